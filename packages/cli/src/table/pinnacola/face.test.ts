import { pinnacola } from '@mazzo/games/pinnacola';
import type { Meld, Move, State } from '@mazzo/games/pinnacola';
import { subjects } from '@mazzo/games/testing';
import { chanceFrom, createMatch, languages } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { atFullLength, many } from '../../../../../scripts/lengths.ts';
import { cliTexts } from '../../language.ts';
import { audience } from '../../names.ts';
import { flow } from '../../screen.ts';
import { readCards } from './cards.ts';
import {
  answered,
  melding,
  moveMeant,
  named,
  reader,
  table,
  typed,
  views,
} from './table.fixture.ts';
import { face } from './face.ts';

describe('a Pinnacola table', () => {
  test('shows scores, melds, the pozzo, what is known and the hand', () => {
    expect(face.draw(melding, reader('en')).map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      '── Hand 1 · 40 cards in the stock · to 1000 points ─────────────────────────────',
      '         total  melds  hand so far cards',
      '> You      −45    +45   −75    −30     9',
      '  Ada        0    +65     ?      ?     5',
      'Ada’s melds:   a1 run 3–5♣ (joker as 5♣) = 35   a2 run 9–J♦ = 30',
      'Your melds:   1 three queens ♦♥♠ = 30   2 run 3–5♠ = 15',
      'Pozzo (1, top last): [9♠]',
      'Ada surely holds:   7♦',
      'Your hand:   2♣ 9♣   2♦ K♦   5♥ 6♥ 7♥ 8♥ K♥',
    ]);
  });

  test('shows the draft: new melds, changed ones marked, points as they would be', () => {
    const at = typed(melding, ['5-8h', 's']);
    expect(face.draw(melding, at).slice(2).join('\n').replaceAll('\u00A0', ' ')).toBe(
      [
        '> You      −45    +80   −40    +40     5',
        '  Ada        0    +65     ?      ?     5',
        'Ada’s melds:   a1 run 3–5♣ (joker as 5♣) = 35   a2 run 9–J♦ = 30',
        'Your melds:   1 three queens ♦♥♠ = 30   2 run 3–5♠ = 15',
        'Laid this turn:   3 run 5–8♥ = 35',
        'Pozzo (1, top last): [9♠]',
        'Ada surely holds:   7♦',
        'Your hand:   2♣ 2♦   9♣   K♦ K♥',
      ].join('\n'),
    );
  });

  test.each(['en', 'it'] as const)('fits the screen in %s, however much lies there', (language) => {
    const sets = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J'].map((rank) =>
      ['c', 'd', 'h'].map((suit) => rank + suit).join(' '),
    );
    const pozzo = pinnacola.cards.names.slice(0, 52).join(' ');
    for (const option of ['whole', 'fromAnyCard'] as const) {
      const view = table({
        hand: pinnacola.cards.names.slice(5, 45).join(' '),
        own: sets,
        theirs: sets,
        pozzo,
        owed: 'Kh',
        options: { pozzo: option, target: 3000 },
      });
      for (const width of [80, 40]) {
        const at = reader(language, { width });
        const lines = face.draw(view, at);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
        if (width === 80) expect(lines.length).toBeLessThanOrEqual(22);
      }
      // The whole of a long pozzo is a word away.
      expect(answered(view, 'v', reader(language))).toContain('(52, ');
      expect(face.draw(view, reader(language)).join()).toContain('v ');
    }
  });

  test('[P-3] numbers the pozzo where any card of it may be taken', () => {
    expect(face.draw(views.anyCard, reader('en'))).toContain(
      'Pozzo (4, top last): 1·2♣ 2·9♥ 3·2♣ [4·K♦]',
    );
    expect(answered(views.anyCard, 'v', reader('en'))).toContain('1·2♣ 2·9♥ 3·2♣ 4·K♦');
    expect(face.offers(views.anyCard, 0, reader('en'))).toContainEqual([
      'p 2',
      'take that card of the pozzo and all above, and meld it',
    ]);
  });

  test('seen by somebody who sees everything, both hands lie open', () => {
    const { state } = createMatch(pinnacola, { seed: 'sfc32:open' });
    const at = reader('en', { to: audience(null, cliTexts.en), recalls: true });
    const lines = face.draw(state, at).join('\n');
    expect(lines).toContain('Nora’s hand:');
    expect(lines).toContain('Ada’s hand:');
    expect(lines.match(/(?:10|[2-9JQKA])[♣♦♥♠]|joker/g)).toHaveLength(27);
  });
});

/** So many hands are played at random. */
const HANDS = many(2, 1);

describe('what is typed', () => {
  test.each([
    ['en', 'draw', 'd', { type: 'draw' }],
    ['it', 'draw', 'p', { type: 'draw' }],
    ['it', 'draw', 'pesca', { type: 'draw' }],
    ['en', 'draw', 'p', { type: 'takePozzo', from: 0 }],
    ['it', 'draw', 'z', { type: 'takePozzo', from: 0 }],
    ['en', 'draw', 'take the pozzo', { type: 'takePozzo', from: 0 }],
    ['it', 'draw', 'prendi il pozzo', { type: 'takePozzo', from: 0 }],
    ['en', 'anyCard', 'take the pozzo from 9h', { type: 'takePozzo', from: 1 }],
    ['en', 'anyCard', 'p 2', { type: 'takePozzo', from: 1 }],
    ['en', 'anyCard', 'p2', { type: 'takePozzo', from: 1 }],
    ['en', 'anyCard', 'p 9h', { type: 'takePozzo', from: 1 }],
    ['en', 'anyCard', 'p9♥', { type: 'takePozzo', from: 1 }],
    ['it', 'anyCard', 'z dal 9c', { type: 'takePozzo', from: 1 }],
    ['en', 'draw', 'q', null],
    ['en', 'draw', 'h', null],
    ['en', 'draw', 'r p-3', null],
    ['en', 'draw', '', null],
    ['en', 'draw', ';', null],
  ] as const)('%s %s: %j', (language, at, line, move) => {
    expect(moveMeant(line, views[at], reader(language))).toEqual(move);
  });

  const run = { kind: 'run', suit: 2, from: 4, to: 6, joker: null };
  const nothing = { type: 'finish', melds: [], changes: [], replacements: [] };
  const clubs = named('9c')[0];
  test.each([
    ['en', 'x 9c', nothing],
    ['en', 'x9c', nothing],
    ['en', 'discard 9♣', nothing],
    ['en', 'x 9c.', nothing],
    ['it', 'x 9f', nothing],
    ['it', 'scarta 9f', nothing],
    ['en', '5h 6h 7h; x 9c', { ...nothing, melds: [run] }],
    ['en', '5h-7h; x 9c', { ...nothing, melds: [run] }],
    ['en', '5-7h;x9c', { ...nothing, melds: [run] }],
    ['en', '5h6h7h; x 9c', { ...nothing, melds: [run] }],
    ['it', '5c6c7c; x 9f', { ...nothing, melds: [run] }],
    ['en', 'lay 5h, 7h and 6h; x 9c', { ...nothing, melds: [run] }],
    ['it', '5c 6c 7c; x 9f', { ...nothing, melds: [run] }],
    ['it', 'cala 5-7♥; x 9♣', { ...nothing, melds: [run] }],
    ['en', '5-7h; 8h > 3; x 9c', { ...nothing, melds: [{ ...run, to: 7 }] }],
    ['en', '5-7h; add 8h to 3; x 9c', { ...nothing, melds: [{ ...run, to: 7 }] }],
    ['en', '5-7h; 8h 3; x 9c', { ...nothing, melds: [{ ...run, to: 7 }] }],
    ['it', '5-7c; attacca 8c alla 3; x 9f', { ...nothing, melds: [{ ...run, to: 7 }] }],
    ['en', '5-7h; u; x 9c', nothing],
    ['en', '5-7h; u; y; x 9c', { ...nothing, melds: [run] }],
    ['en', '5-7h; back 3; x 9c', nothing],
    ['en', '5-7h; back; x 9c', nothing],
    ['it', '5-7c; riprendi 3; x 9f', nothing],
  ] as const)('%s melding: %j', (language, line, finish) => {
    const move = moveMeant(line, melding, reader(language));
    expect(move).toEqual({ ...finish, discard: clubs });
    expect(pinnacola.check(melding, 0, move!)).toBeNull();
  });

  test.each([
    ['en', '10cjcqc', '10c Jc Qc'],
    ['en', '5h6hjoker', '5h 6h joker'],
    ['en', '*5h6h', '5h 6h joker'],
    ['en', '9dth', '9d 10h'],
    ['it', '10fjfqf', '10c Jc Qc'],
    ['it', '5c6cjolly', '5h 6h joker'],
    // A rank with several suits, unless a suit would come twice.
    ['it', '7fqc', '7c 7d 7h'],
    ['it', 'dqdfdc', 'Qd Qc Qh'],
    ['en', 'a-as', 'As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As'],
    ['en', '5h-7', null],
    ['en', '4s5', null],
    ['en', '4s-', null],
  ] as const)('%s %j is %j', (language, word, cards) => {
    const read = readCards(word, face.words[language])?.cards ?? null;
    const sorted = (some: readonly number[]) => some.toSorted((a, b) => a - b);
    expect(read && sorted(read)).toEqual(cards && sorted(named(cards)));
  });

  test.each([
    [{}],
    [{ pozzo: 'fromAnyCard', earlierMelds: 'rearranged', deal: '15', jokers: 'clean' }],
  ] as const)('every move can be typed, whatever has been drafted before, with %j', (options) => {
    const match = createMatch(pinnacola, { seed: 'sfc32:typing', options });
    const chance = chanceFrom('sfc32:random');
    const subject = subjects.pinnacola;
    const kinds = new Set<string>();
    let asked = 0;
    // In short, one language after the other.
    const languagesNow = () => (atFullLength ? languages : [languages[asked++ % 2]!]);
    for (
      let status = match.status();
      !status.over && match.state.rounds < HANDS;
      status = match.status()
    ) {
      const { seat } = status.decisions[0]!;
      const { state } = match;
      const moves = match.legal(seat);
      const move = subject.pickMove!(state, seat, moves, chance) as Move;
      if (seat === 0) {
        const view = match.view(0);
        for (const language of languagesNow()) {
          const at = reader(language);
          for (const meant of [move, ...moves.slice(0, many(12, 1))]) {
            const line = face.keyOf(meant, at, view);
            const read = moveMeant(line, view, at);
            expect(lies(read, view), line).toEqual(lies(meant, view));
            for (const kind of kindsOf(meant)) kinds.add(kind);
          }
          const rows = face.offers(view, 0, at).map((row) => row.join(' '));
          expect(flow([face.question(view, 0, at), ...rows], 80).length).toBeLessThan(6);
        }
      }
      match.play(seat, move);
    }
    for (const kind of ['draw', 'takePozzo', 'laid', 'grown', 'fetched'])
      expect(kinds).toContain(kind);
  });

  function kindsOf(move: Move): string[] {
    if (move.type !== 'finish') return [move.type];
    return [
      ...(move.melds.length > 0 ? ['laid'] : []),
      ...(move.changes.length > 0 ? ['grown'] : []),
      ...(move.replacements.length > 0 ? ['fetched'] : []),
    ];
  }

  /** A finish by how the table lies after it: a meld taken up and laid again is the same meld. */
  function lies(move: Move | null, view: State): unknown {
    if (move?.type !== 'finish') return move;
    const own: (Meld | null)[] = view.melds[0]!.slice();
    for (const { meld, to } of move.changes) own[meld] = to;
    const melds = [...own, ...move.melds].filter((one) => one !== null);
    const sorted = (things: readonly object[]) => things.map(inOrder).toSorted();
    return { melds: sorted(melds), replaced: sorted(move.replacements), discard: move.discard };
  }

  const inOrder = (thing: object): string =>
    JSON.stringify(Object.entries(thing).toSorted(([a], [b]) => a.localeCompare(b)));
});
