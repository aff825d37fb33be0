import { useState } from "react";

interface CopyButtonProps {
  link: () => string;
  /** What the link leads to; when that changes, the old link is no longer the one that was copied. */
  to: unknown;
  label?: string;
  children: string;
  done: string;
}

/** Copies a link. Where the page may not reach the clipboard the link is shown, ready to be copied by hand. */
export function CopyButton({ link, to, label, children, done }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ to: unknown } | null>(null);
  const [shown, show] = useState<{ to: unknown; link: string } | null>(null);
  const copy = (): void => {
    const text = link();
    // Over plain http from another machine there is no clipboard at all.
    const copying = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
    copying.then(
      () => setCopied({ to }),
      () => show({ to, link: text }),
    );
  };
  if (shown && shown.to === to)
    return (
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus
        autoFocus
        className="copyable"
        aria-label={label ?? children}
        readOnly
        value={shown.link}
        onFocus={(event) => event.target.select()}
      />
    );
  return (
    <button type="button" className="cbtn" aria-label={label} onClick={copy}>
      {copied && copied.to === to ? done : children}
    </button>
  );
}
