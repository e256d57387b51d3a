/** What a card counts where its print says something else: small, dark, with a rim of paper. */
import { Word } from './glyphs.tsx';

/** `text` is a number, with − for a minus. */
export function ValueBadge({ text, size }: { readonly text: string; readonly size: number }) {
  const wide = text.length > 1 ? 38 : 30;
  return (
    <svg viewBox={`0 0 ${wide} 30`} height={size} aria-hidden="true">
      <rect x="1.5" y="1.5" width={wide - 3} height="27" rx="13.5" fill="var(--card-ink)" />
      <rect
        x="1.5"
        y="1.5"
        width={wide - 3}
        height="27"
        rx="13.5"
        fill="none"
        stroke="var(--rim)"
        stroke-width="2.5"
      />
      <Word text={text} x={wide / 2} y={8.5} height={13} colour="var(--rim)" />
    </svg>
  );
}
