import { isHole, saysEn, tellMove, tenthsEn } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { rankOf, ranks } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { GAP } from '../types.ts';
import { card, opening, place } from './en/opening.ts';
import { comparison } from './comparison.ts';
import { signed } from './points.ts';
import type { VintoText } from './text.ts';

const rankNames: Partial<Record<string, string>> = {
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
  joker: 'joker',
};

function whom(to: Audience, seat: Seat): string {
  return to.you === seat ? 'you' : to.name(seat);
}

function rankName(rank: Rank): string {
  const name = ranks[rank]!;
  return rankNames[name] ?? name;
}

/** "a Queen", "an 8" */
function one(name: string): string {
  return `${/^(8|Ace)/.test(name) ? 'an' : 'a'} ${name}`;
}

function aRank(rank: Rank): string {
  return one(rankName(rank));
}

function theCard(kind: Card): string {
  return isHole(kind) ? 'it' : card(kind);
}

export const en: VintoText = {
  ...opening,
  because: ([best, next], to) =>
    comparison(best, next, {
      lowest: (percent) => `You are lowest ${percent} times in a hundred.`,
      better: (points, than) =>
        `About ${tenthsEn(points)} points better than: ${tellMove(en, than, to)}.`,
    }),
  rank: rankName,
  actions: {
    '7': 'look at a card of yours',
    '8': 'look at a card of yours',
    '9': 'look at somebody else’s card',
    '10': 'look at somebody else’s card',
    J: 'swap two players’ cards unseen',
    Q: 'look at two players’ cards, then swap them or not',
    K: 'name a card’s rank; if right, it is played',
    A: 'make somebody draw a card',
  },
  wildKing: 'play it as any other action',
  ask: {
    ...opening.ask,
    start: 'Your turn',
    decide: (card) => `You have drawn ${card}`,
    ownCard: (rank) => `${rank}: look at which of your cards?`,
    othersCard: (rank) => `${rank}: look at whose card?`,
    jack: (first) =>
      first === null
        ? 'Jack: swap which card?'
        : `Jack: swap ${first} with which card of another player?`,
    queen: (first) =>
      first === null
        ? 'Queen: look at which card first?'
        : `Queen: look at ${first} and which card of another player?`,
    queenSwap: (one, other) => `Queen: swap ${one} and ${other}?`,
    king: 'King: which card do you name?',
    kingRank: (place) => `King: what is ${place}?`,
    wildKing: 'King: play it as what?',
    ace: 'Ace: who draws a card?',
    tossIn: (ranks) => `Toss in ${ranks.map(one).join(' or ')}?`,
    call: 'End your turn, or call Vinto?',
  },
  options: {
    session: {
      label: 'The session',
      values: { timed: 'lasts a set time', rounds: 'lasts a number of rounds' },
    },
    minutes: { label: 'Minutes of a timed session', values: {} },
    rounds: { label: 'Rounds, where rounds count', values: {} },
    places: {
      label: 'After a shared place',
      values: { skip: 'the places filled are skipped', follow: 'the next place follows at once' },
    },
    actions: {
      label: 'An action begun',
      values: { must: 'must be carried out', may: 'can be declined' },
    },
    king: {
      label: 'A King',
      values: { pickCard: 'names the rank of a card on the table', wild: 'plays any action' },
    },
    wrongToss: {
      label: 'After tossing in a wrong card',
      values: { barred: 'you toss no more in this window', tryOthers: 'you may try other cards' },
    },
    memoryAid: {
      label: 'Memory aid',
      values: {
        off: 'none',
        ownCards: 'your own cards that you have seen',
        allSeen: 'everything you have seen',
      },
    },
  },
  presets: {},
  moves: {
    ...opening.moves,
    peek: (move) => `look at your card ${move.slot + 1}`,
    draw: () => 'draw a card',
    take: () => 'take the top discard and play its action',
    passTurn: () => 'pass: there is nothing to draw',
    play: () => 'play its action',
    swap: (move) =>
      move.declare === null
        ? `swap it for your card ${move.slot + 1}`
        : `swap it for your card ${move.slot + 1}, declaring ${aRank(move.declare)}`,
    discard: () => 'discard it unused',
    name: (move) => aRank(move.rank),
    giveCard: (move, to) => (to.you === move.seat ? 'yourself' : to.name(move.seat)),
    swapThem: () => 'swap the two',
    leaveThem: () => 'leave them',
    decline: () => 'decline the action',
    tossIn: (move) => `toss in your card ${move.slot + 1}`,
    pass: () => 'toss in nothing more',
    callVinto: () => 'call Vinto',
    endTurn: () => 'end your turn',
    timeUp: () => 'time is up',
  },
  events: {
    ...opening.events,
    turnBegan: () => '',
    drew: (event, to) => `${saysEn(to, event.seat, 'draw', 'draws')} ${card(event.card)}.`,
    took: (event, to) =>
      `${saysEn(to, event.seat, 'take', 'takes')} ${card(event.card)} from the pile.`,
    turnPassed: (event, to) =>
      `${saysEn(to, event.seat, 'have', 'has')} nothing to draw and ${to.you === event.seat ? 'pass' : 'passes'}.`,
    played: (event, to) => `${saysEn(to, event.seat, 'play', 'plays')} ${card(event.card)}.`,
    discarded: (event, to) =>
      `${saysEn(to, event.seat, 'discard', 'discards')} ${card(event.card)} unused.`,
    swapped: (event, to) => {
      const who = saysEn(to, event.seat, 'swap', 'swaps');
      const what = `${who} ${card(event.card)} for card ${event.slot + 1}`;
      if (event.declared === null) return `${what}: out comes ${card(event.out)}.`;
      const verdict = event.declared === rankOf(event.out) ? 'right' : 'wrong';
      return `${what}, declaring ${aRank(event.declared)}: out comes ${card(event.out)}, ${verdict}.`;
    },
    penaltyDrawn: (event, to) => `${saysEn(to, event.seat, 'take', 'takes')} a penalty card.`,
    actionBegan: (event, to) =>
      event.tossed
        ? `${saysEn(to, event.seat, 'play', 'plays')} the ${rankName(event.rank)} tossed in.`
        : '',
    targeted: (event, to) =>
      `${saysEn(to, event.by, 'choose', 'chooses')} ${place(to, event.seat, event.slot, event.by)}.`,
    targetGone: (event, to) =>
      `That card is gone: ${to.you === event.by ? 'choose' : `${to.name(event.by)} chooses`} again.`,
    cardsSwapped: (event, to) =>
      `${saysEn(to, event.by, 'swap', 'swaps')} ${place(to, event.seat, event.slot, event.by)} and ${place(to, event.other, event.otherSlot, event.by)}.`,
    namedRight: (event, to) =>
      `${saysEn(to, event.by, 'name', 'names')} ${aRank(event.rank)}: right, ${place(to, event.seat, event.slot, event.by)} is ${card(event.card)} and goes to the pile.`,
    namedWrong: (event, to) =>
      `${saysEn(to, event.by, 'name', 'names')} ${aRank(event.rank)}: wrong, ${place(to, event.seat, event.slot, event.by)} is ${theCard(event.card)}.`,
    namedWild: (event, to) =>
      `${saysEn(to, event.by, 'play', 'plays')} the King as ${aRank(event.rank)}.`,
    gaveCard: (event, to) =>
      event.by === event.seat
        ? `${saysEn(to, event.by, 'draw', 'draws')} a card unseen.`
        : `${saysEn(to, event.by, 'make', 'makes')} ${whom(to, event.seat)} draw a card unseen.`,
    actionEnded: (event) =>
      ({
        done: '',
        noTarget: 'There is nothing it could do.',
        left: 'The two stay where they are.',
        lapsed: 'One of the two is gone: no swap.',
        declined: 'The action is declined.',
      })[event.how],
    tossInOpened: (event) => `Toss in: ${event.ranks.map(rankName).join(', ')}?`,
    tossedIn: (event, to) => `${saysEn(to, event.seat, 'toss', 'tosses')} in ${card(event.card)}.`,
    missed: (event, to) =>
      `${saysEn(to, event.seat, 'toss', 'tosses')} in ${card(event.card)}: wrong, it goes back.`,
    passed: () => '',
    tossInClosed: () => '',
    vintoCalled: (event, to) =>
      `${saysEn(to, event.seat, 'call', 'calls')} Vinto! Everyone else has one more turn.`,
    shown: (event, to) =>
      `${saysEn(to, event.seat, 'show', 'shows')}: ${
        event.cards
          .filter((kind) => kind !== GAP)
          .map(card)
          .join(' ') || 'nothing'
      }.`,
    roundEnded: (event, to) => {
      const { caller, points, sums } = event;
      if (caller === null) return 'The round ends without a call: nobody scores.';
      const [called, others] = [points[caller]!, points.find((_, seat) => seat !== caller)!];
      const beaten = to.you === caller ? 'and were beaten' : 'and was beaten';
      const how = called < 0 ? beaten : others < 0 ? 'and had the least' : 'and tied';
      const who = `${to.you === caller ? 'You' : to.name(caller)} called with ${sums[caller]}`;
      return `${who} ${how}: ${signed(called)}. Everyone else ${signed(others)}.`;
    },
    timeUp: () => 'Time is up: this is the last round.',
    matchEnded: () => 'The session is over.',
  },
  reasons: {
    peekIsOver: 'The two looks at the start are over.',
    peekFirst: 'First look at two of your cards.',
    seenAlready: 'You have looked at that card: choose another.',
    noCardThere: 'There is no card in that place.',
    notNow: 'That is not possible at this point of the turn.',
    drawFirst: 'First draw a card or take the top discard.',
    nothingToDraw: 'There is no card left to draw.',
    topIsUsed: 'The action of the top discard has been used already.',
    topHasNoAction: 'Only an action card (7 to King, Ace) can be taken from the pile.',
    mustDrawOrTake: 'There is a card to draw or to take: you cannot pass.',
    noAction: 'That card has no action: swap or discard it.',
    noActionUnderWay: 'You have no action to play now.',
    otherStep: 'The action asks for something else now.',
    ownCardOnly: '7 and 8 look at one of your own cards.',
    othersCardOnly: '9 and 10 look at a card of another player.',
    otherPlayersCard: 'The two cards must belong to two different players.',
    callersCards: 'Nobody may touch the cards of the one who called Vinto.',
    actionCardOnly: 'Name an action: 7 to Queen, or Ace.',
    actionMustBePlayed: 'An action begun must be carried out at this table.',
    windowClosed: 'Nothing can be tossed in now.',
    barred: 'You tossed in a wrong card: no more tossing in until the next discard.',
    triedBefore: 'You have tried that card in this window.',
    passedAlready: 'You have passed: you may toss in again when an action has been played.',
    callerTossesNothing: 'Whoever called Vinto tosses nothing in.',
    actionUnderWay: 'An action is being played: you can pass when it is done.',
    notAtTurnsEnd: 'Vinto can be called at the end of your own turn, when tossing in is over.',
    alreadyCalled: 'Vinto has been called already in this round.',
    notTimed: 'This session has no clock that could run out.',
  },
};
