import { memo } from "react";

/** One of the icons that a sprite has drawn. */
export const Icon = memo(function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`ic ${className}`.trim()} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
});

export const Arrow = memo(function Arrow() {
  return (
    <svg className="arr" aria-hidden="true">
      <use href="#arr" />
    </svg>
  );
});
