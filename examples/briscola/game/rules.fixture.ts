/**
 * Rule tests as short stories. A leads the first trick, B has dealt.
 *
 *   [B-5] the title, beginning with its ruling
 *     Ad 2c 4s / 4d 5c 6b / 7d / 3b 2b | A:Ad B:4d => next A, points A:11 B:0
 *
 * Before the bar: A's hand, B's hand, the card turned up, and what lies next in the stock. After it:
 * who plays which card. The story as it really went is compared with the story as told.
 *
 * After the arrow: `next A Ad 2c` who is asked and may play what, or `next over`; `points` taken so
 * far; `drew` who drew what after tricks; `stock` how many are left; `timeout` what the clock would
 * play now.
 */
import { createMatch } from '@mazzo/kernel';
import { enact, readSituations } from '@mazzo/kernel/testing';
import type { Situation } from '@mazzo/kernel/testing';
import { briscola, pointsTaken } from './index.ts';
import type { Event, Move } from './index.ts';

export type Setup = Readonly<Record<string, never>>;

export function situations(text: string): Situation<Setup>[] {
  return readSituations({}, text, (told) => {
    const [lies = '', story = ''] = told.split('|');
    return [`${lies.trim()} |`, story.trim()];
  });
}

export function enacted(situation: Situation<Setup>): Situation<Setup> {
  return enact(situation, tableAfter);
}

/** A table at which this story has been played. */
export function tableAfter(told: string) {
  const [lies = '', story = ''] = told.split('|');
  const match = createMatch(briscola, { seed: `sfc32:${lies}`, shuffles: [deckOf(lies)] });
  const { dealer } = match.state;
  const heard: Event[] = [];

  const seatOf = (letter: string) => (letter === 'B' ? dealer : 1 - dealer);
  const letterOf = (seat: number) => (seat === dealer ? 'B' : 'A');
  const perLetter = (figures: readonly number[]) =>
    figures
      .map((figure, seat) => `${letterOf(seat)}:${figure}`)
      .toSorted()
      .join(' ');

  function play(steps: string): void {
    for (const step of words(steps)) {
      const played = match.play(seatOf(step[0]!), read(step));
      if (!played.ok) throw new Error(`${step} is refused: ${played.rule} ${played.reason}`);
      heard.push(...played.events);
    }
  }

  function next(): string {
    const status = match.status();
    if (status.over) return 'over';
    const { seat } = status.decisions[0]!;
    return [letterOf(seat), ...match.legal(seat).map(({ card }) => nameOf(card))].join(' ');
  }

  function timeout(): string {
    const status = match.status();
    if (status.over) return 'over';
    const [decision] = status.decisions;
    const { card } = briscola.timeout(match.view(decision!.seat), decision!);
    return `${letterOf(decision!.seat)}:${nameOf(card)}`;
  }

  function toldOf(type: 'played' | 'drew'): string {
    return heard
      .flatMap((event) =>
        event.type === type ? `${letterOf(event.seat)}:${nameOf(event.card)}` : [],
      )
      .join(' ');
  }

  function fact(name: string): string {
    if (name === 'next') return next();
    if (name === 'points') return perLetter(match.state.taken.map(pointsTaken));
    if (name === 'drew') return toldOf('drew') || 'nothing';
    if (name === 'stock') return String(match.state.stock.length);
    if (name === 'timeout') return timeout();
    throw new Error(`there is no fact ${name}`);
  }

  play(story);
  return { match, seatOf, play, fact, story: () => toldOf('played') };
}

/** From the top: both hands as they are dealt, the card turned up, the rest. */
function deckOf(lies: string): string[] {
  return words(lies.replaceAll('/', ' '));
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The move of a step such as `A:Ad`. */
export function read(step: string): Move {
  return { type: 'play', card: briscola.cards.names.indexOf(step.slice(2)) };
}

function nameOf(card: number): string {
  return briscola.cards.names[card]!;
}
