/** Our name, as signs.svg draws it. */
export function Wordmark({ height = 36 }: { readonly height?: number }) {
  return (
    <svg viewBox="-3 -1 123 36" height={height} role="img" aria-label="Mazzo">
      <use href="#logo-name" />
    </svg>
  );
}
