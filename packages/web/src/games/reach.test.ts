/** Whatever a player may do can be done by touching what lies on the table, and nothing else can. */
import { createBot } from '@mazzo/bots';
import { flip7 } from '@mazzo/games/flip7';
import { ranks, vinto } from '@mazzo/games/vinto';
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { AnyGame, AnyMove, AnyOptions, Seat, Status } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import type { PageFace, TableWords } from '../play/page-face.ts';
import { touchable } from '../play/scene-shown.ts';
import { eyesOf } from './eyes.fixture.ts';
import { face as flip7Face } from './flip7/face.ts';
import { words as flip7Words } from './flip7/text/en.ts';
import { face as vintoFace } from './vinto/face.ts';
import { words as vintoWords } from './vinto/text/en.ts';

interface Played {
  readonly game: AnyGame;
  readonly face: PageFace;
  readonly words: TableWords;
  readonly options: readonly AnyOptions[];
}

const played: Readonly<Record<string, Played>> = {
  flip7: {
    game: flip7,
    face: flip7Face,
    words: flip7Words,
    options: [{}, { openingDeal: 'on', flipThreeActions: 'deferred' }],
  },
  vinto: {
    game: vinto,
    face: vintoFace,
    words: vintoWords,
    options: [
      { session: 'rounds', rounds: 1 },
      { session: 'rounds', rounds: 1, actions: 'may', king: 'wild', wrongToss: 'tryOthers' },
    ],
  },
};

/** Every legal move that touching things leads to, through moves begun too. */
function reached(view: unknown, seat: Seat, of: Played, begun: unknown = null): Set<string> {
  const scene = of.face.scene(view, { ...eyesOf(seat, of.words), begun });
  const moves = new Set<string>();
  for (const id of touchable(scene)) {
    const meaning = of.face.meant({ kind: 'tap', id }, view, seat, begun);
    if (meaning?.kind === 'move' && of.game.check(view, seat, meaning.move) === null) {
      moves.add(keyOf(meaning.move));
    }
    if (meaning?.kind !== 'begun' || meaning.begun === null || begun !== null) continue;
    for (const move of reached(view, seat, of, meaning.begun)) moves.add(move);
  }
  return moves;
}

/** One of those who are asked, in turn. */
function deciderOf(status: Status, n: number): Seat {
  const decisions = status.over ? [] : status.decisions;
  return decisions[n % decisions.length]!.seat;
}

function keyOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

describe.each(Object.entries(played))('%s on the table', (_name, of) => {
  test.each(of.options)('every legal move is within reach, with %j', (options) => {
    let states = 0;
    for (let seed = 0; seed < 12; seed++) {
      const match = createMatch(of.game, { options, seed: `sfc32:reach ${seed}` });
      const bots = ['random', 'sensible'] as const;
      const bot = createBot(bots[seed % 2]!, of.game, chanceFrom(`sfc32:bot ${seed}`));
      for (let n = 0; n < 400 && !match.status().over; n++) {
        const seat = deciderOf(match.status(), n);
        const view = match.view(seat);
        const legal = of.game.legal(view, seat).map(keyOf);
        expect([...reached(view, seat, of)].toSorted()).toEqual([...new Set(legal)].toSorted());
        states++;
        match.play(seat, bot.choose(view, seat));
      }
    }
    expect(states).toBeGreaterThan(300);
  });
});

test('[V-9] a card can be tossed in while one’s own tossed Ace asks for a player', () => {
  const { state } = createMatch(vinto, { seed: 'sfc32:ace' });
  state.phase = { kind: 'tossIn', passed: 0, barred: 0, tried: [] };
  state.action = { seat: 0, rank: ranks.indexOf('A'), tossed: true, targets: [] };
  const legal = vinto.legal(state, 0).map(keyOf);
  expect(legal).toContain(keyOf({ type: 'tossIn', slot: 0 } as AnyMove));
  expect([...reached(state, 0, played['vinto']!)].toSorted()).toEqual(legal.toSorted());
});
