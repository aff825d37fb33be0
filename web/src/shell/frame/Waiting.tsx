import type { ReactNode } from "react";

/** A page on its way, or one that cannot come: a page like any other to whoever listens to it. */
export function Waiting({ children, problem = false }: { children: ReactNode; problem?: boolean }) {
  return (
    <main className="loading">
      <h1 className="vh">Landfall</h1>
      <p role={problem ? "alert" : "status"}>{children}</p>
    </main>
  );
}
