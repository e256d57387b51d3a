/** What has happened, a paragraph a move, as far as this player may still read it. */
import { tellEvent } from '@mazzo/kernel';
import type { AnyEvent, Seat } from '@mazzo/kernel';
import type { Eyes, PageFace } from '../page-face.ts';
import { toldOpenly } from '../sentences.ts';
import type { Shown } from '../showing.ts';
import type { ToldEvent } from '../stage.ts';

interface Paragraph {
  readonly seq: number;
  /** Who did it, if it was anybody. */
  readonly seat: Seat | null;
  readonly words: string;
}

export interface ToldLines {
  /** Oldest first. */
  readonly paragraphs: readonly Paragraph[];
  /** What came before is left to memory. */
  readonly forgets: boolean;
}

/** When a round is over, everything of it may be read again. */
export function toldLines(shown: Shown, face: PageFace, eyes: Eyes): ToldLines {
  const { view, story, held } = shown;
  const forgets = face.isFleeting(view) && held === null;
  const told = forgets ? toldOpenly(sinceLastMove(story), face, view, eyes) : story;
  return { paragraphs: tell(told, eyes), forgets };
}

/** From the player's own last move on, itself included. */
function sinceLastMove(story: readonly ToldEvent[]): readonly ToldEvent[] {
  const own = story.findLast(({ cause }) => cause === 'person');
  return own === undefined ? story : story.filter(({ seq }) => seq >= own.seq);
}

function tell(story: readonly ToldEvent[], { words, to }: Eyes): Paragraph[] {
  const paragraphs = new Map<number, Paragraph>();
  for (const { seq, event } of story) {
    const sentence = tellEvent(words, event, to);
    if (sentence === '') continue;
    const begun = paragraphs.get(seq);
    const said = begun === undefined ? sentence : `${begun.words} ${sentence}`;
    paragraphs.set(seq, { seq, seat: begun?.seat ?? seatOf(event), words: said });
  }
  return [...paragraphs.values()];
}

/** Whoever acts is named by the event, in any game. */
function seatOf(event: AnyEvent): Seat | null {
  const { by, seat } = event as { readonly by?: unknown; readonly seat?: unknown };
  return typeof by === 'number' ? by : typeof seat === 'number' ? seat : null;
}
