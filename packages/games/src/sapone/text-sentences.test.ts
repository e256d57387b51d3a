import { hidden, tellEvent, tellMove, tellReason } from '@mazzo/kernel';
import type { Audience, Card } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { cardOf, DIAMOND, MARKET, SOAP } from './cards.ts';
import type { Kind } from './cards.ts';
import { question } from './question.ts';
import { en, it } from './text/index.ts';
import { DOWN, UP } from './types.ts';
import type { Event, Move, Sale, State } from './types.ts';

const players = ['Ada', 'Bea', 'Ugo'];
const named = (you: number | null): Audience => ({ you, name: (seat) => players[seat]! });
const of = cardOf;
const all = (names: string): Card[] => names.split(' ').map((name) => of(name as Kind));
const market = hidden(MARKET);
const soap = hidden(SOAP);
const ADA = 0;
const BEA = 1;
const UGO = 2;

const mixed = { type: 'mixed', facing: new Array<number>(54).fill(-1) } as const;
const offered = { type: 'offered', seat: ADA, claim: of('leek'), wish: null } as const;
const picked = { type: 'picked', seat: ADA, open: false, top: market } as const;
const compensated = { type: 'compensated', seat: BEA, open: false, top: market } as const;
const bid = { type: 'bidAdded', seat: BEA, statement: null } as const;
const doubted = { type: 'doubted', by: BEA, seat: ADA } as const;
const gave = { type: 'gave', by: BEA, seat: ADA } as const;
const sold = { type: 'sold', seat: ADA, buyer: BEA, open: false } as const;
const traded = { ...sold, card: of('leek'), paid: all('coin rake coin') };
const caught = { ...doubted, card: of('rake'), honest: false };
const honest = { ...doubted, card: of('leek'), honest: true };
const ended = { type: 'roundEnded', contests: [], points: [5, 0, 3] } satisfies Event;

test.each<[number, Event, string, string]>([
  [BEA, { type: 'roundBegan', round: 2, first: ADA }, 'Round 2. Ada begins.', 'Mano 2. Ada comincia.'],
  [ADA, { type: 'dealt', seat: ADA, cards: all('leek coin') }, 'You are dealt a single coin and a leek.', 'Ricevi una moneta e un porro.'],
  [ADA, { ...mixed, top: of('artichoke') }, 'The market is mixed, 27 of its 54 cards face up: an artichoke lies on top.', 'Il mercato si mescola con 27 carte scoperte su 54: in cima c’è un carciofo.'],
  [ADA, { ...mixed, top: market }, 'The market is mixed, 27 of its 54 cards face up: the top card lies face down.', 'Il mercato si mescola con 27 carte scoperte su 54: la carta in cima è coperta.'],

  [ADA, { ...picked, card: of('leek') }, 'You pick a market card: a leek.', 'Peschi un porro.'],
  [BEA, { ...picked, card: market }, 'Ada picks a market card.', 'Ada pesca una carta del mercato.'],
  [BEA, { ...picked, card: of('watermelon'), open: true }, 'Ada takes the watermelon on top of the market.', 'Ada prende l’anguria in cima al mercato.'],
  [BEA, { ...picked, card: market, top: null }, 'Ada picks a market card. The market is empty now.', 'Ada pesca una carta del mercato. Ora il mercato è vuoto.'],
  [ADA, { type: 'turnPassed', seat: ADA }, 'You have no card and pass.', 'Non hai carte e passi.'],

  [BEA, { ...offered, card: market }, 'Ada sells a market card: “leek”.', 'Ada vende una carta del mercato: «porro».'],
  [ADA, { ...offered, card: of('rake') }, 'You sell a rake: “leek”.', 'Vendi un rastrello: «porro».'],
  [BEA, { ...offered, card: soap, claim: of('fourCoins'), wish: { topics: ['vegetables', 'tools', 'soap'], atLeast: 2 } }, 'Ada sells a soap-deck card: “Four Coins”. “I want vegetables, tools or single soaps, at least 2 cards”.', 'Ada vende una carta dei saponi: «quattro monete». «Voglio verdure, attrezzi o saponi singoli, almeno 2 carte».'],
  [BEA, { ...offered, card: market, wish: { topics: [], atLeast: 1 } }, 'Ada sells a market card: “leek”. “I want at least 1 card”.', 'Ada vende una carta del mercato: «porro». «Voglio almeno 1 carta».'],
  [BEA, { ...offered, card: market, wish: { topics: [], atLeast: null } }, 'Ada sells a market card: “leek”.', 'Ada vende una carta del mercato: «porro».'],

  [ADA, { ...bid, card: market }, 'Bea bids a market card.', 'Bea offre una carta del mercato.'],
  [ADA, { ...bid, card: market, statement: 'rake' }, 'Bea bids a market card and says it is a rake.', 'Bea offre una carta del mercato e dice che è un rastrello.'],
  [BEA, { ...bid, card: of('coin'), statement: 'tools' }, 'You bid a single coin and say it is a tool.', 'Offri una moneta e dici che è un attrezzo.'],
  [ADA, { ...bid, card: soap, statement: 'coins' }, 'Bea bids a soap-deck card and says it is coins.', 'Bea offre una carta dei saponi e dice che sono monete.'],
  [BEA, { type: 'passed', seat: BEA }, 'You bid no more.', 'Non offri altro.'],
  [ADA, { type: 'biddingClosed', seat: ADA }, 'The bidding is closed: you decide.', 'Le offerte sono chiuse: decidi tu.'],
  [BEA, { type: 'biddingClosed', seat: ADA }, 'The bidding is closed: Ada decides.', 'Le offerte sono chiuse: decide Ada.'],
  [BEA, { type: 'askedMore', seat: ADA }, 'Ada asks for more.', 'Ada chiede di più.'],

  [UGO, honest, 'Bea doubts. Ada turns up a leek: the claim was true.', 'Bea dubita. Ada scopre un porro: la dichiarazione era vera.'],
  [ADA, honest, 'Bea doubts. You turn up a leek: the claim was true.', 'Bea dubita. Scopri un porro: la dichiarazione era vera.'],
  [BEA, caught, 'You doubt. Ada turns up a rake: the claim was a bluff.', 'Dubiti. Ada scopre un rastrello: era un bluff.'],
  [UGO, { ...gave, card: soap }, 'Bea gives Ada a soap-deck card. The bidding is open again.', 'Bea dà ad Ada una carta dei saponi. Si può offrire di nuovo.'],
  [ADA, { ...gave, card: of('pick') }, 'Bea gives you a pick. The bidding is open again.', 'Bea ti dà un piccone. Si può offrire di nuovo.'],
  [BEA, { ...gave, card: of('pick') }, 'You give Ada a pick. The bidding is open again.', 'Dai ad Ada un piccone. Si può offrire di nuovo.'],
  [BEA, { type: 'tookFree', by: BEA, seat: ADA, card: of('shovel') }, 'You take the shovel for nothing, and the sale is over.', 'Prendi gratis la pala, e la vendita è finita.'],
  [BEA, { type: 'saleEnded', seat: ADA, how: 'noBids' }, 'Nobody has bid: Ada keeps the card.', 'Nessuna offerta: Ada tiene la carta.'],
  [ADA, { type: 'saleEnded', seat: ADA, how: 'noBids' }, 'Nobody has bid: you keep the card.', 'Nessuna offerta: tieni la carta.'],
  [BEA, { type: 'saleEnded', seat: ADA, how: 'refused' }, 'Ada ends the sale and keeps the card.', 'Ada chiude la vendita e tiene la carta.'],

  [UGO, { ...sold, card: market, paid: [market, soap, market] }, 'Bea buys a market card from Ada for 2 market cards and a soap-deck card.', 'Bea compra da Ada una carta del mercato per 2 carte del mercato e una carta dei saponi.'],
  [ADA, traded, 'Bea buys a leek from you for 2 single coins and a rake.', 'Bea compra da te un porro per 2 monete e un rastrello.'],
  [BEA, traded, 'You buy a leek from Ada for 2 single coins and a rake.', 'Compri da Ada un porro per 2 monete e un rastrello.'],
  [UGO, { ...compensated, card: market }, 'Bea takes a market card as compensation.', 'Bea prende come compenso una carta del mercato.'],
  [BEA, { ...compensated, card: of('coin') }, 'You take a single coin as compensation.', 'Prendi come compenso una moneta.'],
  [UGO, { ...compensated, card: of('coin'), open: true, top: null }, 'Bea takes the single coin on top of the market as compensation. The market is empty now.', 'Bea prende come compenso la moneta in cima al mercato. Ora il mercato è vuoto.'],
  [BEA, { type: 'bought', seat: ADA, paid: [market, market, soap], card: soap }, 'Ada buys a soap-deck card for 2 market cards and a soap-deck card.', 'Ada compra una carta dei saponi per 2 carte del mercato e una carta dei saponi.'],
  [ADA, { type: 'bought', seat: ADA, paid: all('coin coin twoCoins'), card: DIAMOND }, 'You buy the Diamond for 2 single coins and a two-coin card.', 'Compri il Diamante per 2 monete e una carta da due monete.'],

  [BEA, { type: 'diamondFound', seat: ADA }, 'Ada has the Diamond and says what it counts as.', 'Ada ha il Diamante e dice per che cosa vale.'],
  [ADA, { type: 'diamondDeclared', seat: ADA, kind: of('watermelon') }, 'Your Diamond counts as a watermelon.', 'Il tuo Diamante vale come un’anguria.'],
  [BEA, { type: 'diamondDeclared', seat: ADA, kind: of('soap') }, 'Ada’s Diamond counts as a single soap.', 'Il Diamante di Ada vale come un sapone.'],
  [BEA, { type: 'shown', seat: ADA, cards: all('coin coin coin leek leek rake doubleSoap doubleSoap diamond') }, 'Ada shows: 3 single coins, 2 leeks, a rake, 2 double soaps and the Diamond.', 'Ada mostra: 3 monete, 2 porri, un rastrello, 2 doppi saponi e il Diamante.'],
  [ADA, { type: 'shown', seat: ADA, cards: [] }, 'You have no cards to show.', 'Non hai carte da mostrare.'],
  [BEA, ended, 'The round is over. Ada +5, You 0, Ugo +3.', 'La mano è finita. Ada +5, Tu 0, Ugo +3.'],
])('to seat %i: %j', (you, event, english, italian) => {
  expect(tellEvent(en, event, named(you))).toBe(english);
  expect(tellEvent(it, event, named(you))).toBe(italian);
}); // prettier-ignore

const sale = { type: 'sell', card: of('rake'), claim: of('broom'), wish: null } as const;

test.each<[Move, string, string]>([
  [{ type: 'pick' }, 'pick the top card of the market', 'pesca la carta in cima al mercato'],
  [sale, 'sell the rake as a broom', 'vendi il rastrello come una scopa'],
  [
    { ...sale, card: DIAMOND, claim: of('soap'), wish: { topics: ['tools'], atLeast: null } },
    'sell the Diamond as a single soap, saying “I want tools”',
    'vendi il Diamante come un sapone, dicendo «Voglio attrezzi»',
  ],
  [
    { type: 'buy', cards: all('coin leek coin') },
    'buy from the soap deck with 2 single coins and a leek',
    'compra dal mazzo dei saponi con 2 monete e un porro',
  ],
  [{ type: 'bid', card: of('rake'), statement: null }, 'bid a rake', 'offri un rastrello'],
  [
    { type: 'bid', card: of('rake'), statement: 'broom' },
    'bid a rake, saying it is a broom',
    'offri un rastrello, dicendo che è una scopa',
  ],
  [{ type: 'doubt' }, 'doubt the claim', 'dubita della dichiarazione'],
  [{ type: 'give', card: of('artichoke') }, 'give an artichoke', 'da’ un carciofo'],
  [{ type: 'accept', seat: BEA }, 'accept Bea’s bid', 'accetta l’offerta di Bea'],
  [
    { type: 'declare', kind: of('doubleSoap') },
    'let the Diamond count as a double soap',
    'fa’ valere il Diamante come un doppio sapone',
  ],
])('a hint: %j', (move, english, italian) => {
  expect(tellMove(en, move, named(ADA))).toBe(english);
  expect(tellMove(it, move, named(ADA))).toBe(italian);
});

test('a refusal names its card', () => {
  const refused = (reason: string, kind: Kind): string[] => [
    tellReason(en, 'en', { reason, card: of(kind) }),
    tellReason(it, 'it', { reason, card: of(kind) }),
  ];
  expect(refused('notInHand', 'fourCoins')).toEqual([
    'You have no four-coin card for this: choose from your hand what is not on the table.',
    'Per questo ti manca una carta da quattro monete: scegli fra le carte che hai in mano e non sul tavolo.',
  ]);
  expect(refused('otherDeck', 'watermelon')).toEqual([
    'Everybody sees by its back that this is no watermelon: claim a kind of the card’s own deck.',
    'Dal dorso tutti vedono che non è un’anguria: dichiara una carta dello stesso mazzo.',
  ]);
});

const auction: Sale = {
  seller: ADA,
  card: market,
  claim: of('coin'),
  wish: null,
  bids: [[], [{ card: market, statement: null }], []],
  passed: 0,
  asked: 0,
  open: false,
};
/** Only what is asked about is there. */
const asking = {
  options: { doubt: 'bidders' },
  sizes: [3, 2, 2],
  market: [market, of('leek')],
  facing: [DOWN, UP],
} as const;

test.each<[number, object, string, string]>([
  [ADA, { phase: { kind: 'pick' } }, 'Take the leek on top of the market', 'Prendi il porro in cima al mercato'],
  [ADA, { phase: { kind: 'pick' }, market: [market], facing: [DOWN] }, 'Pick the top card of the market, which lies face down', 'Pesca la carta in cima al mercato, che è coperta'],
  [ADA, { phase: { kind: 'trade' } }, 'Sell a card, or buy from the soap deck with three of yours?', 'Vendi una carta, o ne compri una dei saponi con tre delle tue?'],
  [BEA, { phase: { kind: 'trade' } }, 'Sell a card', 'Vendi una carta'],
  [BEA, { phase: { kind: 'bidding', sale: auction } }, 'Ada sells “single coin”: bid, pass or doubt?', 'Ada vende «moneta»: offri, passi o dubiti?'],
  [UGO, { phase: { kind: 'bidding', sale: auction } }, 'Ada sells “single coin”: bid or pass?', 'Ada vende «moneta»: offri o passi?'],
  [BEA, { phase: { kind: 'bidding', sale: { ...auction, open: true } } }, 'Ada sells the open single coin: bid or pass?', 'Ada vende una moneta, in vista di tutti: offri o passi?'],
  [BEA, { phase: { kind: 'bidding', sale: { ...auction, passed: 0b010 } } }, 'Ada sells “single coin”: doubt it?', 'Ada vende «moneta»: dubiti?'],
  [BEA, { phase: { kind: 'decide', sale: auction } }, 'Ada sells “single coin”: doubt it?', 'Ada vende «moneta»: dubiti?'],
  [ADA, { phase: { kind: 'decide', sale: auction } }, 'Your “single coin”: accept a bid, ask for more, or end the sale?', 'Vendi «moneta»: accetti un’offerta, chiedi di più o chiudi la vendita?'],
  [ADA, { phase: { kind: 'decide', sale: { ...auction, asked: 2 } } }, 'Your “single coin”: accept a bid or end the sale?', 'Vendi «moneta»: accetti un’offerta o chiudi la vendita?'],
  [BEA, { phase: { kind: 'gift', sale: auction, doubter: BEA } }, 'The claim was true: which card do you give Ada?', 'La dichiarazione era vera: quale carta dai ad Ada?'],
  [BEA, { phase: { kind: 'diamond', seat: BEA } }, 'What does your Diamond count as?', 'Per che cosa vale il tuo Diamante?'],
  [BEA, { phase: { kind: 'over' } }, '', ''],
])('seat %i is asked: %j', (seat, scene, english, italian) => {
  const view = { ...asking, ...scene } as unknown as State;
  expect(question(view, seat, en, named(seat))).toBe(english);
  expect(question(view, seat, it, named(seat))).toBe(italian);
}); // prettier-ignore
