import { texts } from '@mazzo/games';
import { emptyDraft, pinnacola } from '@mazzo/games/pinnacola';
import type { Move, State } from '@mazzo/games/pinnacola';
import { tellReason } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { answered, melding, moveMeant, reader, table, typed } from './table.fixture.ts';
import { face } from './face.ts';
import type { PinnacolaReader } from './text/text.ts';

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
    const view = table({ hand: '7h joker 9c Kd Kh 2c', own: ['7c 7d joker'] });
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
      expect(face.question(view, 0, reader(language))).toBe(duty);
      const refusal = pinnacola.check(view, 0, moveMeant(key, view, reader(language))!)!;
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
    expect(face.question(view, 0, laid)).toBe(wordsAsked(language).meld);
    // The opponent's meld cannot have its joker back while that lies elsewhere.
    const back = language === 'en' ? 'back a1' : 'riprendi a1';
    expect(answered(view, back, laid)).toMatch(/a1.*u /);
    expect(shown(view, typed(view, [line, back], language))).toContain('3–5♣ (jo');
  });

  test.each([
    ['en', '4c > a1', 'P-10: The 4♣ cannot fetch that joker'],
    ['it', '4f > a1', 'P-10: Con 4♣ non puoi prendere quel jolly'],
  ] as const)('[P-10] a joker that could lie nowhere stays, in %s', (language, line, why) => {
    const view = table({ hand: '4c 9d Kh 2s', theirs: ['2c 3c joker'], own: ['Qs Qh Qd Qc'] });
    expect(answered(view, line, reader(language))).toContain(why);
    // Chosen from a list made for another table, it is refused as well.
    const at = reader(language);
    const choice = {
      steps: [{ kind: 'replace', at: { of: 'theirs', meld: 0 }, card: 3 }],
      rest: '',
    };
    const desk = { question: view.question, draft: emptyDraft, sorted: 'suit', choice };
    expect(answered(view, '1', { ...at, desk })).toContain(why);
  });

  test.each(['en', 'it'] as const)(
    '[P-10] where a joker could lie nowhere, a card that might fetch it is added, in %s',
    (language) => {
      const view = table({ hand: '7h 9c Kd 2c', own: ['7c 7d joker'] });
      const heart = language === 'en' ? '7h' : '7c';
      const at = typed(view, [`${heart} > 1`], language);
      expect(shown(view, at)).toMatch(/1 Poker .+ 7♠\)\* =/i);
      const swap = language === 'en' ? 'swap' : 'cambia';
      expect(answered(view, `${swap} ${heart} 1`, reader(language))).toMatch(/^P-10: .*7♥/);
    },
  );

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
    expect(answered(table(lying), 'back 1', reader('en'))).toMatch(/^P-11: At this table melds/);
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
    expect(face.keyOf(discard, reader('en'), melding)).toBe('x 9c');
    expect(face.keyOf(discard, typed(melding, ['5-8h']), melding)).toBe('back; x 9c');
  });

  function desk(view: State, line: string, at: PinnacolaReader): unknown {
    const prepared = face.meaning(line, view, 0, at);
    return prepared?.kind === 'desk' ? prepared.desk : null;
  }

  const shown = (view: State, at: PinnacolaReader): string =>
    face.draw(view, at).join('\n').replaceAll('\u00A0', ' ');

  const wordsAsked = (language: Language) =>
    language === 'en' ? { meld: 'Meld, then discard' } : { meld: 'Cala, poi scarta' };
});
