/** Things of the market by themselves, as on a price tag (`thing-leek`) or in a wish (`family-tools`). */
interface PictureProps {
  readonly of: string;
  /** Its height. */
  readonly size: number;
}

export function Picture({ of, size }: PictureProps) {
  const around = of.startsWith('family') ? '-12 -14 24 28' : '-44 -54 88 108';
  return (
    <svg viewBox={around} height={size} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}
