import type { CSSProperties, ReactNode } from "react";
import { ErrorBoundary } from "../frame/ErrorBoundary";
import { useDesk } from "./desk";

interface PartProps {
  /** What it is called in the sentence that stands there when it cannot be drawn. */
  name: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A part of the table: if it cannot be drawn it says so, and the rest plays on. The next position is tried anew. */
export function Part({ name, className = "", style, children }: PartProps) {
  const { view } = useDesk();
  const instead = (
    <p className={`broken ${className}`} style={style} role="status">
      {name} cannot be shown: this page does not know something there. The rest of the table goes on.
    </p>
  );
  return (
    <ErrorBoundary at={view} instead={instead}>
      {children}
    </ErrorBoundary>
  );
}
