/** Our name and our mark, as signs.svg draws them. */
export function Wordmark({ height = 36 }: { readonly height?: number }) {
  return (
    <svg viewBox="-3 -1 123 36" height={height} role="img" aria-label="Mazzo">
      <use href="#logo-name" />
    </svg>
  );
}

export function Mark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <use href="#logo-mark" />
    </svg>
  );
}
