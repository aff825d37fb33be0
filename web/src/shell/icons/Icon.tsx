/** One of the icons that a sprite has drawn. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`ic ${className}`.trim()} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

export function Arrow() {
  return (
    <svg className="arr" aria-hidden="true">
      <use href="#arr" />
    </svg>
  );
}
