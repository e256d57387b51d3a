import { toIt } from '@mazzo/kernel';
import { counted, series } from '../../../text/grammar.ts';
import type { SaponeWords } from './text.ts';

function carte(count: number): string {
  return counted(count, 'carta', 'carte');
}

export const it: SaponeWords = {
  keys: {
    moves: {
      pick: ['prendi', 'pesca'],
      sell: ['vendi'],
      buy: ['compra'],
      bid: ['offri', 'aggiungi'],
      pass: ['passa'],
      doubt: ['dubita'],
      give: ['dai', 'cedi'],
      accept: ['accetta'],
      askMore: ['ancora', 'chiedi'],
      endSale: ['fine', 'tieni', 'basta'],
      declare: ['dichiara'],
    },
    as: ['come', 'per'],
    want: ['voglio', 'vorrei'],
    say: ['dico', 'come', 'dicendo'],
    talk: { say: ['di', 'di’', 'dico'], lack: ['non', 'niente', 'nessun'], fillers: ['ho'] },
    kinds: {
      coin: ['moneta', 'moneta singola'],
      watermelon: ['anguria', 'angurie', 'cocomero'],
      leek: ['porro', 'porri'],
      broccoli: ['broccolo', 'broccoli'],
      cucumber: ['cetriolo', 'cetrioli'],
      artichoke: ['carciofo', 'carciofi'],
      broom: ['scopa', 'scope'],
      scythe: ['falce', 'falci'],
      rake: ['rastrello', 'rastrelli'],
      pick: ['piccone', 'picconi'],
      shovel: ['pala', 'pale', 'vanga'],
      soap: ['sapone', 'sapone singolo'],
      doubleSoap: ['doppio', 'sapone doppio', 'doppio sapone', 'doppi saponi', 'due saponi'],
      fourCoins: ['quattro', 'quattro monete'],
      threeCoins: ['tre', 'tre monete'],
      twoCoins: ['due', 'due monete'],
      diamond: ['diamante'],
    },
    categories: {
      coins: ['monete', 'soldi'],
      vegetables: ['verdure', 'verdura', 'ortaggi'],
      tools: ['attrezzi', 'attrezzo'],
      soaps: ['saponi', 'sapone'],
    },
    fillers: [
      'il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'una', 'uno', 'mio', 'mia', 'e', 'o', 'almeno',
      'carta', 'carte', 'che', 'è',
    ], // prettier-ignore
  },
  keyRows: [
    ['prendi', 'prendi la carta in cima al mercato'],
    ['vendi porro', 'metti in vendita un porro, con il suo nome'],
    ['… come scopa', 'e di’ che è una scopa'],
    ['… voglio pale 2', 'e di’ che cosa vuoi: carte, monete, verdure, attrezzi, sapone; quante'],
    ['compra 2 moneta pala', 'tre carte per una dei saponi; anche compra moneta moneta pala'],
    ['di non porri', 'fra le vendite: di’ che cosa non hai, o hai: di porri; vero o no'],
    ['offri porro', 'aggiungi una carta all’offerta; offri porro dico scopa: di’ che è una scopa'],
    ['passa dubita', 'non offrire altro; dubita di quello che dice chi vende'],
    ['accetta ada', 'vendi ad Ada; anche accetta 2, il numero davanti al nome'],
    ['ancora fine', 'chiedi di più a tutti; tieni la carta'],
    [
      'dai dichiara',
      'dai moneta a chi ha detto il vero; dichiara porro per il Diamante (vale quello che vuoi)',
    ],
    ['due tre quattro', 'le carte con più monete; doppio: un doppio sapone'],
    ['ve po come sc', 'basta l’inizio di una parola'],
  ],
  rules:
    'Raccogli più monete (1 punto), le verdure migliori (2), gli attrezzi migliori (2) e più ' +
    'sapone (3), con un punto in più per ogni categoria vinta oltre la prima. Al tuo turno prendi ' +
    'la carta in cima al mercato, poi vendi o compra. Per vendere metti una carta coperta e di’ ' +
    'che cos’è, vero o no: gli altri offrono carte, e tu accetti un’offerta, chiedi di più o ' +
    'tieni la carta. Chi paga con due carte o più ne pesca una dal mercato. Chiunque può dubitare, ' +
    'una volta per vendita: se la carta è falsa la prende gratis, se è vera dà una sua carta a chi ' +
    'vende. Per comprare paga tre carte per una del mazzo dei saponi. Per verdure e attrezzi conta ' +
    'avere molti tipi diversi, poi quelli rari. La mano finisce con il mercato.',
  heading: ({ round, turn, target }) => [
    `Mano ${round}`,
    ...(turn === undefined ? [] : [turn === null ? 'il tuo turno' : `turno di ${turn}`]),
    `si arriva a ${target}`,
  ],
  market: (count, faceUp, top) =>
    `Mercato: ${carte(count)}, ${faceUp} ${faceUp === 1 ? 'scoperta' : 'scoperte'}; in cima: ${top ?? 'coperta'}`,
  noMarket: 'Il mercato è vuoto',
  soapDeck: (count) => `Saponi: ${count}`,
  out: (count) => `Fuori gioco: ${count}`,
  columns: ['punti', 'mercato', 'saponi', 'ha di sicuro'],
  surelyHold: 'Di sicuro in mano:',
  hand: 'La tua mano:',
  noHand: 'nessuna carta',
  sale({ seller, card, claim, open }) {
    const who = seller === null ? 'Vendi' : `${seller} vende`;
    if (open) return `${who}, carta scoperta: ${card}`;
    return `${who}: ${card}, come «${claim}»`;
  },
  quote: (words) => `«${words}»`,
  stated: (statement) => statement.replace(/^(?:è|sono) /, ''),
  asked: (times) => `Chiesto di più ${times === 1 ? 'una volta' : 'due volte'}`,
  bids: 'Offerte:',
  bid: (names, cards) => `${names.join(', ')}${names.length > 1 ? ', a testa' : ''}: ${cards}`,
  noBids: 'Ancora nessuna offerta',
  passed: (names) => `Passo: ${names.join(', ')}`,
  consider({ claim, copies, elsewhere, there, seller, isBluff }) {
    if (isBluff) {
      return `Sai dove sono tutte le carte «${claim}», e ${seller} non ne ha: è un bluff.`;
    }
    const some = (count: number) => (count === 0 ? 'nessuna' : String(count));
    const where = `${some(elsewhere)} di sicuro altrove, ${some(there)} di sicuro con ${seller}`;
    return `Di «${claim}» il mazzo ha ${carte(copies)}: ${where}.`;
  },
  offer: {
    pick: '– prendi quella carta',
    sell: '– così com’è',
    bluff: '– con un altro nome',
    wish: '– e di’ che cosa vuoi',
    buy: '– tre per una dei saponi',
    bid: '– aggiungila all’offerta',
    statement: '– e di’ che cos’è',
    talk: '– di’ che cosa hai o non hai, vero o no',
    pass: '– non offrire altro',
    doubt: '– si scopre la carta',
    give: '– o un’altra che hai',
    accept: (name) => `– vendi ${toIt(name)}`,
    acceptOne: (name) => `– vendi ${toIt(name)}, o a chiunque altro offra`,
    askMore: '– chiedi di più a tutti',
    endSale: '– tieni la carta',
    declare: '– o un’altra carta',
  },
  mistakes: {
    several: (word, meanings) => `«${word}» può essere ${series(meanings, 'o')}: scrivine di più.`,
    notACard: (word, names) =>
      `«${word}» non è una carta adatta qui: scegli ${series(names, 'o')}.`,
    noCard: (example) => `Di’ quale carta, per esempio ${example}.`,
    oneCard: (example) => `Una carta alla volta, per esempio ${example}.`,
    threeCards: (given, example) =>
      `Si paga con tre carte e qui ${given === 1 ? 'ce n’è 1' : `ce ne sono ${given}`}: scrivine tre, per esempio ${example}.`,
    notATopic: (word, names) =>
      `Di «${word}» qui non si parla: nomina una carta, o ${series(names, 'o')}.`,
    noTopic: (example) => `Di’ che cosa, per esempio ${example}.`,
    oneTopic: (example) => `Di una carta si dice una cosa sola, per esempio ${example}.`,
    wishSize: (example) => `Chiedi un solo numero di carte, da 1 a 9, per esempio ${example}.`,
    noBidder: (word, names) => `«${word}» non è tra chi offre: scegli ${series(names, 'o')}.`,
    whoseBid: (names) => `Di’ di chi accetti l’offerta: ${series(names, 'o')}.`,
    alone: (key) => `Dopo ${key} non va niente: scrivi solo ${key}.`,
  },
};
