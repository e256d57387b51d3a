import { saysIt, tenthsIt, toIt, tellMove } from '@mazzo/kernel';
import { rankOf, ranks } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { GAP } from '../types.ts';
import { card, opening, place } from './it/opening.ts';
import { comparison } from './comparison.ts';
import { signed } from './points.ts';
import type { VintoText } from './text.ts';

const rankNames: Partial<Record<string, string>> = {
  J: 'Fante',
  Q: 'Donna',
  K: 'Re',
  A: 'Asso',
  joker: 'jolly',
};

function rankName(rank: Rank): string {
  const name = ranks[rank]!;
  return rankNames[name] ?? name;
}

/** «un Fante», «una Donna» */
function un(name: string): string {
  return `${name === rankNames['Q'] ? 'una' : 'un'} ${name}`;
}

export const it: VintoText = {
  ...opening,
  because: ([best, next], to) =>
    comparison(best, next, {
      lowest: (percent) => `Hai la somma più bassa ${percent} volte su cento.`,
      better: (points, than) =>
        `Circa ${tenthsIt(points)} punti meglio di: ${tellMove(it, than, to)}.`,
    }),
  rank: rankName,
  actions: {
    '7': 'guarda una tua carta',
    '8': 'guarda una tua carta',
    '9': 'guarda una carta altrui',
    '10': 'guarda una carta altrui',
    J: 'scambia le carte di due giocatori, alla cieca',
    Q: 'guarda le carte di due giocatori, poi scambiale o no',
    K: 'nomina il valore di una carta; se è giusto, si gioca',
    A: 'fa’ pescare una carta a qualcuno',
  },
  wildKing: 'giocalo come qualsiasi altra azione',
  ask: {
    ...opening.ask,
    start: 'Tocca a te',
    decide: (card) => `Hai pescato ${card}`,
    ownCard: (rank) => `${rank}: quale tua carta guardi?`,
    othersCard: (rank) => `${rank}: la carta di chi guardi?`,
    jack: (first) =>
      first === null
        ? 'Fante: quale carta scambi?'
        : `Fante: ${first} con quale carta di un altro?`,
    queen: (first) =>
      first === null
        ? 'Donna: quale carta guardi per prima?'
        : `Donna: ${first} e quale carta di un altro?`,
    queenSwap: (one, other) => `Donna: scambi ${one} e ${other}?`,
    king: 'Re: quale carta nomini?',
    kingRank: (place) => `Re: che cos’è ${place}?`,
    wildKing: 'Re: come che cosa lo giochi?',
    ace: 'Asso: chi pesca una carta?',
    tossIn: (ranks) => `Scarti al volo ${ranks.map(un).join(' o ')}?`,
    call: 'Finisci il turno o chiami Vinto?',
  },
  options: {
    session: {
      label: 'La sessione',
      values: { timed: 'dura un tempo fissato', rounds: 'dura un numero di mani' },
    },
    minutes: { label: 'Minuti di una sessione a tempo', values: {} },
    rounds: { label: 'Mani, dove contano le mani', values: {} },
    places: {
      label: 'Dopo un posto condiviso',
      values: { skip: 'i posti occupati si saltano', follow: 'il posto seguente viene subito' },
    },
    actions: {
      label: 'Un’azione cominciata',
      values: { must: 'va portata a termine', may: 'si può rifiutare' },
    },
    king: {
      label: 'Il Re',
      values: {
        pickCard: 'nomina il valore di una carta sul tavolo',
        wild: 'gioca qualsiasi azione',
      },
    },
    wrongToss: {
      label: 'Dopo uno scarto al volo sbagliato',
      values: {
        barred: 'non si scarta più al volo fino al prossimo scarto',
        tryOthers: 'si possono provare altre carte',
      },
    },
    memoryAid: {
      label: 'Aiuto alla memoria',
      values: {
        off: 'nessuno',
        ownCards: 'le proprie carte già viste',
        allSeen: 'tutto ciò che hai visto',
      },
    },
  },
  presets: {},
  moves: {
    ...opening.moves,
    peek: (move) => `guarda la tua carta ${move.slot + 1}`,
    draw: () => 'pesca una carta',
    take: () => 'prendi la prima carta degli scarti e gioca la sua azione',
    passTurn: () => 'passa: non c’è nulla da pescare',
    play: () => 'gioca la sua azione',
    swap: (move) =>
      move.declare === null
        ? `scambiala con la tua carta ${move.slot + 1}`
        : `scambiala con la tua carta ${move.slot + 1}, dichiarando ${rankName(move.declare)}`,
    discard: () => 'scartala senza usarla',
    name: (move) => rankName(move.rank),
    giveCard: (move, to) => (to.you === move.seat ? 'te' : to.name(move.seat)),
    swapThem: () => 'scambia le due carte',
    leaveThem: () => 'lasciale dove sono',
    decline: () => 'rinuncia all’azione',
    tossIn: (move) => `scarta al volo la tua carta ${move.slot + 1}`,
    pass: () => 'non scartare altro al volo',
    callVinto: () => 'chiama Vinto',
    endTurn: () => 'finisci il turno',
    timeUp: () => 'il tempo è finito',
  },
  events: {
    ...opening.events,
    turnBegan: () => '',
    drew: (event, to) => `${saysIt(to, event.seat, 'peschi', 'pesca')} ${card(event.card)}.`,
    took: (event, to) =>
      `${saysIt(to, event.seat, 'prendi', 'prende')} ${card(event.card)} dagli scarti.`,
    turnPassed: (event, to) =>
      `${saysIt(to, event.seat, 'non hai nulla da pescare e passi', 'non ha nulla da pescare e passa')}.`,
    played: (event, to) => `${saysIt(to, event.seat, 'giochi', 'gioca')} ${card(event.card)}.`,
    discarded: (event, to) =>
      `${saysIt(to, event.seat, 'scarti', 'scarta')} ${card(event.card)} senza usarla.`,
    swapped: (event, to) => {
      const who = saysIt(to, event.seat, 'scambi', 'scambia');
      const what = `${who} ${card(event.card)} con la carta ${event.slot + 1}`;
      if (event.declared === null) return `${what}: esce ${card(event.out)}.`;
      const verdict = event.declared === rankOf(event.out) ? 'giusto' : 'sbagliato';
      return `${what}, dichiarando ${rankName(event.declared)}: esce ${card(event.out)}, ${verdict}.`;
    },
    penaltyDrawn: (event, to) =>
      `${saysIt(to, event.seat, 'prendi', 'prende')} una carta di penalità.`,
    actionBegan: (event, to) =>
      event.tossed
        ? `${saysIt(to, event.seat, 'giochi', 'gioca')} la carta scartata al volo: ${rankName(event.rank)}.`
        : '',
    targeted: (event, to) =>
      `${saysIt(to, event.by, 'scegli', 'sceglie')} ${place(to, event.seat, event.slot, event.by)}.`,
    targetGone: (event, to) =>
      `Quella carta non c’è più: ${to.you === event.by ? 'scegli' : `${to.name(event.by)} sceglie`} di nuovo.`,
    cardsSwapped: (event, to) =>
      `${saysIt(to, event.by, 'scambi', 'scambia')} ${place(to, event.seat, event.slot, event.by)} e ${place(to, event.other, event.otherSlot, event.by)}.`,
    namedRight: (event, to) =>
      `${saysIt(to, event.by, 'nomini', 'nomina')} ${rankName(event.rank)}: giusto, ${place(to, event.seat, event.slot, event.by)} è ${card(event.card)} e va negli scarti.`,
    namedWrong: (event, to) =>
      `${saysIt(to, event.by, 'nomini', 'nomina')} ${rankName(event.rank)}: sbagliato, ${place(to, event.seat, event.slot, event.by)} è ${card(event.card)}.`,
    namedWild: (event, to) =>
      `${saysIt(to, event.by, 'giochi', 'gioca')} il Re come ${rankName(event.rank)}.`,
    gaveCard: (event, to) =>
      event.by === event.seat
        ? `${saysIt(to, event.by, 'peschi', 'pesca')} una carta coperta.`
        : `${saysIt(to, event.by, 'fai', 'fa')} pescare una carta coperta ${to.you === event.seat ? 'a te' : toIt(to.name(event.seat))}.`,
    actionEnded: (event) =>
      ({
        done: '',
        noTarget: 'Non c’è nulla che possa fare.',
        left: 'Le due carte restano dove sono.',
        lapsed: 'Una delle due non c’è più: niente scambio.',
        declined: 'All’azione si rinuncia.',
      })[event.how],
    tossInOpened: (event) => `Scarto al volo: ${event.ranks.map(rankName).join(', ')}?`,
    tossedIn: (event, to) =>
      `${saysIt(to, event.seat, 'scarti al volo', 'scarta al volo')} ${card(event.card)}.`,
    missed: (event, to) =>
      `${saysIt(to, event.seat, 'scarti al volo', 'scarta al volo')} ${card(event.card)}: sbagliata, torna al suo posto.`,
    passed: () => '',
    tossInClosed: () => '',
    vintoCalled: (event, to) =>
      `${saysIt(to, event.seat, 'chiami', 'chiama')} Vinto! Agli altri resta un turno ciascuno.`,
    shown: (event, to) =>
      `${saysIt(to, event.seat, 'mostri', 'mostra')}: ${
        event.cards
          .filter((kind) => kind !== GAP)
          .map(card)
          .join(' ') || 'niente'
      }.`,
    roundEnded: (event, to) => {
      const { caller, points, sums } = event;
      if (caller === null) return 'La mano finisce senza chiamata: nessun punto.';
      const [called, others] = [points[caller]!, points.find((_, seat) => seat !== caller)!];
      const isYou = to.you === caller;
      const beaten = isYou ? 'e perdi' : 'e perde';
      const least = isYou ? 'e hai il totale più basso' : 'e ha il totale più basso';
      const how = called < 0 ? beaten : others < 0 ? least : 'a pari merito';
      const who = `${saysIt(to, caller, 'chiami', 'chiama')} con ${sums[caller]}`;
      return `${who} ${how}: ${signed(called)}. Tutti gli altri ${signed(others)}.`;
    },
    timeUp: () => 'Il tempo è finito: questa è l’ultima mano.',
    matchEnded: () => 'La sessione è finita.',
  },
  reasons: {
    peekIsOver: 'Le due sbirciate dell’inizio sono finite.',
    peekFirst: 'Prima guarda due delle tue carte.',
    seenAlready: 'Hai già guardato quella carta: scegline un’altra.',
    noCardThere: 'In quel posto non c’è una carta.',
    notNow: 'A questo punto del turno non si può.',
    drawFirst: 'Prima pesca una carta o prendi la prima degli scarti.',
    nothingToDraw: 'Non ci sono più carte da pescare.',
    topIsUsed: 'L’azione della prima carta degli scarti è già stata usata.',
    topHasNoAction: 'Dagli scarti si prende solo una carta azione (dal 7 al Re, o Asso).',
    mustDrawOrTake: 'C’è una carta da pescare o da prendere: non puoi passare.',
    noAction: 'Quella carta non ha azione: scambiala o scartala.',
    noActionUnderWay: 'Ora non hai un’azione da giocare.',
    otherStep: 'Adesso l’azione chiede altro.',
    ownCardOnly: 'Con 7 e 8 si guarda una propria carta.',
    othersCardOnly: 'Con 9 e 10 si guarda la carta di un altro giocatore.',
    otherPlayersCard: 'Le due carte devono essere di due giocatori diversi.',
    callersCards: 'Le carte di chi ha chiamato Vinto non si toccano.',
    actionCardOnly: 'Nomina un’azione: dal 7 alla Donna, o Asso.',
    actionMustBePlayed: 'A questo tavolo un’azione cominciata va portata a termine.',
    windowClosed: 'Ora non si può scartare al volo.',
    barred: 'Hai scartato al volo una carta sbagliata: aspetta il prossimo scarto.',
    triedBefore: 'In questa finestra hai già provato quella carta.',
    passedAlready: 'Hai passato: potrai scartare di nuovo al volo quando si gioca un’azione.',
    callerTossesNothing: 'Chi ha chiamato Vinto non scarta al volo.',
    actionUnderWay: 'Si sta giocando un’azione: potrai passare quando è finita.',
    notAtTurnsEnd:
      'Vinto si chiama alla fine del proprio turno, quando lo scarto al volo è finito.',
    alreadyCalled: 'In questa mano Vinto è già stato chiamato.',
    notTimed: 'Questa sessione non ha un tempo che possa finire.',
  },
};
