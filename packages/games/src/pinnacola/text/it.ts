import { inHundred, capital, isHole, saysIt } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { JOKER, wholePack } from '../cards.ts';
import { standIns } from '../melds.ts';
import type { Meld } from '../melds.ts';
import type { Options } from '../options.ts';
import type { Finish } from '../types.ts';
import { about } from './about.ts';
import { face, nameOf, signed, span, suitsOf } from './faces.ts';
import type { MeldName } from './faces.ts';
import { isLeast } from './least.ts';
import type { PinnacolaText } from './text.ts';

const rankNames = [
  'Asso', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci', 'Fante', 'Donna', 'Re',
]; // prettier-ignore
const rankPlurals = [
  'assi', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'fanti', 'donne', 're',
]; // prettier-ignore
const JOLLY = 'jolly';

function card(kind: Card): string {
  return kind === JOKER ? JOLLY : face(kind);
}

/** In una frase: «7♥», «un jolly». */
function una(words: string): string {
  return words === JOLLY ? `un ${words}` : words;
}

/** In una frase: «7♥», «il jolly». */
function la(words: string): string {
  return words === JOLLY ? `il ${words}` : words;
}

function list(kinds: readonly Card[]): string {
  return kinds.length === 1
    ? kinds.map((kind) => una(card(kind))).join('')
    : kinds.map(card).join(' ');
}

const meldNames: Readonly<Record<MeldName, string>> = {
  run: 'scala',
  pinnacola: 'pinnacola',
  pinnacolone: 'pinnacolone',
  three: 'tris di',
  four: 'quattro',
  poker: 'poker di',
};

/** «scala 3–7♥», «tris di sette» */
function inShort(meld: Meld, options?: Options): string {
  if (meld.kind === 'jokers') return 'poker di jolly';
  const what = meld.kind === 'run' ? span(meld) : rankPlurals[meld.rank];
  return `${meldNames[nameOf(meld, options)]} ${what}`.replace('di assi', 'd’assi');
}

function meld(meld: Meld, options?: Options): string {
  const words = inShort(meld, options);
  const joker = standIns(meld).map(card).join(' o ');
  if (joker !== '') return `${words} (jolly come ${joker})`;
  // A chi ha la carta che manca serve sapere il seme.
  const isThree = meld.kind === 'set' && nameOf(meld, options) === 'three';
  return isThree ? `${words} ${suitsOf(meld)}` : words;
}

const articles: Readonly<Record<MeldName, string>> = {
  run: 'una ',
  pinnacola: 'una ',
  pinnacolone: 'un ',
  three: 'un ',
  four: '',
  poker: 'un ',
};

/** In una frase: «una scala 3–7♥», «un tris di sette ♣♦♥». */
function aMeld(one: Meld): string {
  return articles[nameOf(one)] + meld(one);
}

/** «in una tua combinazione», «di Ada», o «propria» se è Ada che gioca. */
function where(to: Audience, seat: Seat, by: Seat): string {
  if (to.you === seat) return 'in una tua combinazione';
  return seat === by ? 'in una propria combinazione' : `in una combinazione di ${to.name(seat)}`;
}

function finish({ melds, changes, replacements, discard }: Finish): string {
  return [
    ...replacements.map(
      (one) =>
        `metti ${una(card(one.card))} al posto del jolly nella combinazione avversaria ${one.meld + 1}`,
    ),
    ...changes.map((change) =>
      change.to === null
        ? `riprendi la tua combinazione ${change.meld + 1}`
        : `fai della tua combinazione ${change.meld + 1} ${aMeld(change.to)}`,
    ),
    ...melds.map((one) => `cala ${aMeld(one)}`),
    `scarta ${una(card(discard))}`,
  ].join(', ');
}

export const it: PinnacolaText = {
  ...about.it,
  card,
  rank: (rank) => rankNames[rank]!,
  meld,
  aMeld,
  // Senza articolo: conta ogni lettera.
  aMeldInShort: (one) => inShort(one),
  ask: {
    draw: (top) => `Peschi una carta o prendi il pozzo${top === null ? '' : ` (in cima ${top})`}?`,
    meld: 'Cala, poi scarta',
    owed: (card) => `Devi calare ${la(card)}`,
  },
  draft: {
    lay: 'Cala',
    add: 'Attacca',
    replace: 'Sostituisci il jolly',
    takeBack: 'Riprendi',
    undo: 'Annulla',
    redo: 'Rifai',
    sort: 'Riordina',
    discard: 'Scarta',
  },
  missing: {
    owedCard: (card) => `Devi ancora calare ${la(card)}, che viene dal pozzo`,
    jokerOwed: 'Il jolly preso deve ancora andare in un’altra tua combinazione',
    notAMeld: (cards) => `${cards}: non è ancora una combinazione`,
    discard: 'Una carta da scartare',
  },
  pointsSoFar: 'Punti finora',
  sheet: {
    cards: 'Carte calate',
    bonuses: 'Premi',
    left: 'Rimaste in mano',
    closing: 'Chiusura',
    doubled: 'Raddoppio, chiusura in mano',
    points: 'Totale',
  },
  because([best, ...others]) {
    const { closes, danger, use, cards } = best?.reasons ?? {};
    if (closes !== undefined) return 'Chiude la mano.';
    if (danger !== undefined && isLeast('danger', danger, others))
      return `Tra gli scarti buoni è il più sicuro: all’avversario serve ${inHundred(danger)} volte su cento.`;
    if (use !== undefined && isLeast('use', use, others))
      return 'Tra gli scarti buoni è quello che ti serve meno.';
    if (use !== undefined && others.length > 0)
      return 'Tra gli scarti buoni è quello che ti costa meno, tutto sommato.';
    return cards === undefined || use !== undefined ? '' : `Il pozzo porta ${cards} carte.`;
  },
  options: {
    target: { label: 'Punti che chiudono la partita', values: {} },
    deal: { label: 'Carte a testa', values: { '13': '13', '15': '15' } },
    pozzo: {
      label: 'Il pozzo',
      values: { whole: 'si prende tutto', fromAnyCard: 'si prende da una carta qualsiasi in su' },
    },
    jokers: {
      label: 'Una pinnacola o un poker con il jolly',
      values: { allowed: 'vale', clean: 'non ha premio e non vale per chiudere' },
    },
    bonuses: {
      label: 'Il premio di una combinazione',
      values: { add: 'si aggiunge alle sue carte', replace: 'sta al posto delle sue carte' },
    },
    earlierMelds: {
      label: 'Le proprie combinazioni già calate',
      values: { stay: 'restano, e possono crescere', rearranged: 'si possono disfare e rifare' },
    },
    emptyStock: {
      label: 'Quando il mazzo è finito',
      values: {
        endHand: 'finisce la mano',
        reshuffle: 'si rimescola il pozzo, una volta per mano',
      },
    },
  },
  presets: { traditional: 'Alla maniera tradizionale' },
  moves: {
    draw: () => 'pesca una carta',
    takePozzo: (move) =>
      move.from === 0 ? 'prendi il pozzo' : `prendi il pozzo dalla carta ${move.from + 1} in su`,
    finish,
  },
  events: {
    handBegan: (event, to) =>
      `Mano ${event.hand}. ${saysIt(to, event.dealer, 'dai', 'dà')} le carte.`,
    shuffled: (event) =>
      event.cards.length === wholePack.length
        ? ''
        : `Si rimescola il pozzo, meno la carta in cima: un nuovo mazzo di ${event.cards.length}.`,
    dealt: () => '',
    turnedUp: (event) => `Il pozzo comincia con ${una(card(event.card))}.`,
    turnBegan: () => '',
    drew: (event, to) =>
      `${saysIt(to, event.seat, 'peschi', 'pesca')} ${isHole(event.card) ? 'una carta' : una(card(event.card))}.`,
    tookPozzo: (event, to) => {
      const who = saysIt(to, event.seat, 'prendi', 'prende');
      return event.cards.length === 1
        ? `${who} ${list(event.cards)} dal pozzo.`
        : `${who} ${event.cards.length} carte dal pozzo: ${list(event.cards)}.`;
    },
    jokerReplaced: (event, to) =>
      `${saysIt(to, event.by, 'metti', 'mette')} ${una(card(event.card))} al posto del jolly ${where(to, event.seat, event.by)}: ${meld(event.to)}.`,
    grew: (event, to) =>
      `${saysIt(to, event.seat, 'attacchi', 'attacca')} ${list(event.cards)}: ${meld(event.to)}.`,
    laid: (event, to) => `${saysIt(to, event.seat, 'cali', 'cala')} ${aMeld(event.meld)}.`,
    rearranged: (event, to) => {
      const who = saysIt(
        to,
        event.seat,
        'rifai le tue combinazioni',
        'rifà le proprie combinazioni',
      );
      const added = event.cards.length === 0 ? '' : ` con ${list(event.cards)}`;
      return `${who}${added}: ${event.melds.map((one) => meld(one)).join(', ')}.`;
    },
    discarded: (event, to) =>
      `${saysIt(to, event.seat, 'scarti', 'scarta')} ${una(card(event.card))}.`,
    shown: (event, to) =>
      event.cards.length === 0
        ? ''
        : `${saysIt(to, event.seat, 'hai', 'ha')} ancora in mano ${list(event.cards)}.`,
    handEnded: (event, to) => {
      const points = event.sheets.map(
        (sheet, seat) => `${to.you === seat ? 'Tu' : to.name(seat)} ${signed(sheet.points)}`,
      );
      return `${closing(event.closer, event.inMano, to)} ${points.join(', ')}.`;
    },
    matchEnded: () => 'La partita è finita.',
  },
  reasons: {
    drawFirst: 'Prima pesca una carta o prendi il pozzo.',
    drawnAlready: 'Hai già preso carte in questo turno: cala, se vuoi, e poi scarta.',
    pozzoTaken: (card) => `Hai già preso il pozzo: cala ${la(card)}, poi scarta.`,
    wholePozzoOnly: 'A questo tavolo il pozzo si prende tutto: prendilo intero o pesca una carta.',
    noSuchCard: 'Nel pozzo quella carta non c’è: scegline una fra quelle che vedi.',
    cannotMeldTop: (card) =>
      `In questo turno non puoi calare ${la(card)}, e chi prende il pozzo deve farlo: pesca dal mazzo.`,
    tooFewLeft: (card) =>
      `Se cali ${la(card)}, dopo lo scarto non ti resta nessuna carta, e senza una pinnacola e un poker non puoi chiudere: pesca dal mazzo.`,
    notAMeld:
      'Una combinazione è fatta di tre o più carte in scala dello stesso seme, o di tre o quattro carte dello stesso valore e di semi diversi, con un jolly al massimo; oppure di quattro jolly.',
    tooFewCards: 'Una combinazione ha almeno tre carte.',
    twoJokers:
      'Una combinazione ha al massimo un jolly; solo quattro jolly senza altre carte sono una combinazione.',
    twins: (card) =>
      `In una combinazione nessuna carta sta due volte, e qui c’è due volte ${la(card)}.`,
    fullSet: 'Un tris o un poker ha al massimo quattro carte, una per seme.',
    notOfOneKind: (card) =>
      `${capital(la(card))} non va con le altre: una combinazione è una scala dello stesso seme, oppure carte dello stesso valore e di semi diversi.`,
    aroundTheCorner: 'Una scala non gira l’angolo: l’asso sta prima del due o dopo il re.',
    notInSequence: (card) =>
      `${capital(la(card))} non segue: una scala non ha buchi, se non uno riempito da un jolly.`,
    noSuchMeld: 'Sul tavolo quella combinazione non c’è: scegline una fra quelle che vedi.',
    changedTwice: 'La stessa combinazione è indicata due volte: di’ una volta sola come resterà.',
    notGrown:
      'Una combinazione già calata può solo crescere: le sue carte restano, e così il jolly, a meno che la carta che rappresenta non ne prenda il posto.',
    meldsStay:
      'A questo tavolo le combinazioni già calate non si disfano: puoi attaccarci carte o sostituirne il jolly.',
    noJokerThere:
      'Quella combinazione non ha un jolly da sostituire, e si attacca solo alle proprie.',
    notItsCard: (card) =>
      `Lì il jolly non rappresenta ${la(card)}: può prenderne il posto solo la carta che rappresenta.`,
    notInHand: (card) => `Per questo ti manca ${una(card)}: cala solo carte che hai in mano.`,
    notInHandToDiscard: (card) =>
      `Non ti resta ${una(card)} da scartare: scarta una carta che hai ancora in mano.`,
    owedCard: (card) =>
      `Prima di scartare devi calare ${la(card)}, che viene dal pozzo: in una combinazione nuova, in una tua o al posto di un jolly.`,
    jokerOwed: 'Un jolly preso dal tavolo va messo in un’altra tua combinazione prima di scartare.',
    jokerBack:
      'Un jolly non può tornare nella combinazione da cui viene: mettilo in un’altra delle tue.',
    jokerStuck: (card) =>
      `Con ${la(card)} non puoi prendere quel jolly: andrebbe messo in un’altra tua combinazione in questo turno, e un posto non c’è.`,
    nothingToDiscard: 'Non ti resta nulla da scartare: tieni in mano una carta per lo scarto.',
    closeNeedsBoth:
      'Per scartare l’ultima carta ti servono una pinnacola e un poker fra le tue combinazioni: altrimenti tieni una carta in più.',
    closeNeedsPinnacola:
      'Per scartare l’ultima carta ti serve ancora una pinnacola, cioè una scala di almeno sette carte: altrimenti tieni una carta in più.',
    closeNeedsPoker:
      'Per scartare l’ultima carta ti serve ancora un poker, cioè quattro carte dello stesso valore: altrimenti tieni una carta in più.',
    nothingToUndo: 'Non c’è nulla da annullare: dopo aver pescato non hai calato nulla.',
    earlierCardsLeft: (card) =>
      `${capital(la(card))} era già sul tavolo: le carte dei turni precedenti devono restare tutte nelle tue combinazioni.`,
  },
};

function closing(closer: Seat | null, inMano: boolean, to: Audience): string {
  if (closer === null) return 'Il mazzo è finito, e la mano finisce senza chiusura.';
  const who = saysIt(to, closer, 'chiudi', 'chiude');
  return inMano ? `Chiusura in mano! ${who} al primo turno.` : `${who}.`;
}
