import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The table's server; `npm run dev` passes everything under /api on to it.
const server = process.env.LANDFALL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  build: {
    target: ["chrome123", "firefox125", "safari17.5"], // light-dark() and CSS nesting as they stand
    assetsInlineLimit: 0, // the content security policy admits files of our own, no data: addresses
    chunkSizeWarningLimit: 250,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
