/** What a draft looks like while it is one. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Meld, OneStep } from '@mazzo/games/pinnacola';
import { cardNamed } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import type { Fan, Ribbon } from '../../table/scene.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { face } from './face.ts';
import { Fingers } from './fingers.fixture.ts';
import { holding } from './holding.fixture.ts';
import { BEST, HAND, meldId, TAKE_UP } from './places.ts';
import { words } from './text/en.ts';

const run = (suit: number, from: number, to: number): Meld => {
  return { kind: 'run', suit, from, to, joker: null };
};
const HEARTS = 2;
const named = (name: string) => cardNamed(pinnacola.cards, name)!;

function sceneOf({ view, begun }: Fingers) {
  return face.scene(view, { ...eyesOf(0, words), begun });
}

function handOf(fingers: Fingers) {
  return sceneOf(fingers).zones.find(({ id }) => id === HAND)!.cards;
}

/** Of each place in the hand what lies there, and how it is marked. */
function handSaid(fingers: Fingers): string[] {
  return handOf(fingers).map(({ face: name, fresh = '' }) => `${name} ${fresh}`.trim());
}

test('a meld that is added to keeps its name and its gold; only what is added is marked', () => {
  const view = holding('10h Jh 2c 9d');
  view.melds[0] = [run(HEARTS, 2, 8)];
  const fingers = new Fingers(view, 0);
  const band = () => sceneOf(fingers).zones.find(({ id }) => id === meldId(0, 0)) as Ribbon;
  expect(band()).toMatchObject({ band: 'great', printed: 'Pinnacola' });
  fingers.take({ kind: 'add', at: { of: 'own', meld: 0 }, to: run(HEARTS, 2, 10) });
  expect(band()).toMatchObject({ band: 'great', printed: 'Pinnacola' });
  const marked = band().cards.filter(({ fresh }) => fresh === 'laid');
  expect(marked.map(({ name }) => name)).toEqual(['10♥, added now', 'J♥, added now']);
  expect(band().name).not.toContain('draft');
});

test('what is laid leaves no gap in the hand: the others close up as they lay, in rows for all that were there', () => {
  const fingers = new Fingers(holding('5h 6h 7h Kc Kd Ks 2c 9d'), 0);
  const fan = () => sceneOf(fingers).zones.find(({ id }) => id === HAND) as Fan;
  const laid = new Set(['5h', '6h', '7h']);
  const before = handOf(fingers).filter(({ face: name }) => !laid.has(name));
  fingers.take({ kind: 'lay', meld: run(HEARTS, 4, 6) });
  expect(handOf(fingers).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(fan()).toMatchObject({ kept: 8, awaited: 0, facts: [{ text: '5 cards' }] });
  // A suit that is laid keeps its row in a hand that has one for each.
  expect(fan().parts).toEqual([2, 2, 1, 0]);
});

test('several cards lifted are laid by touching the table; one is not', () => {
  const fingers = new Fingers(holding('5h 6h 7h Kc Kd 2c 9d'), 0);
  expect(sceneOf(fingers).bare).toBeUndefined();
  fingers.lift([named('5h')]);
  expect(sceneOf(fingers).bare).toBeUndefined();
  fingers.lift([named('6h'), named('7h')]);
  fingers.tap(sceneOf(fingers).bare!);
  expect(fingers.begun!.draft.steps).toEqual([{ kind: 'lay', meld: run(HEARTS, 4, 6) }]);
  const drafted = sceneOf(fingers).zones.find(({ id }) => id === meldId(0, 0));
  expect(drafted).toMatchObject({
    band: 'draft',
    printed: 'Run',
    name: expect.stringContaining('draft'),
  });
});

test('[P-10] a joker that is fetched lies where the card for it lay, and is new', () => {
  const view = holding('4h 9h 10h Kc 2d');
  view.melds[1] = [{ kind: 'run', suit: HEARTS, from: 2, to: 4, joker: 3 }];
  const fingers = new Fingers(view, 0);
  const fetch: OneStep = { kind: 'replace', at: { of: 'theirs', meld: 0 }, card: named('4h') };
  expect(handSaid(fingers)).toEqual(['Kc', '2d', '4h new', '9h', '10h']);
  fingers.take(fetch);
  expect(handSaid(fingers)).toEqual(['Kc', '2d', 'joker new', '9h', '10h']);
});

test('[P-4] a twin of what was owed has no frame once the duty is met', () => {
  const fingers = new Fingers(holding('6c 6c 5c 7c 2d 9h', '6c'), 0);
  expect(handSaid(fingers).filter((said) => said.endsWith('owed'))).toEqual(['6c owed']);
  fingers.take({ kind: 'lay', meld: run(0, 4, 6) });
  expect(handSaid(fingers)).toEqual(['6c', '2d', '9h']);
});

test('what is best is laid and no card lifted: a hint alone says what to throw away', () => {
  const fingers = new Fingers(holding('5h 6h 7h Kc Kd Ks 2c 9d'), 0);
  fingers.tap(BEST);
  expect(fingers.begun!.lifted).toEqual([]);
  expect(sceneOf(fingers).tray.question).toBe('55 points laid. Lift a card to discard.');
});

test('with nothing to lay that is said', () => {
  const { question } = sceneOf(new Fingers(holding('5h 7s 9c Kd'), 0)).tray;
  expect(question).toBe('Nothing to lay: lift a card to discard.');
});

test('whoever is to touch a meld is not led to the hand, but may lift a card all the same', () => {
  const fingers = new Fingers(holding('5h 6h 7h Kc Kd Ks 2c 9d'), 0);
  fingers.tap(BEST);
  fingers.tap(TAKE_UP);
  expect([...fingers.touches.taps.keys()].filter((id) => id.startsWith(HAND))).toEqual([]);
  const card = handOf(fingers).find(({ tap }) => tap);
  const meaning = face.meant({ kind: 'tap', id: card!.id }, fingers.view, 0, fingers.begun);
  expect(meaning).toMatchObject({ kind: 'begun', begun: { takesUp: false, lifted: [card!.id] } });
});

test('[P-3] whoever reads the pozzo reads what it obliges to, or why it cannot be taken', () => {
  const view = holding('5h 6h 9c Kd');
  const read = (top: string) => {
    view.pozzo = [named('2s'), named(top)];
    view.phase = { kind: 'draw' };
    return sceneOf(new Fingers(view, 0)).zones.find(({ id }) => id === 'pozzo')!.read;
  };
  expect(read('7h')).toBe('Whoever takes all of it must lay the 7♥ before discarding.');
  expect(read('3d')).toContain('3♦ cannot be melded this turn');
});

test('with a card lifted a touch on a meld that cannot take it says why; without, it opens the meld', () => {
  const view = holding('10h 2c 9d');
  view.melds[1] = [run(HEARTS, 2, 4)];
  const fingers = new Fingers(view, 0);
  const id = meldId(1, 0);
  const meld = () => sceneOf(fingers).zones.find((zone) => zone.id === id)!;
  expect(meld().opens).toBe(true);
  fingers.lift([named('10h')]);
  expect(meld().opens).toBe(false);
  expect(face.meant({ kind: 'tap', id }, view, 0, fingers.begun)).toMatchObject({
    kind: 'refused',
    why: { reason: 'noJokerThere' },
  });
});

test('a fetched joker is owed until it is laid, and then said to be', () => {
  const view = holding('4h 5c 6c 9d 2d Kd');
  view.melds[1] = [{ kind: 'run', suit: HEARTS, from: 2, to: 4, joker: 3 }];
  const fingers = new Fingers(view, 0);
  const duties = () =>
    sceneOf(fingers).zones.flatMap(({ id, name }) => (id.startsWith('duty:') ? [name] : []));
  expect(duties()).toEqual([]);
  fingers.take({ kind: 'replace', at: { of: 'theirs', meld: 0 }, card: named('4h') });
  expect(duties()).toEqual(['lay the joker']);
  fingers.tap(BEST);
  expect(duties()).toEqual(['joker laid']);
});
