import { pinnacola } from '@mazzo/games/pinnacola';
import type { Event, Meld, State } from '@mazzo/games/pinnacola';
import { cardNamed, createMatch, emptyBag } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { begunAt, isOpening, revive } from './begun.ts';
import { face } from './face.ts';
import { Fingers } from './fingers.fixture.ts';
import { holding } from './holding.fixture.ts';
import { ALL_BACK, BEST, HAND, meldId, SORT, TAKE_UP, UNDO } from './places.ts';
import { words } from './text/en.ts';
import { joinedTo } from './hand.ts';
import { turnAt } from './turn.ts';

const HELD = '5h 6h 7h Kc Kd Ks 2c 9d';
const again = (begun: unknown): unknown => JSON.parse(JSON.stringify(begun));
const cardsOf = (fingers: Fingers) =>
  turnAt(fingers.view, fingers.seat, fingers.begun)
    .hand.map(({ card }) => pinnacola.cards.names[card])
    .join(' ');

describe('what was begun', () => {
  const view = holding(HELD);
  const fingers = new Fingers(view, 0);
  fingers.tap(BEST);
  const { begun } = fingers;

  test('is there again after a reload, draft and lifted card', () => {
    expect(revive(again(begun), view, 0)).toEqual(begun);
  });

  test('ends with its question, but for the order of the hand', () => {
    const later = { ...view, question: view.question + 1 };
    expect(revive(begun, later, 0)).toBe(null);
    const sorted = { ...begun!, sorted: 'rank' as const };
    expect(revive(sorted, later, 0)).toEqual({ ...begunAt(later, null), sorted: 'rank' });
  });

  test.each([
    ['nothing', null],
    ['a word', 'draft'],
    ['a list', []],
    [
      'another shape',
      { question: view.question, draft: 7, lifted: 'all', sorted: 'luck', order: 3 },
    ],
    [
      'cards that are not there',
      { ...begun!, draft: { steps: [{ kind: 'takeUp', meld: 9 }], undone: [] }, lifted: [] },
    ],
  ])('%s does no harm', (_, stored) => {
    expect(revive(stored, view, 0)).toBe(null);
  });

  test('of a hand that is no longer in play is nothing', () => {
    expect(revive(begun, { ...view, phase: { kind: 'over' } }, 0)).toBe(null);
  });
});

test('an opening is over with its first discard, and no later hand has one', () => {
  const { state, play } = createMatch(pinnacola, { seed: 'sfc32:opening' });
  expect(isOpening(state)).toBe(true);
  play(state.turn, { type: 'draw' });
  expect(isOpening(state)).toBe(true);
  const finish = pinnacola.legal(state, state.turn).find(({ type }) => type === 'finish');
  play(state.turn, finish!);
  expect(isOpening(state)).toBe(false);
  state.turns.fill(0);
  state.rounds = 1;
  expect(isOpening(state)).toBe(false);
});

describe('the order of the hand', () => {
  test('goes round: suit, rank, melds, one’s own', () => {
    const fingers = new Fingers(holding('9d 3s 4s 5s 9h'), 0);
    const orders = Array.from({ length: 5 }, () => {
      const order = cardsOf(fingers);
      fingers.tap(SORT);
      return order;
    });
    expect(orders).toEqual([
      '9d 3s 4s 5s 9h',
      '3s 4s 5s 9d 9h',
      '3s 4s 5s 9d 9h',
      '3s 4s 5s 9d 9h',
      '9d 3s 4s 5s 9h',
    ]);
  });

  test('lifted cards are dragged along and stay there; what is drawn later lies at the end', () => {
    const fingers = new Fingers(holding('9d 3s 4s 5s 9h'), 0);
    fingers.lift([cardNamed(pinnacola.cards, '9h')!, cardNamed(pinnacola.cards, '4s')!]);
    const [nine, , four] = turnAt(fingers.view, 0, fingers.begun).hand.map(({ id }) => id);
    const meaning = fingers.touches.drops.get(four!)!().get(nine!);
    fingers.begun = meaning?.kind === 'begun' ? meaning.begun : null;
    expect(cardsOf(fingers)).toBe('4s 9h 9d 3s 5s');
    const later = holding('9d 3s 4s 5s 9h 2c');
    const next = new Fingers(later, 0);
    next.begun = revive(again(fingers.begun), later, 0);
    expect(cardsOf(next)).toBe('4s 9h 9d 3s 5s 2c');
  });

  test('a large hand has four rows: jokers join the shortest neighbour', () => {
    expect(joinedTo(4, [12, 9, 14, 7, 3])).toEqual([12, 9, 14, 10]);
  });

  test('a card dragged onto another lies before it', () => {
    const fingers = new Fingers(holding('9d 3s 4s 5s 9h'), 0);
    const [nine, three] = turnAt(fingers.view, 0, null).hand.map(({ id }) => id);
    const meaning = fingers.touches.drops.get(three!)!().get(nine!);
    expect(meaning?.kind).toBe('begun');
    fingers.begun = meaning?.kind === 'begun' ? meaning.begun : null;
    expect(cardsOf(fingers)).toBe('3s 9d 4s 5s 9h');
  });
});

describe('on the table', () => {
  const zonesOf = (fingers: Fingers) =>
    face.scene(fingers.view, { ...eyesOf(0, words), begun: fingers.begun }).zones;
  const chipsOf = (fingers: Fingers) =>
    zonesOf(fingers).flatMap((zone) => (zone.shape === 'chip' ? [zone] : []));

  test('[P-3] a duty stands there until it is met, and then says so', () => {
    const fingers = new Fingers(holding(HELD, 'Kd'), 0);
    const duty = () => chipsOf(fingers).find(({ id }) => id === 'duty:owed')!;
    expect(duty()).toMatchObject({ name: 'Pozzo: lay K♦', tone: 'strong' });
    fingers.tap(BEST);
    expect(duty()).toMatchObject({ name: 'Pozzo: K♦ laid', tone: 'good', icon: 'tick' });
    fingers.tap(UNDO);
    expect(duty().tone).toBe('strong');
  });

  test('a draft is seen as one, says what it scores, and goes back, all of it, in two touches', () => {
    const fingers = new Fingers(holding(HELD), 0);
    fingers.take({ kind: 'lay', meld: { kind: 'run', suit: 2, from: 4, to: 6, joker: null } });
    const draft = zonesOf(fingers).find(({ id }) => id === meldId(0, 0))!;
    expect(draft).toMatchObject({
      band: 'draft',
      name: 'Run 5–7♥, draft',
      facts: [{ text: '25' }],
    });
    fingers.tap(BEST);
    fingers.tap(TAKE_UP);
    fingers.tap(ALL_BACK);
    const hand = zonesOf(fingers).find(({ id }) => id === HAND)!;
    expect(hand.cards).toHaveLength(8);
  });

  test('[P-3] all that came from the pozzo is marked, and what is owed otherwise; of twins, one', () => {
    const view = holding('Kd Kd 5h 6h 7h 2c', 'Kd');
    const taken = ['5h', '2c', 'Kd'].map((name) => cardNamed(pinnacola.cards, name)!);
    view.phase = { ...view.phase, taken } as State['phase'];
    const { cards } = zonesOf(new Fingers(view, 0)).find(({ id }) => id === HAND)!;
    const marked = cards.map(({ face: name, fresh }) => `${name}${fresh ? ` ${fresh}` : ''}`);
    expect(marked).toEqual(['2c new', 'Kd', 'Kd owed', '5h new', '6h', '7h']);
  });

  test('[P-13] what lies there is added up as it is laid; once the hand is over, all that it brought', () => {
    const view = holding(HELD);
    const fingers = new Fingers(view, 0);
    const gain = () => {
      const head = zonesOf(fingers).find(({ id }) => id === 'seat:0')!;
      return head.facts.find(({ kind }) => kind === 'gain')?.text;
    };
    expect(gain()).toBe(undefined);
    const meld = { kind: 'run', suit: 2, from: 4, to: 6, joker: null } as const;
    fingers.take({ kind: 'lay', meld });
    expect(gain()).toBe('+25');
    view.melds[0] = [meld];
    view.hands[0] = holding('Kc Kd Ks 2c 9d').hands[0]!;
    view.phase = { kind: 'counted' };
    expect(gain()).toBe('−20');
    const chips = () => zonesOf(fingers).filter(({ id }) => id === 'closed');
    expect(chips()).toEqual([]);
    view.hands[0] = emptyBag(view.hands[0].cards.length);
    view.turns[0] = 2;
    expect(gain()).toBe('+125');
    expect(chips().map(({ name }) => name)).toEqual(['You: closing +100']);
  });

  test('a draft that is sent lies there until it is told, and once', () => {
    const fingers = new Fingers(holding(HELD), 0);
    const meld = { kind: 'run', suit: 2, from: 4, to: 6, joker: null } as const;
    fingers.take({ kind: 'lay', meld });
    const told = () => {
      const { zones } = face.scene(fingers.view, {
        ...eyesOf(0, words),
        begun: fingers.begun,
        between: true,
      });
      const melds = zones.filter(({ id }) => id.startsWith('meld:0:'));
      const { cards } = zones.find(({ id }) => id === HAND)!;
      return { melds: melds.length, hand: cards.filter(({ tap }) => tap).length };
    };
    expect(told()).toEqual({ melds: 1, hand: 5 });
    pinnacola.apply(fingers.view, { type: 'laid', seat: 0, meld });
    expect(told()).toEqual({ melds: 1, hand: 5 });
  });

  test('of melds that may be taken back only those of this turn are lit', () => {
    const view = holding(HELD);
    const [mine, hers] = [4, 8].map((from): Meld => ({
      kind: 'run',
      suit: 1,
      from,
      to: from + 2,
      joker: null,
    }));
    view.melds.splice(0, 2, [mine!], [hers!]);
    const fingers = new Fingers(view, 0);
    fingers.take({ kind: 'lay', meld: { kind: 'run', suit: 2, from: 4, to: 6, joker: null } });
    fingers.tap(TAKE_UP);
    const lit = [...fingers.touches.taps.keys()].filter((id) => id.startsWith('meld:'));
    expect(lit).toEqual([meldId(0, 1)]);
  });

  test('whoever only looks on sees melds, stock and pozzo, and nobody’s hand', () => {
    const view = pinnacola.blank(holding(HELD).options, 2);
    const { log } = createMatch(pinnacola, { seed: 'sfc32:onlooker' });
    const [opening] = log as unknown as [{ readonly events: readonly Event[] }];
    for (const event of opening.events) {
      pinnacola.apply(view, pinnacola.reveal(event, 'spectator', view.options));
    }
    const { zones, tray } = face.scene(view, eyesOf(null, words));
    expect(zones.map(({ shape }) => shape).join(' ')).toBe('head ribbon head ribbon pile pile');
    expect(tray.buttons).toEqual([]);
  });
});
