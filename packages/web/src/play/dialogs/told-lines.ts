/** What has happened, a paragraph for each who does something in a move, as far as this player may still read it. */
import { tellEvent, tellSaid } from '@mazzo/kernel';
import type { AnyEvent, Seat } from '@mazzo/kernel';
import type { Utterance } from '@mazzo/table';
import type { Eyes, PageFace } from '../page-face.ts';
import type { Playing } from '../playing.ts';
import { toldOpenly } from '../sentences.ts';
import type { Shown } from '../showing.ts';
import type { ToldEvent } from '../stage.ts';

interface Paragraph {
  readonly key: string;
  readonly seq: number;
  /** Who did it, if it was anybody. */
  readonly seat: Seat | null;
  readonly words: string;
}

export interface ToldLines {
  /** Oldest first. */
  readonly paragraphs: readonly Paragraph[];
  /** Something is left to memory. */
  readonly forgets: boolean;
}

/** At this moment. */
export function toldNow({ playable, showing, eyes, talking }: Playing): ToldLines {
  return toldLines(showing.shown.value!, playable.face, eyes.value, talking.value?.all.value);
}

/** When a round is over, everything of it may be read again. */
export function toldLines(
  shown: Shown,
  face: PageFace,
  eyes: Eyes,
  talk: readonly Utterance[] = [],
): ToldLines {
  const { view, held } = shown;
  const story = withHeld(shown);
  const isFleeting = face.isFleeting(view) && held === null;
  const told = isFleeting ? toldOpenly(sinceLastMove(story, eyes), face, view, eyes) : story;
  const paragraphs = withTalk(tell(told, eyes), talk, eyes);
  return { paragraphs, forgets: told.length < story.length };
}

/** A round's end is read before the table is cleared for the next. */
function withHeld({ story, held }: Shown): readonly ToldEvent[] {
  const last = story.at(-1);
  if (held === null || last === undefined || last.event === held) return story;
  return [...story, { ...last, event: held }];
}

/** From the player's own last move on, itself included; to let something go by, of which nothing is told, is none. */
function sinceLastMove(story: readonly ToldEvent[], { words, to }: Eyes): readonly ToldEvent[] {
  const isTold = ({ event }: ToldEvent) => tellEvent(words, event, to) !== '';
  const own = story.findLast((told) => told.cause === 'person' && isTold(told));
  return own === undefined ? story : story.filter(({ seq }) => seq >= own.seq);
}

function tell(story: readonly ToldEvent[], { words, to }: Eyes): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { seq, event } of story) {
    const sentence = tellEvent(words, event, to);
    if (sentence === '') continue;
    const seat = seatOf(event);
    const last = paragraphs.at(-1);
    if (last?.seq === seq && last.seat === seat) {
      paragraphs[paragraphs.length - 1] = { ...last, words: `${last.words} ${sentence}` };
    } else {
      const key = last?.seq === seq ? `${last.key} ${seat}` : String(seq);
      paragraphs.push({ key, seq, seat, words: sentence });
    }
  }
  return paragraphs;
}

/** Each where it was said. */
function withTalk(
  paragraphs: readonly Paragraph[],
  talk: readonly Utterance[],
  { words, to }: Eyes,
): readonly Paragraph[] {
  if (talk.length === 0) return paragraphs;
  const said = talk.map((one): Paragraph => {
    const { seq, seat, position } = one;
    return { key: `said ${position}`, seq, seat, words: tellSaid(words, one, to) };
  });
  const shown = paragraphs.at(-1)?.seq ?? 0;
  return [...paragraphs, ...said.filter(({ seq }) => seq <= shown)].toSorted(
    (a, b) => a.seq - b.seq,
  );
}

/** Whoever acts is named by the event, in any game. */
function seatOf(event: AnyEvent): Seat | null {
  const { by, seat } = event as { readonly by?: unknown; readonly seat?: unknown };
  return typeof by === 'number' ? by : typeof seat === 'number' ? seat : null;
}
