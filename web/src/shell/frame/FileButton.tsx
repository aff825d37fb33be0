import type { ReactNode } from "react";

interface FileButtonProps {
  /** Endings and kinds of files that can be chosen. */
  accept: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for a file. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
  return (
    <label className="cbtn file">
      {children}
      <input
        type="file"
        className="vh"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = ""; // the same file may be chosen again
        }}
      />
    </label>
  );
}
