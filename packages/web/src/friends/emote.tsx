/** What a face says without words, in the lines of the page's other signs. */
import type { Emote } from '@mazzo/server/protocol/line';

const ROUND = 'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 1 0 0-17.6';
const EYES = 'M9 10v.1M15 10v.1';

const lines: Readonly<Record<Emote, string>> = {
  smile: `${ROUND}${EYES}M8 14.2c1.6 2.4 6.4 2.4 8 0`,
  laugh: `${ROUND}M7.8 10.4l1.3-1.3 1.3 1.3M13.6 10.4l1.3-1.3 1.3 1.3M7.8 13.4h8.4c-.4 3-2 4.2-4.2 4.2s-3.8-1.2-4.2-4.2z`,
  wow: `${ROUND}${EYES}M12 13.2a2 2.2 0 1 0 0 4.4 2 2.2 0 1 0 0-4.4`,
  cry: `${ROUND}${EYES}M8.5 16.8c1.4-2.2 5.6-2.2 7 0M16.4 12c1 1.4.9 2.6 0 2.8-.9-.2-1-1.4 0-2.8`,
  angry: `${ROUND}M7.4 8.8l3 1.4M16.6 8.8l-3 1.4M9.4 12v.1M14.6 12v.1M9 16.4h6`,
  think: `${ROUND}${EYES}M9.3 16.2l5.2-1M13.6 7.4c1-.7 2-.7 3 0`,
  clap: 'M6.5 13.5 11 9c.9-.9 2.3.3 1.5 1.3L10 13.2M10.5 12.5l4-4c.9-.9 2.2.4 1.4 1.3l-4 4.2M13 13.2l2.8-2.8c.9-.8 2.1.4 1.3 1.3l-4.8 5.4c-2 2.2-5 2.4-6.8.5-1.6-1.7-1.4-3.4 0-4.6M16 3.5v2M19.5 5 18 6.5M21 8.5h-2',
  heart:
    'M12 20c-5-3.6-8-6.6-8-10.2C4 7.2 5.9 5.4 8.2 5.4c1.6 0 3 .9 3.8 2.3.8-1.4 2.2-2.3 3.8-2.3 2.3 0 4.2 1.8 4.2 4.4 0 3.6-3 6.6-8 10.2z',
};

export function EmoteSign({ emote }: { readonly emote: Emote }) {
  return (
    <svg class="lines" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d={lines[emote]} />
    </svg>
  );
}
