import { it as game } from '@mazzo/games/sapone/text/it';
import { toIt } from '@mazzo/kernel';
import { some, words as opening } from './it/opening.ts';
import type { SaponeWords } from './text.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('it').format(names);
const numbers = ['nessuna', 'una', 'due', 'tre', 'quattro'];
const carte = (count: number) => (count === 1 ? 'una carta' : some(count));
const points = (count: number) => `${count} ${count === 1 ? 'punto' : 'punti'}`;

export const words: SaponeWords = {
  game,
  table: {
    ...opening.table,
    ask: {
      ...opening.table.ask,
      trade: (canBuy) => (canBuy ? 'Vendi una carta, o compri con tre?' : 'Vendi una carta'),
      bid: (claim) => `Offri per «${claim}»?`,
      bidMore: (cards) => `Offri ${cards}. Altro?`,
      bidAgain: (seller, hasBid) =>
        `${seller} chiede di più. ${hasBid ? 'Aggiungi' : 'Offri'} carte?`,
      give: (seller) => `Quale carta dai ${toIt(seller)}?`,
      decide: (claim) => `Accetti un’offerta per «${claim}»?`,
    },
    onSale: ({ card, isOwn, open }) =>
      open
        ? `In vendita, scoperta: ${card}`
        : `In vendita, coperta: ${isOwn ? `tua, ${card}` : card}`,
    claims: ({ seller, isOwn, open, true: isTrue, asked }) => {
      if (open) return `${isOwn ? 'Tu' : seller}: ${isTrue ? 'è vero' : 'un bluff'}`;
      if (asked > 0) return isOwn ? 'Chiedi di più' : `${seller} chiede di più`;
      return isOwn ? 'Tu dici' : `${seller} dice`;
    },
    claim: ({ seller, isOwn, open, true: isTrue, asked }, claim) => {
      const says = `${isOwn ? 'Tu dici' : `${seller} dice`}: ${claim}`;
      const more = ['', ', chiede di più', ', chiede ancora di più'][asked];
      return `${says}${open ? (isTrue ? ', ed è vero' : ', ed è un bluff') : ''}${more}`;
    },
    either: (topics) => new Intl.ListFormat('it', { type: 'disjunction' }).format(topics),
    wants: (topics, atLeast, isOwn) => {
      const most = atLeast === null ? '' : `, almeno ${atLeast} carte`;
      return `${isOwn ? 'vuoi' : 'vuole'} ${topics || 'qualcosa'}${most}`;
    },
    offer: (count) => some(count),
    passes: 'passa',
    doubts: 'dubita',
    thinks: '…',
    thinking: (names) => `${names.join(', ')} …`,
    passing: (names) => `${list(names)} ${names.length === 1 ? 'passa' : 'passano'}`,
    offered({ name, isYou, cards, passed, doubts }) {
      const offer = isYou ? `Offri ${cards}` : `${name} offre ${cards}`;
      if (cards !== null) return offer;
      if (doubts) return isYou ? 'Dubiti' : `${name} dubita`;
      if (!passed) return isYou ? 'Non hai ancora risposto' : `${name} non ha ancora risposto`;
      return isYou ? 'Passi' : `${name} passa`;
    },
    said: (topics) => `«${topics.join(', ')}»`,
    wouldHold: 'Avresti',
    after: (market, soap) =>
      market === 0
        ? `Avresti ${carte(soap)} dei saponi e nessuna del mercato.`
        : `Avresti ${carte(market)} del mercato e ${soap > 1 ? soap : numbers[soap]} dei saponi.`,
    emptyMarket: 'Il mercato è vuoto',
    emptySoap: 'Il mazzo dei saponi è vuoto',
    heldSurely: (card) => `di sicuro ${card}`,
    known: (known) =>
      known.surely === 0
        ? opening.table.known(known)
        : `Di certo: ${known.surely} di ${some(known.cards)} di ${known.name}.`,
    leftPlace: 'Il posto della carta in vendita',
    counted: {
      coins: 'Monete',
      vegetables: 'Tipi di verdure',
      tools: 'Tipi di attrezzi',
      soaps: 'Saponi',
    },
    worth: (counted, count) => `${counted}: ${count} pt`,
    compared: 'Chi ne ha quanti',
    points: 'Punti vinti',
    bonus: (names, won, bonus) => `+${bonus} per ${numbers[won]} categorie: ${list(names)}.`,
    shows: (name, cards) => `${name} mostra ${some(cards)}.`,
    waiting: (names) => `Di turno: ${list(names)}`,
    bidding: (names) => `${names.length === 1 ? 'Può' : 'Possono'} offrire: ${list(names)}`,
    deciding: (name) => `${name} guarda le offerte`,
    giving: (name, seller) => `${name} deve una carta ${toIt(seller)}`,
    declaring: (name) => `${name} dichiara il Diamante`,
    maybeDoubt: (claim) => `«${claim}»: puoi ancora dubitare.`,
    sell: (card, claim, isTrue) => (isTrue ? `Vendi ${card}?` : `La vendi come «${claim}»?`),
    callIt: 'La chiami',
    wanted: 'Vuoi (+ sta per almeno)',
    orOnly: 'O solo di che cosa si tratta',
    buy: (cards) => `Paghi ${cards} per una carta dei saponi?`,
    bid: (cards) => `Offri ${cards}?`,
    bidNote: 'Tocca le carte da offrire: restano lì fino alla fine.',
    bidMore: 'Si aggiungono a quelle già offerte.',
    bidAgain: (cards) =>
      cards === null
        ? 'Non offri ancora niente: tocca le carte da offrire.'
        : `Offri ${cards}: tocca per aggiungere.`,
    bidRepaid: (top) => `Se vendono a te, prendi anche ${top ?? 'la cima del mercato'}.`,
    bidSaying: (said) => `Dici ${said}.`,
    sayingAll: 'Che cosa ne dici?',
    saying: (card) => `Come chiami ${card}?`,
    give: (card, seller) => `Dai ${card} ${toIt(seller)}?`,
    doubt: (seller, claim) => `Dubiti di «${claim}», detto da ${seller}?`,
    doubtNote: (seller) => `Un bluff: la carta è tua. Vero: ne dai una ${toIt(seller)}.`,
    doubtedFirst: (name) => `${name} ha dubitato prima di te: ormai non puoi più.`,
    doubtLate: 'La vendita è finita: ormai non puoi più dubitare.',
    accept: (name, cards) => `Vendi ${toIt(name)} per ${cards}?`,
    declare: (card) => `Vale ${card}?`,
    prospect: (won, count) =>
      won.length === 0
        ? 'Per quello che sai: niente.'
        : `Per quello che sai: ${list(won)}, ${points(count)}.`,
    cancel: 'Annulla',
    least: ['2+', '2+', '3+'],
    wish: { coins: 'Monete', vegetables: 'Verdure', tools: 'Attrezzi', soaps: 'Sapone' },
    caught: 'Scoperto!',
    honest: 'A torto',
    buttons: {
      ...opening.table.buttons,
      sellOne: 'Vendi…',
      sell: 'Vendi',
      buy: 'Compra',
      bid: (count) => `Offri ${count}`,
      say: 'Di’…',
      pass: 'Passo',
      done: 'È tutto',
      doubt: 'Dubito…',
      doubtIt: 'Ne dubito',
      give: 'Dai',
      accept: 'Vendi',
      askMore: 'Chiedi di più',
      endSale: 'Tienila',
      declare: 'Dichiara',
    },
    notes: {
      trade: 'Tocca la carta da vendere, o tre con cui comprare.',
      sellOnly: 'Tocca la carta da vendere.',
      onlyChosen: 'Poi dici che cos’è.',
      oneChosen: 'Vendila; o toccane altre due per comprare.',
      twoChosen: 'Toccane un’altra per comprare.',
      decide: 'Tocca l’offerta che prenderesti.',
      claimed: {
        truth: 'È vero: chi ne dubita ti dà una carta.',
        bluff: 'È un bluff: chi ne dubita prende la carta.',
      },
      bought: 'Le tre sono fuori per questa mano; la carta la vedi solo tu.',
      given: (seller) => `La vedete solo tu e ${seller}.`,
      stated: 'Non impegna nessuno, vero o no.',
      declare: 'Tocca per che cosa vale: vedi che cosa vincerebbe.',
    },
    keys: [
      ['P', 'prendi la carta in cima al mercato; passa'],
      ['S', 'vendi la carta scelta; a chi hai scelto'],
      ['B', 'compra con tre carte; offri quelle scelte'],
      ['Y', 'di’ che cos’è la carta scelta'],
      ['D', 'dubita; due volte per davvero'],
      ['M', 'chiedi di più'],
      ['K', 'tieni la carta e chiudi la vendita'],
      ['U', 'passo fino al mio turno a ogni vendita'],
      ['V', 'dai la carta scelta'],
      ['E', 'dichiara per che cosa vale il Diamante'],
    ],
  },
};
