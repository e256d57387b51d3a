import { describe, expect, test } from 'vitest';
import { answered, reader, table, typed, views } from './table.fixture.ts';

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
    ['en', 'melding', '5h 6h', 'P-5: A meld has three cards or more'],
    ['en', 'melding', '5h 6h 8h', 'P-5: The 8♥ does not follow'],
    ['it', 'melding', '5c 6c', 'P-5: Una combinazione ha almeno tre carte'],
    [
      'en',
      'melding',
      '9c',
      '9♣ alone is no meld: name at least three cards, or type x 9c to discard',
    ],
    ['en', 'melding', '9c 10c jc', 'P-11: For this you need one more 10♣: lay only what you hold.'],
    ['it', 'melding', '9f 10f jf', 'P-11: Per questo ti manca 10♣'],
    ['en', 'melding', '5h 6z 7h', '"6z" is no card: write rank and suit, such as 2c'],
    ['it', 'melding', '5c 6z 7c', '«6z» non è una carta: scrivi valore e seme, per esempio 2f'],
    ['en', 'melding', '5h > 7', 'P-11: There is no such meld on the table'],
    ['en', 'melding', '9c > 2', 'Nothing in your hand fits run 3–5♠: it takes 2♠, 6♠ or joker.'],
    ['it', 'melding', '9f > 2', 'Nella tua mano niente va con scala 3–5♠: ci sta 2♠, 6♠ o jolly.'],
    ['en', 'melding', '9c > a1', 'P-10: The joker does not stand for the 9♣ there'],
    ['it', 'melding', '9f > a1', 'P-10: Lì il jolly non rappresenta 9♣'],
    ['en', 'melding', '9c > a2', 'P-10: That meld has no joker'],
    ['en', 'melding', '9c 2c > a2', 'You add to your own melds only: in a meld of Ada'],
    ['en', 'melding', 'swap 9c 1', 'P-10: That meld has no joker'],
    ['en', 'melding', '9c > a9', 'P-11: There is no such meld on the table'],
    ['en', 'melding', 'add', 'Say which card, such as 2c > 1.'],
    ['en', 'melding', 'add 9c', 'Say to which meld, such as 2c > 1: your melds have numbers.'],
    ['en', 'melding', 'x', 'Say which card, such as x 2c.'],
    ['en', 'melding', 'x 9c 2c', 'One card is discarded, no more: type x 2c.'],
    ['en', 'melding', 'x 9c; u', 'The discard ends the turn: x must come last on the line.'],
    ['en', 'melding', 'x 9c; nonsense', 'The discard ends the turn: x must come last on the line.'],
    ['en', 'melding', '5-7h; nonsense', '"nonsense" is not understood, so nothing was done'],
    ['en', 'melding', '5-7h; 5h 6h 7h', 'P-11: For this you need one more 5♥'],
    ['en', 'melding', 'u', 'There is nothing to undo'],
    ['en', 'melding', 'y', 'There is nothing to do again'],
    ['en', 'melding', 'back', 'There is nothing to take back'],
    ['it', 'melding', 'riprendi', 'Non c’è niente da riprendere'],
    ['en', 'melding', 'back 1', 'P-11: At this table melds of earlier turns stay'],
    ['en', 'melding', 'back 9', 'P-11: There is no such meld on the table'],
    ['en', 'melding', 'back a1', 'Meld a1 is as it was'],
    ['en', 'melding', 'back zz', '"zz" is not understood'],
    ['en', 'melding', 'back 0', 'P-11: There is no such meld on the table'],
    // What is drawn cannot be put back.
    ['en', 'draw', 'draw the pozzo', 'Nothing was drawn: type d alone'],
    ['en', 'draw', 'd pozzo', 'or p to take the pozzo.'],
    ['en', 'draw', 'd 9h', 'Nothing was drawn'],
    ['en', 'draw', 'd p', 'Nothing was drawn'],
    ['it', 'draw', 'pesca il pozzo', 'Niente è stato pescato: scrivi p e basta'],
    ['it', 'draw', 'p dal pozzo', 'o z per prendere il pozzo.'],
    ['it', 'draw', 'p 9f', 'Niente è stato pescato'],
    ['en', 'melding', 'd 9h', 'P-2: You have drawn already'],
    ['it', 'melding', 'p 9f', 'P-2: Hai già preso carte'],
    ['en', 'draw', 's foo', '"s foo" is not understood, so nothing was done'],
    ['en', 'draw', 'v foo', '"v foo" is not understood'],
    ['en', 'draw', 'u foo', '"u foo" is not understood'],
    ['en', 'melding', 'y 2', '"y 2" is not understood'],
    ['en', 'melding', '5-7h; u 3', '"u 3" is not understood'],
    ['it', 'melding', 'o foo', '«o foo» non si capisce'],
    ['it', 'melding', 'vedi il pozzo', '«vedi il pozzo» non si capisce'],
    ['it', 'melding', 'annulla 3', '«annulla 3» non si capisce'],
    ['it', 'melding', 'y foo', '«y foo» non si capisce'],
    // The shape comes before the cards in hand.
    ['en', 'melding', '4s 5s joker joker', 'P-6: A meld has one joker at most'],
    ['it', 'melding', '4p 5p jolly jolly', 'P-6: Una combinazione ha al massimo un jolly'],
    ['en', 'melding', '2c 2c', 'P-5: A meld has three cards or more'],
    ['en', 'melding', '2c2c', 'P-5: A meld has three cards or more'],
    ['it', 'melding', '2f2f', 'P-5: Una combinazione ha almeno tre carte'],
    ['en', 'melding', '10c', 'P-11: For this you need one more 10♣'],
    ['en', 'melding', 'k-2s', '"k-2s" is no run: name the lower card first'],
    ['en', 'melding', '5s-4s', '"5s-4s" is no run'],
    ['en', 'melding', '5h-7s', '"5h-7s" is no run'],
    ['en', 'melding', 'lay 5-5h', '"5-5h" is no run'],
    ['it', 'melding', 'r-2p', '«r-2p» non è una scala: indica prima la carta più bassa'],
    ['it', 'melding', '5p-4p', '«5p-4p» non è una scala'],
    ['en', 'draw', 'k-2s', 'P-2: First draw a card or take the pozzo.'],
    ['en', 'melding', '9d > z1', 'There is no meld "z1": your melds are called 1, 2 and so on'],
    ['en', 'melding', 'add 9d z1', 'those of Ada a1, a2 and so on.'],
    ['en', 'melding', 'lay 9d > z1 2c', 'There is no meld "z1"'],
    ['it', 'melding', '9q > z1', 'Una combinazione «z1» non c’è: le tue si chiamano 1, 2'],
    ['en', 'melding', '9z > 1', '"9z" is no card'],
    ['en', 'melding', 'add 9z', '"9z" is no card'],
    ['it', 'melding', '9z > 1', '«9z» non è una carta'],
  ] as const)('%s %s: %j', (language, at, line, words) => {
    const told = answered(views[at], line, reader(language));
    expect(told).toContain(words);
    expect(told!.match(/\.( |$)/g)).toHaveLength(1);
  });

  test.each([
    ['en', '9c', '9♣ must lie in a meld: name at least two more cards with it'],
    ['en', '2d', '2♦ alone is no meld: name at least three cards, or type x 2d'],
    ['it', '9f', 'Devi calare 9♣: indica almeno altre due carte'],
    ['it', '2q', '2♦ da solo non è una combinazione'],
  ] as const)(
    '[P-3] a card that is owed is not to be discarded: %s %j',
    (language, line, words) => {
      const view = table({ hand: '7c 8c 9c 9c 2d Kh', owed: '9c' });
      expect(answered(view, line, reader(language))).toContain(words);
      // Its twin may be, as soon as the duty is met.
      const run = language === 'en' ? '7-9c' : '7-9f';
      expect(answered(view, line, typed(view, [run], language))).toContain('x ');
    },
  );

  test.each([
    ['en', 'joker', 'joker must lie in a meld'],
    ['it', 'jolly', 'Devi calare jolly'],
  ] as const)('[P-10] nor is a joker that was fetched, in %s', (language, line, words) => {
    const view = table({ hand: '5c Kd Kh 9c 2d', theirs: ['3c 4c joker'] });
    const at = typed(view, [language === 'en' ? '5c > a1' : '5f > a1'], language);
    expect(answered(view, line, at)).toContain(words);
  });

  test.each([
    // What the hand holds does not matter to a meld that takes nothing.
    ['en', '9c > 1', 'Nothing more can be added to Poker of queens: choose another meld.'],
    ['it', '9f > 1', 'A poker di donne non si può attaccare più niente'],
    ['en', '9c > 2', '9♣ cannot go to run 3–5♠: it takes 2♠, 6♠ or joker.'],
    ['it', '9f > 2', '9♣ non va con scala 3–5♠: ci sta 2♠, 6♠ o jolly.'],
    ['en', '9c > 3', 'Nothing in your hand fits run 3–5♣ (joker as 5♣): it takes 2♣, 5♣ or 6♣.'],
    ['it', '9f > 3', 'Nella tua mano niente va con scala 3–5♣ (jolly come 5♣): ci sta 2♣'],
    ['en', 'add 5c 3', 'Nothing in your hand fits run 3–5♣ (joker as 5♣): it takes 2♣ or 6♣.'],
  ] as const)('[P-10] a meld says what it takes: %s %j', (language, line, words) => {
    const own = ['Qs Qh Qd Qc', '3s 4s 5s', '3c 4c joker'];
    const view = table({ hand: '6s 9c Kd 2d', own });
    expect(answered(view, line, reader(language))).toContain(words);
  });
});
