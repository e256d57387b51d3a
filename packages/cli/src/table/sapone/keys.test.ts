import { kinds, manners, topics } from '@mazzo/games/sapone';
import type { Kind, Move, Topic } from '@mazzo/games/sapone';
import { describe, expect, test } from 'vitest';
import { answered, card, moveMeant, reader, views } from './table.fixture.ts';
import { face } from './face.ts';
import { phraseKey } from './keys.ts';

const sell = (goods: Kind, claim: Kind = goods, want?: [Topic[], number | null]): Move => ({
  type: 'sell',
  card: card(goods),
  claim: card(claim),
  wish: want === undefined ? null : { topics: want[0], atLeast: want[1] },
});
const buy = (...names: Kind[]): Move => ({ type: 'buy', cards: names.map(card) });
const bid = (name: Kind, statement: Topic | null = null): Move => ({
  type: 'bid',
  card: card(name),
  statement,
});
const accept = (seat: number): Move => ({ type: 'accept', seat });

describe('what is typed', () => {
  test.each([
    // language, at, typed, meant
    ['en', 'pick', 'pick', { type: 'pick' }],
    ['en', 'pick', 'p', { type: 'pick' }],
    ['it', 'pick', 'prendi', { type: 'pick' }],
    ['it', 'pick', 'pesca', { type: 'pick' }],
    ['en', 'trade', 'pick', { type: 'pick' }],
    ['en', 'trade', 'sell leek', sell('leek')],
    ['en', 'trade', 's l', sell('leek')],
    ['en', 'trade', 'sell leek.', sell('leek')],
    ['en', 'trade', 'sell coin as leek', sell('coin', 'leek')],
    ['en', 'trade', 'sell le as ra', sell('leek', 'rake')],
    ['en', 'trade', 'sell my rake as pick', sell('rake', 'pick')],
    ['en', 'trade', 'sell leek want vegetables 2', sell('leek', 'leek', [['vegetables'], 2])],
    ['en', 'trade', 'sell leek as broom want soap', sell('leek', 'broom', [['soaps'], null])],
    ['en', 'trade', 'sell leek want soap as broom', sell('leek', 'broom', [['soaps'], null])],
    ['en', 'trade', 'sell leek want single soap', sell('leek', 'leek', [['soap'], null])],
    ['en', 'trade', 'sell leek want 3', sell('leek', 'leek', [[], 3])],
    ['en', 'trade', 'sell leek wan veg, to, cuc 1', sell('leek', 'leek', [['vegetables', 'tools', 'cucumber'], 1])],
    ['en', 'trade', 'sell leek want coins or coin, at least 2 cards', sell('leek', 'leek', [['coins', 'coin'], 2])],
    ['en', 'trade', 'sell double soap as diamond', sell('doubleSoap', 'diamond')],
    ['en', 'trade', 'sell do as four', sell('doubleSoap', 'fourCoins')],
    ['en', 'trade', 'sell two coins', sell('twoCoins')],
    ['en', 'trade', 'sell coins', sell('coin')],
    ['en', 'trade', 'sell watermelon', sell('watermelon')],
    ['en', 'trade', 'sell c', sell('coin')],
    ['it', 'trade', 'vendi porro', sell('leek')],
    ['it', 'trade', 've mo come porro', sell('coin', 'leek')],
    ['it', 'trade', 'vendi la moneta per pala voglio verdure 2', sell('coin', 'shovel', [['vegetables'], 2])],
    ['it', 'trade', 'vendi porro vorrei sapone o attrezzi, almeno 2 carte', sell('leek', 'leek', [['soaps', 'tools'], 2])],
    ['it', 'trade', 'vendi sapone doppio come sapone', sell('doubleSoap', 'soap')],
    ['en', 'trade', 'buy coin coin rake', buy('coin', 'coin', 'rake')],
    ['en', 'trade', 'buy 2 coins rake', buy('coin', 'coin', 'rake')],
    ['en', 'trade', 'b co, ra and le', buy('coin', 'rake', 'leek')],
    ['en', 'trade', 'buy soap double soap two coins', buy('soap', 'doubleSoap', 'twoCoins')],
    ['en', 'trade', 'buy double, soap, coin', buy('doubleSoap', 'soap', 'coin')],
    ['it', 'trade', 'compra sapone, doppio, due', buy('soap', 'doubleSoap', 'twoCoins')],
    ['it', 'trade', 'compra 2 monete rastrello', buy('coin', 'coin', 'rake')],
    ['en', 'bidding', 'bid leek', bid('leek')],
    ['en', 'bidding', 'b leek', bid('leek')],
    ['en', 'bidding', 'bid s', bid('soap')],
    ['en', 'bidding', 'bid leek say broom', bid('leek', 'broom')],
    ['en', 'bidding', 'bid leek as tools', bid('leek', 'tools')],
    ['en', 'bidding', 'bid coin say soap', bid('coin', 'soap')],
    ['en', 'bidding', 'bid coin say soaps', bid('coin', 'soaps')],
    ['en', 'bidding', 'bid coin sa co', bid('coin', 'coin')],
    ['it', 'bidding', 'offri porro dico scopa', bid('leek', 'broom')],
    ['it', 'bidding', 'of po come attrezzi', bid('leek', 'tools')],
    ['en', 'bidding', 'p', { type: 'pass' }],
    ['it', 'bidding', 'p', { type: 'pass' }],
    ['en', 'bidding', 'd', { type: 'doubt' }],
    ['it', 'bidding', 'd', { type: 'doubt' }],
    ['en', 'passed', 'doubt', { type: 'doubt' }],
    ['en', 'decide', 'accept ada', accept(1)],
    ['en', 'decide', 'accept 2', accept(1)],
    ['en', 'decide', 'a b', accept(2)],
    ['en', 'decide', 'accept carla', accept(3)],
    ['it', 'decide', 'accetta ada', accept(1)],
    ['it', 'decide', 'ac 3', accept(2)],
    ['en', 'decide', 'more', { type: 'askMore' }],
    ['it', 'decide', 'ancora', { type: 'askMore' }],
    ['en', 'decide', 'end', { type: 'endSale' }],
    ['en', 'decide', 'e', { type: 'endSale' }],
    ['it', 'decide', 'fine', { type: 'endSale' }],
    ['en', 'gift', 'give coin', { type: 'give', card: card('coin') }],
    ['it', 'gift', 'da moneta', { type: 'give', card: card('coin') }],
    ['en', 'diamond', 'declare leek', { type: 'declare', kind: card('leek') }],
    ['it', 'diamond', 'dichiara porro', { type: 'declare', kind: card('leek') }],
    ['en', 'diamond', 'd diamond', { type: 'declare', kind: card('diamond') }],
    ['en', 'trade', '', null],
    ['en', 'trade', 'q', null],
    ['en', 'trade', 'h', null],
    ['en', 'trade', 'help', null],
    ['en', 'trade', 'l', null],
    ['en', 'trade', 'r s-7', null],
    ['en', 'trade', '?', null],
    ['it', 'trade', 'esci', null],
    ['it', 'trade', 'aiuto', null],
    ['it', 'trade', 'consiglio', null],
    ['en', 'trade', 'leek', null],
  ] as const)('%s %s: %j', (language, at, line, move) => {
    const here = reader(language);
    expect(moveMeant(line, views[at], here)).toEqual(move);
  }); // prettier-ignore

  test.each(['en', 'it'] as const)(
    'in %s a card goes by the game’s own word for it',
    (language) => {
      const here = reader(language);
      const { moves } = here.own.keys;
      for (const kind of kinds.keys()) {
        const line = `${moves.declare[0]} ${here.words.card(kind).toLowerCase()}`;
        expect(moveMeant(line, views.diamond, here), line).toEqual({
          type: 'declare',
          kind,
        });
      }
    },
  );

  test.each(['en', 'it'] as const)('in %s everything there is can be talked about', (language) => {
    const here = reader(language);
    for (const topic of topics) {
      for (const move of [bid('leek', topic), sell('leek', 'rake', [[topic, 'coin'], 9])]) {
        if (move.type === 'sell' && topic === 'coin') continue;
        const view = move.type === 'bid' ? views.bidding : views.trade;
        const line = face.keyOf(move, here, view);
        expect(moveMeant(line, view, here), line).toEqual(move);
      }
    }
  });
});

describe('talk between sales', () => {
  test.each([
    ['en', 'say leeks', { says: 'hold', topic: 'leek' }],
    ['en', 'say no leeks', { says: 'lack', topic: 'leek' }],
    ['en', 'say I hold tools', { says: 'hold', topic: 'tools' }],
    ['en', 'say I have no soap', { says: 'lack', topic: 'soaps' }],
    ['en', 'say i do not have the diamond', { says: 'lack', topic: 'diamond' }],
    ['it', 'di porri', { says: 'hold', topic: 'leek' }],
    ['it', 'di’ non ho il diamante', { says: 'lack', topic: 'diamond' }],
  ] as const)('%s: %j', (language, line, phrase) => {
    const meant = face.meaning(line.toLowerCase(), views.pick, 0, reader(language));
    expect(meant).toEqual({ kind: 'phrase', phrase });
  });

  test.each([
    ['say', 'Say what, such as say no leek.'],
    ['say leek rake', 'Say one thing of a card, such as say no leek.'],
    ['say gold', '"gold" is nothing to talk about here: name a card, or coins, vegetables, tools or soaps.'],
  ])('%j is answered', (line, words) => {
    expect(answered(views.pick, line, reader('en'))).toBe(words);
  }); // prettier-ignore

  test.each(['en', 'it'] as const)('in %s everything can be said', (language) => {
    for (const topic of topics) {
      for (const says of manners) {
        const line = phraseKey({ says, topic }, reader(language).own);
        const meant = face.meaning(line, views.pick, 0, reader(language));
        expect(meant, line).toEqual({ kind: 'phrase', phrase: { says, topic } });
      }
    }
  });
});

describe('a wrong word', () => {
  test.each([
    // language, at, typed, answered
    ['en', 'trade', 'sell', 'Say which card, such as sell coin.'],
    ['en', 'trade', 'sell xyz', '"xyz" is no card that fits here: choose coin, leek, broom, rake, soap, double or two.'],
    ['en', 'trade', 'sell leek rake', 'One card at a time, such as sell coin.'],
    ['en', 'trade', 'sell tools', '"tools" is no card that fits here: choose coin, leek, broom, rake, soap, double or two.'],
    ['en', 'trade', 'sell leek as', 'Say which card, such as sell leek as coin.'],
    ['en', 'trade', 'sell coin as', 'Say which card, such as sell coin as watermelon.'],
    ['en', 'coinless', 'sell coin as', 'Say which card, such as sell leek as coin.'],
    ['en', 'coinless', 'sell coin as leek rake', 'One card at a time, such as sell leek as coin.'],
    ['it', 'coinless', 'vendi moneta come', 'Di’ quale carta, per esempio vendi porro come moneta.'],
    ['en', 'trade', 'sell leek as br', '"br" could be broccoli or broom: type more of it.'],
    ['en', 'trade', 'sell leek as zz', '"zz" is no card that fits here: choose coin, watermelon, leek, broccoli, cucumber, artichoke, broom, scythe, rake, pick or shovel.'],
    ['en', 'trade', 'sell leek want', 'Say what, such as want vegetables 2.'],
    ['en', 'trade', 'sell leek want zz', '"zz" is nothing to talk about here: name a card, or coins, vegetables, tools or soaps.'],
    ['en', 'trade', 'sell leek want 10', 'Ask for one number of cards, from 1 to 9, such as want vegetables 2.'],
    ['en', 'trade', 'sell leek want tools 2 3', 'Ask for one number of cards, from 1 to 9, such as want vegetables 2.'],
    ['en', 'trade', 'buy coin', 'Three cards pay for one, and you named 1: type three, such as buy coin coin coin.'],
    ['en', 'trade', 'buy', 'Three cards pay for one, and you named 0: type three, such as buy coin coin coin.'],
    ['en', 'bidding', 'bid', 'Say which card, such as bid coin.'],
    ['en', 'bidding', 'bid leek coin', 'One card at a time, such as bid coin.'],
    ['en', 'bidding', 'bid leek say', 'Say what, such as say leek.'],
    ['en', 'bidding', 'bid leek say coin rake', 'Say one thing of a card, such as say leek.'],
    ['en', 'bidding', 'pass leek', 'Nothing comes after pass: type pass alone.'],
    ['en', 'decide', 'accept', 'Say one player whose bid you accept: ada or bruno.'],
    ['en', 'decide', 'accept zed', '"zed" is nobody who bids here: choose ada or bruno.'],
    ['en', 'decide', 'accept ada bruno', 'Say one player whose bid you accept: ada or bruno.'],
    ['en', 'gift', 'give', 'Say which card, such as give coin.'],
    ['en', 'diamond', 'declare', 'Say which card, such as declare coin.'],
    ['it', 'trade', 'vendi', 'Di’ quale carta, per esempio vendi moneta.'],
    ['it', 'trade', 'vendi xyz', '«xyz» non è una carta adatta qui: scegli moneta, porro, scopa, rastrello, sapone, doppio o due.'],
    ['it', 'trade', 'vendi porro come pa zz', '«zz» non è una carta adatta qui: scegli moneta, anguria, porro, broccolo, cetriolo, carciofo, scopa, falce, rastrello, piccone o pala.'],
    ['it', 'trade', 'vendi porro come p', '«p» può essere porro, piccone o pala: scrivine di più.'],
    ['it', 'trade', 'vendi porro voglio', 'Di’ che cosa, per esempio voglio verdure 2.'],
    ['it', 'trade', 'compra moneta', 'Si paga con tre carte e qui ce n’è 1: scrivine tre, per esempio compra moneta moneta moneta.'],
    ['it', 'bidding', 'passa porro', 'Dopo passa non va niente: scrivi solo passa.'],
    ['it', 'decide', 'a', '«a» può essere accetta o ancora: scrivine di più.'],
    ['it', 'decide', 'accetta', 'Di’ di chi accetti l’offerta: ada o bruno.'],
  ] as const)('%s %s: %j', (language, at, line, words) => {
    const here = reader(language);
    expect(moveMeant(line, views[at], here)).toBeNull();
    expect(answered(views[at], line, here)).toBe(words);
  }); // prettier-ignore

  test.each([
    // What cannot be now is refused by its ruling, however it is put.
    ['poor', 'buy coin', { rule: 'S-10', reason: 'payThree' }],
    ['pick', 'bid zz', { rule: 'S-4', reason: 'pickFirst' }],
    ['trade', 'accept', { rule: 'S-4', reason: 'sellOrBuy' }],
    ['bidding', 'sell', { rule: 'S-7', reason: 'bidOrPass' }],
    ['passed', 'bid', { rule: 'S-7', reason: 'passedAlready' }],
    ['decide', 'give', { rule: 'S-7', reason: 'decideSale' }],
    ['gift', 'pass leek', { rule: 'S-8', reason: 'giveFirst' }],
    ['diamond', 'sell', { rule: 'S-12', reason: 'declareFirst' }],
  ] as const)('%s: %j', (at, line, rejection) => {
    const prepared = face.meaning(line, views[at], 0, reader('en'));
    expect(prepared).toEqual({ kind: 'refused', rejection });
  });
});
