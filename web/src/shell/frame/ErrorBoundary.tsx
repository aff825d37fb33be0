import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When this changes, what broke is tried again. */
  at: unknown;
  /** Stands in the place of what broke. */
  instead: ReactNode;
}

/** What breaks inside stays inside: everything around it goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.broken && before.at !== this.props.at) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

/** A page that cannot be drawn, and the two ways on. */
export function BrokenPage() {
  return (
    <main className="loading">
      <h1 className="vh">Landfall</h1>
      <div role="alert" className="brokenpage">
        <p>This page could not be drawn. No game is lost: the server keeps every move.</p>
        <p>
          <button type="button" className="go" onClick={() => location.reload()}>
            Reload
          </button>{" "}
          <a href="/">Back to the start</a>
        </p>
      </div>
    </main>
  );
}
