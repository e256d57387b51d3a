import { texts } from '@mazzo/games';
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Move, State } from '@mazzo/games/pinnacola';
import { tellReason } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { answered, melding, moveMeant, stage, table, typed, views } from './pinnacola.fixture.ts';
import { pinnacolaFace as face } from './pinnacola.ts';
import type { Stage } from './table.ts';

describe('a draft', () => {
  test('the joker that may stand at either end is asked about, unless it is said', () => {
    const view = table({ hand: '5h 6h 7h joker 9c Kd' });
    const at = typed(view, ['5h 6h joker']);
    expect(face.question(view, 0, at)).toBe('Which do you mean?');
    expect(face.offers(view, 0, at)).toEqual([
      ['1', 'run 4–6♥ (joker as 4♥)'],
      ['2', 'run 5–7♥ (joker as 7♥)'],
    ]);
    const chosen = { ...at, desk: desk(view, '2', at) };
    expect(shown(view, chosen)).toContain('1 run 5–7♥ (joker as 7♥)');
    expect(shown(view, typed(view, ['5h 6h joker=4h']))).toContain('1 run 4–6♥ (joker as 4♥)');
    // What stood behind it on the line goes on after the answer.
    const line = typed(view, ['5h 6h *; x 9c']);
    expect(moveMeant('1', view, line)?.type).toBe('finish');
    // Anything else is taken for itself.
    expect(shown(view, { ...at, desk: desk(view, '5h 6h 7h', at) })).toContain('1 run 5–7♥ =');
  });

  test('a fourth card can be added to a set with a joker, or take its place', () => {
    const view = table({ hand: '7h joker 9c Kd 2c', own: ['7c 7d joker'] });
    const at = typed(view, ['7h > 1']);
    expect(face.offers(view, 0, at)).toEqual([
      ['1', 'Poker of sevens (joker as 7♠)'],
      ['2', 'three sevens ♣♦♥, and the joker comes into your hand'],
    ]);
    expect(shown(view, typed(view, ['add 7h 1']))).toContain('1 Poker of sevens (joker as 7♠)* =');
    expect(shown(view, typed(view, ['swap 7h 1']))).toContain('1 three sevens ♣♦♥* =');
  });

  test.each([
    ['en', 'The 7♥ must lie in a meld', 'Meld, then discard', '5-7h', 'P-3: The 7♥ from the pozzo'],
    ['it', 'Devi calare 7♥', 'Cala, poi scarta', '5-7c', 'P-3: Prima di scartare devi calare 7♥'],
  ] as const)(
    '[P-3] names the card that is owed until it lies, in %s',
    (language, duty, met, run, why) => {
      const view = table({ hand: '5h 6h 7h 9c Kd', owed: '7h' });
      const key = language === 'en' ? 'x 9c' : 'x 9f';
      expect(face.question(view, 0, stage(language))).toBe(duty);
      const refusal = pinnacola.check(view, 0, moveMeant(key, view, stage(language))!)!;
      const told = `${refusal.rule}: ${tellReason(texts.pinnacola[language], language, refusal)}`;
      expect(told).toContain(why);
      const laid = typed(view, [run], language);
      expect(face.question(view, 0, laid)).toBe(met);
      // A duty met and then taken back is a duty again.
      const back = typed(view, [run, language === 'en' ? 'back 1' : 'riprendi 1'], language);
      expect(face.question(view, 0, back)).toBe(duty);
    },
  );

  test.each([
    ['en', '5c > a1', 'A joker fetched must still lie in another meld of yours'],
    ['it', '5f > a1', 'Il jolly preso deve ancora andare in un’altra tua combinazione'],
  ] as const)('[P-10] names the joker that was fetched, in %s', (language, line, duty) => {
    const view = table({ hand: '5c Kd Kh 9c 2d', theirs: ['3c 4c joker'] });
    const at = typed(view, [line], language);
    expect(face.question(view, 0, at)).toBe(duty);
    const joker = language === 'en' ? 'kd kh joker' : 'kq kc jolly';
    const laid = typed(view, [line, joker], language);
    expect(face.question(view, 0, laid)).toBe(stageWords(language).meld);
    // The opponent's meld cannot have its joker back while that lies elsewhere.
    const back = language === 'en' ? 'back a1' : 'riprendi a1';
    expect(answered(view, back, laid)).toMatch(/a1.*u /);
    expect(shown(view, typed(view, [line, back], language))).toContain('3–5♣ (jo');
  });

  test('[P-12] says what closing still lacks, and when the discard closes', () => {
    const short = table({ hand: '5h 6h 7h 9c' });
    const at = typed(short, ['5-7h']);
    expect(face.draw(short, at).at(-2)).toContain('To discard your last card you need');
    const long = table({ hand: '5h 6h 7h 9c', own: ['Ac 2c 3c 4c 5c 6c 7c', '2c 2d 2h 2s'] });
    expect(face.offers(long, 0, typed(long, ['5-7h']))).toContainEqual([
      'x 9c',
      'discard and close',
    ]);
  });

  test('[P-11] an earlier meld comes back into the hand where melds may be rearranged', () => {
    const lying = { hand: '6s 9c Kd', own: ['3s 4s 5s'] } as const;
    expect(answered(table(lying), 'back 1', stage('en'))).toMatch(/^P-11: At this table melds/);
    const view = table({ ...lying, options: { earlierMelds: 'rearranged' } });
    const up = typed(view, ['back 1']);
    expect(face.draw(view, up).join('\n')).toContain('The 3♠ lay on the table already');
    expect(moveMeant('3-6s; x 9c', view, up)).toMatchObject({
      melds: [{ from: 2, to: 5 }],
      changes: [{ meld: 0, to: null }],
    });
    expect(shown(view, typed(view, ['back 1', 'back 1']))).toContain('1 run 3–5♠ =');
  });

  test('is forgotten with its question; how the hand is sorted is not', () => {
    const at = typed(melding, ['5-8h', 's']);
    const later = { ...melding, question: melding.question + 1 };
    expect(face.draw(later, at).join('\n')).not.toContain('Laid this turn');
    expect(face.draw(later, at).at(-1)).toContain('2♣ 2♦   5♥');
  });

  test('the hint takes back what was drafted first', () => {
    const discard: Move = { type: 'finish', melds: [], changes: [], replacements: [], discard: 8 };
    expect(face.keyOf(discard, stage('en'), melding)).toBe('x 9c');
    expect(face.keyOf(discard, typed(melding, ['5-8h']), melding)).toBe('back; x 9c');
  });

  function desk(view: State, line: string, at: Stage): unknown {
    const prepared = face.meaning(line, view, 0, at);
    return prepared?.kind === 'desk' ? prepared.desk : null;
  }

  const shown = (view: State, at: Stage): string =>
    face.draw(view, at).join('\n').replaceAll('\u00A0', ' ');

  const stageWords = (language: Language) =>
    language === 'en' ? { meld: 'Meld, then discard' } : { meld: 'Cala, poi scarta' };
});

describe('a wrong word is answered in one sentence', () => {
  test.each([
    ['en', 'draw', '5h 6h 7h', 'P-2: First draw a card or take the pozzo.'],
    ['it', 'draw', 'x 5c', 'P-2: Prima pesca una carta o prendi il pozzo.'],
    ['en', 'draw', 'p 9', 'P-3: There is no such card in the pozzo: choose one that lies there.'],
    ['en', 'draw', 'p 3h', 'P-3: There is no such card in the pozzo: choose one that lies there.'],
    ['en', 'draw', 'd; 5-7h; x 8h', 'First see what comes: type d on a line of its own.'],
    ['it', 'draw', 'z; x 8c', 'Prima guarda che cosa arriva: scrivi z su una riga a sé.'],
    ['en', 'anyCard', 'p', 'Say from which card: p 4 takes that one and all above it'],
    ['en', 'anyCard', 'p 2c', '2♣ lies in the pozzo more than once: type p 1 or p 3.'],
    ['en', 'anyCard', 'p zz', '"zz" is no card'],
    ['it', 'anyCard', 'z 2f', '2♣ nel pozzo c’è più di una volta: scrivi z 1 o z 3.'],
    ['en', 'melding', '5h 6h', 'P-5: A meld is three or more cards'],
    ['en', 'melding', '5h 6h 8h', 'P-5: A meld is three or more cards'],
    ['it', 'melding', '5c 6c', 'P-5: Una combinazione è fatta di tre o più carte'],
    [
      'en',
      'melding',
      '9c',
      '9♣ alone is no meld: name at least three cards, or type x 9c to discard',
    ],
    [
      'en',
      'melding',
      '9c 10c jc',
      'P-11: You have no 10♣ in hand for this: lay only what you hold.',
    ],
    ['it', 'melding', '9f 10f jf', 'P-11: Per questo ti manca 10♣'],
    ['en', 'melding', '5h 6z 7h', '"6z" is no card: write rank and suit, such as 2c'],
    ['it', 'melding', '5c 6z 7c', '«6z» non è una carta: scrivi valore e seme, per esempio 2f'],
    ['en', 'melding', '5h > 7', 'P-11: There is no such meld on the table'],
    ['en', 'melding', '9c > 2', '9♣ cannot go to run 3–5♠: it takes 2♠, 6♠ or joker.'],
    ['it', 'melding', '9f > 2', '9♣ non va con scala 3–5♠: ci sta 2♠, 6♠ o jolly.'],
    ['en', 'melding', '9c > a1', 'P-10: The joker does not stand for the 9♣ there'],
    ['it', 'melding', '9f > a1', 'P-10: Lì il jolly non rappresenta 9♣'],
    ['en', 'melding', '9c > a2', 'P-10: There is no joker in that meld'],
    ['en', 'melding', '9c 2c > a2', 'You add to your own melds only: in a meld of Ada'],
    ['en', 'melding', 'swap 9c 1', 'P-10: There is no joker in that meld'],
    ['en', 'melding', '9c > a9', 'P-11: There is no such meld on the table'],
    ['en', 'melding', 'add', 'Say which card, such as 2c > 1.'],
    ['en', 'melding', 'add 9c', 'Say to which meld, such as 2c > 1: your melds have numbers.'],
    ['en', 'melding', 'x', 'Say which card, such as x 2c.'],
    ['en', 'melding', 'x 9c 2c', 'One card is discarded, no more: type x 2c.'],
    ['en', 'melding', 'x 9c; u', 'The discard ends the turn: x must come last on the line.'],
    ['en', 'melding', 'x 9c; nonsense', 'The discard ends the turn: x must come last on the line.'],
    ['en', 'melding', '5-7h; nonsense', '"nonsense" is not understood, so nothing was done'],
    ['en', 'melding', '5-7h; 5h 6h 7h', 'P-11: You have no 5♥ in hand for this'],
    ['en', 'melding', 'u', 'There is nothing to undo'],
    ['en', 'melding', 'y', 'There is nothing to do again'],
    ['en', 'melding', 'back', 'There is nothing to take back'],
    ['it', 'melding', 'riprendi', 'Non c’è niente da riprendere'],
    ['en', 'melding', 'back 1', 'P-11: At this table melds of earlier turns stay'],
    ['en', 'melding', 'back 9', 'P-11: There is no such meld on the table'],
    ['en', 'melding', 'back a1', 'Meld a1 is as it was'],
    ['en', 'melding', 'back zz', '"zz" is not understood'],
    ['en', 'melding', 'back 0', 'P-11: There is no such meld on the table'],
  ] as const)('%s %s: %j', (language, at, line, words) => {
    const told = answered(views[at], line, stage(language));
    expect(told).toContain(words);
    expect(told!.match(/\.( |$)/g)).toHaveLength(1);
  });
});
