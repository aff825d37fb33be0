interface DrawnProps {
  viewBox: string;
  /** What `pen`, `kit` and their like have made. */
  drawing: string;
  className?: string;
  fit?: string;
  style?: React.CSSProperties;
  /** What it shows, where nothing else says so. */
  label?: string;
}

/** One of our drawings, which takes its colours from where it stands. */
export function Drawn({ viewBox, drawing, className, fit, style, label }: DrawnProps) {
  const spoken = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      style={style}
      {...spoken}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes; no word of anybody's gets in
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
