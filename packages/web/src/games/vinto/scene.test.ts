import { randomMove } from '@mazzo/bots';
import { GAP, valueOf, vinto } from '@mazzo/games/vinto';
import type { State } from '@mazzo/games/vinto';
import { chanceFrom, createMatch, decisionOf } from '@mazzo/kernel';
import type { Seat, Status } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { face } from './face.ts';
import { PILE_TOP, slotId } from './places.ts';
import { scene } from './scene.ts';
import { words } from './text/en.ts';

/** What the top of the pile is called by whoever sits there. */
function pileName(view: State, seat: Seat): string {
  const pieces = scene(view, eyesOf(seat, words)).zones.flatMap(({ cards }) => cards);
  return pieces.find(({ id }) => id === PILE_TOP)!.name;
}

function mayTake(view: State, status: Status, seat: Seat): boolean {
  const asked = decisionOf(status, seat) !== undefined;
  return asked && vinto.check(view, seat, { type: 'take' }) === null;
}

test('[V-6] the pile says that it may be taken to the player who may take it, and to nobody else', () => {
  const said = { yes: 0, no: 0, unused: 0 };
  for (let seed = 0; seed < 6; seed++) {
    const match = createMatch(vinto, { seed: `sfc32:pile ${seed}` });
    const chance = chanceFrom(`sfc32:pile bot ${seed}`);
    for (let n = 0; n < 200 && !match.status().over; n++) {
      const status = match.status();
      for (const seat of match.state.hands.keys()) {
        const name = pileName(match.view(seat), seat);
        const may = mayTake(match.view(seat), status, seat);
        expect(name.endsWith(', may be taken'), `${name}, seat ${seat}`).toBe(may);
        said[may ? 'yes' : name.endsWith(', not used yet') ? 'unused' : 'no'] += 1;
      }
      const { seat } = status.over ? { seat: 0 } : status.decisions[n % status.decisions.length]!;
      match.play(seat, randomMove(vinto, match.view(seat), seat, chance));
    }
  }
  for (const count of Object.values(said)) expect(count).toBeGreaterThan(50);
});

/** Seat 0 has looked at its first card. */
function lookedAt(memoryAid: 'off' | 'ownCards'): State {
  const match = createMatch(vinto, { seed: 'sfc32:looked', options: { memoryAid } });
  match.play(0, { type: 'peek', slot: 0 });
  return match.view(0);
}

test.each([
  ['face down', 'off', false, ', face down'],
  ['shown for a moment', 'off', true, ': '],
  ['remembered for the player', 'ownCards', false, ', face down; you saw '],
] as const)(
  'what another has done to a card is told of one %s',
  (_how, memoryAid, isShown, lies) => {
    const id = slotId(0, 0);
    const glimpses = new Set(isShown ? [id] : []);
    const pieceIn = (traced: boolean) => {
      const traces = new Map(traced ? [[id, 'eye'] as const] : []);
      const { zones } = scene(lookedAt(memoryAid), { ...eyesOf(0, words), glimpses, traces });
      return zones.flatMap(({ cards }) => cards).find((piece) => piece.id === id)!;
    };
    const [plain, marked] = [pieceIn(false), pieceIn(true)];
    expect(plain.name).toContain(`Your card 1${lies}`);
    const name = plain.name.replace('card 1', 'card 1, just looked at');
    expect(marked).toEqual({ ...plain, trace: 'eye', name });
  },
);

test('a card drawn into a row has the tab of what is new, and is told as that', () => {
  const id = slotId(1, 0);
  const traces = new Map([[id, 'new' as const]]);
  const { zones } = scene(lookedAt('off'), { ...eyesOf(0, words), traces });
  const piece = zones.flatMap(({ cards }) => cards).find((one) => one.id === id)!;
  expect(piece).toMatchObject({ face: 'back', fresh: 'new' });
  expect(piece.trace).toBe(undefined);
  expect(piece.name).toContain('card 1, just drawn, face down');
});

test('[V-13] what comes of it, win, tie or lose, is said before Vinto is called', () => {
  expect(face.grave!.type).toBe('callVinto');
  expect(face.grave!.stakes({ ...eyesOf(0, words), begun: null })).toMatch(
    /Lowest: you \+3, others −1\. Tied: you \+3, others 0\. Beaten: you −1, others \+3\.$/,
  );
});

function sumsIn(view: State, eyes: Parameters<typeof scene>[1]): string[] {
  const heads = scene(view, eyes).zones.filter(({ shape }) => shape === 'row');
  return heads
    .flatMap(({ facts }) => facts.map(({ text }) => text))
    .filter((text) => /=/.test(text));
}

test('hands that are shown at a round’s end are counted; cards that are shown for a moment are not', () => {
  const { state } = createMatch(vinto, { seed: 'sfc32:sums' });
  const glimpses = new Set(state.hands[1]!.map((_, slot) => slotId(1, slot)));
  const eyes = { ...eyesOf(0, words), glimpses };
  expect(sumsIn(state, { ...eyes, between: true })).toHaveLength(1);
  expect(sumsIn(state, eyes)).toEqual([]);
});

test('when the match is over all cards lie open and are counted, whoever comes to see them', () => {
  const options = { session: 'rounds', rounds: 1 } as const;
  const match = createMatch(vinto, { seed: 'sfc32:over', options });
  const chance = chanceFrom('sfc32:over bot');
  for (let status = match.status(); !status.over; status = match.status()) {
    const { seat } = status.decisions[0]!;
    match.play(seat, randomMove(vinto, match.view(seat), seat, chance));
  }
  const eyes = eyesOf(0, words);
  expect(sumsIn(match.view(0), eyes)).toHaveLength(match.state.hands.length);
  const rows = scene(match.view(0), eyes).zones.filter(({ shape }) => shape === 'row');
  const lying = rows.flatMap(({ cards }) => cards).filter(({ face }) => face !== 'gap');
  expect(lying.length).toBeGreaterThan(4);
  for (const { name, tone } of lying) {
    expect(name).toMatch(/ card \d+: /);
    expect(tone).toBe('glimpsed');
  }
});

test('the plate is with whoever has the lowest sum, once all hands are open', () => {
  let shared = 0;
  for (let seed = 0; seed < 8; seed++) {
    const match = createMatch(vinto, { seed: `sfc32:plate ${seed}` });
    const chance = chanceFrom(`sfc32:plate bot ${seed}`);
    for (let n = 0; n < 60; n++) {
      const status = match.status();
      if (status.over) break;
      const { seat } = status.decisions[n % status.decisions.length]!;
      match.play(seat, randomMove(vinto, match.view(seat), seat, chance));
    }
    // The truth, as it is told when a round ends.
    const { state } = match;
    const places = state.hands.map((hand, seat) => hand.map((_, slot) => slotId(seat, slot)));
    const plates = (open: readonly string[], between: boolean) =>
      scene(state, { ...eyesOf(0, words), between, glimpses: new Set(open) })
        .zones.filter(({ plate }) => plate === 'lowest')
        .map(({ name }) => name);
    const sums = state.hands.map((hand) =>
      hand.reduce((sum, card) => (card === GAP ? sum : sum + valueOf(card)), 0),
    );
    const lowest = ['You', 'Ada', 'Bruno', 'Carla'].filter((_, seat) => {
      return sums[seat] === Math.min(...sums);
    });
    expect(plates(places.flat(), true)).toEqual(lowest);
    expect(plates(places.slice(1).flat(), true)).toEqual([]);
    expect(plates(places.flat(), false)).toEqual([]);
    shared += lowest.length;
  }
  expect(shared).toBeGreaterThanOrEqual(8);
});
