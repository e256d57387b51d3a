/** Whatever a player may do can be done by touching what lies on the table, and nothing else can. */
import { createBot } from '@mazzo/bots';
import { flip7 } from '@mazzo/games/flip7';
import { ranks, vinto } from '@mazzo/games/vinto';
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { AnyGame, AnyMove, AnyOptions, Seat, Status } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import type { PageFace, TableWords } from '../play/page-face.ts';
import { touchable } from '../play/scene-shown.ts';
import { drop, keyOf, tap } from '../play/touches.ts';
import type { Meaning, Touches } from '../play/touches.ts';
import type { Gesture } from '../table/scene.ts';
import { eyesOf } from './eyes.fixture.ts';
import { face as flip7Face } from './flip7/face.ts';
import { FLIP } from './flip7/places.ts';
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

/** What touching things leads to, and what is wrong with it. */
class Reach {
  readonly moves = new Set<string>();
  readonly faults: string[] = [];
  readonly #begun = new Set<string>();
  readonly #of: Played;
  readonly #view: unknown;
  readonly #seat: Seat;

  constructor(of: Played, view: unknown, seat: Seat) {
    this.#of = of;
    this.#view = view;
    this.#seat = seat;
    this.#explore(null);
  }

  #explore(begun: unknown): void {
    if (this.#begun.has(JSON.stringify(begun))) return;
    this.#begun.add(JSON.stringify(begun));
    const { face, words } = this.#of;
    const scene = face.scene(this.#view, { ...eyesOf(this.#seat, words), begun });
    const { taps, drops } = face.touches(this.#view, this.#seat, begun);
    for (const id of touchable(scene)) this.#follow(tap(id), taps.get(id), begun);
    const ids = new Set(
      scene.zones.flatMap(({ id, cards }) => [id, ...cards.map((one) => one.id)]),
    );
    for (const [id, placesOf] of drops) {
      const places = placesOf();
      if (places.size === 0) this.faults.push(`${id} can be put nowhere`);
      for (const [on, meaning] of places) {
        if (!ids.has(id) || !ids.has(on)) this.faults.push(`${id} or ${on} is not on the table`);
        this.#follow(drop(id, on), meaning, begun);
      }
    }
  }

  /** What is lit means what it would mean without being lit, and whatever leads on is lit. */
  #follow(gesture: Gesture, meaning: Meaning | undefined, begun: unknown): void {
    const meant = this.#of.face.meant(gesture, this.#view, this.#seat, begun);
    const said = JSON.stringify(gesture);
    if (meaning === undefined) {
      if (this.#leadsOn(meant)) this.faults.push(`${said} leads on and is not lit`);
      return;
    }
    if (JSON.stringify(meaning) !== JSON.stringify(meant))
      this.faults.push(`${said} is two things`);
    if (meaning.kind === 'move') this.moves.add(keyOf(meaning.move));
    else this.#explore(meaning.begun);
  }

  #leadsOn(meant: Meaning | null): boolean {
    if (meant?.kind !== 'move') return meant !== null;
    return this.#of.game.check(this.#view, this.#seat, meant.move) === null;
  }
}

/** One of those who are asked, in turn. */
function deciderOf(status: Status, n: number): Seat {
  const decisions = status.over ? [] : status.decisions;
  return decisions[n % decisions.length]!.seat;
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
        const legal = new Set(of.game.legal(view, seat).map(keyOf));
        const { moves, faults } = new Reach(of, view, seat);
        expect(faults).toEqual([]);
        expect([...moves].toSorted()).toEqual([...legal].toSorted());
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
  const { moves } = new Reach(played['vinto']!, state, 0);
  expect([...moves].toSorted()).toEqual(legal.toSorted());
});

test('a fault is found: something dark that leads on, and something lit that does not', () => {
  const flip7Played = played['flip7']!;
  const { state } = createMatch(flip7, { seed: 'sfc32:fault' });
  const seat = deciderOf(flip7.status(state), 0);
  const withTaps = (change: (taps: Map<string, Meaning>) => void): Played => {
    const touches = (): Touches => {
      const { taps, drops } = flip7Face.touches(state, seat, null);
      const changed = new Map<string, Meaning>(taps);
      change(changed);
      return { taps: changed, drops };
    };
    return { ...flip7Played, face: { ...flip7Played.face, touches } };
  };
  expect(new Reach(flip7Played, state, seat).faults).toEqual([]);
  const dark = withTaps((taps) => void taps.delete(FLIP));
  expect(new Reach(dark, state, seat).faults).not.toEqual([]);
  const wrong = withTaps((taps) => void taps.set(FLIP, { kind: 'move', move: { type: 'bank' } }));
  expect(new Reach(wrong, state, seat).faults).not.toEqual([]);
});
