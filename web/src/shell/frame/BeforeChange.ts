import { Component } from "react";

interface BeforeChangeProps {
  /** What changes. */
  of: unknown;
  look: () => void;
}

/** Looks at the page just before it changes: all of it is laid out then, while a look right afterwards would have to lay
 *  it out once more. */
export class BeforeChange extends Component<BeforeChangeProps> {
  override getSnapshotBeforeUpdate(before: BeforeChangeProps): null {
    if (before.of !== this.props.of) this.props.look();
    return null;
  }

  override componentDidUpdate(): void {
    // React asks for it beside the other.
  }

  override render(): null {
    return null;
  }
}
