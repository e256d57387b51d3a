import { series } from '../../../text/grammar.ts';
import type { PinnacolaWords } from './text.ts';

export const it: PinnacolaWords = {
  keys: {
    draw: ['p', 'pesca', 'd'],
    take: ['z', 'pozzo', 'prendi'],
    lay: ['cala', 'lay'],
    add: ['attacca', 'att', 'add'],
    swap: ['cambia', 'sostituisci', 'swap'],
    back: ['riprendi', 'rip', 'back'],
    undo: ['u', 'annulla', 'undo'],
    redo: ['y', 'rifai', 'redo'],
    discard: ['x', 'scarta'],
    sort: ['o', 'ordina', 's'],
    view: ['v', 'vedi'],
    joker: ['jolly', 'jk', 'joker', '*'],
    suits: [
      ['f', '♣'],
      ['q', 'd', '♦'],
      ['c', 'h', '♥'],
      ['p', 's', '♠'],
    ],
    ranks: { '10': ['t'], J: ['f'], Q: ['d'], K: ['r'] },
    fillers: ['a', 'alla', 'al', 'su', 'in', 'da', 'dal', 'e', 'il', 'lo', 'la', 'tutto'],
  },
  keyRows: [
    ['7c 10f', 'carte: a 2 … 10 j q k, poi c cuori q quadri f fiori p picche; jolly (o *)'],
    ['p z', 'pesca; prendi il pozzo (z 3 o z 7c: da quella carta in su)'],
    ['5c 6c 7c', 'cala; anche 5-7c, o 7fqc per un tris'],
    ['5c 6c jolly', 'un jolly; jolly=4c dice quale carta rappresenta'],
    ['8c > 2', 'attacca alla tua combinazione 2, o metti la carta al posto del jolly'],
    ['5c > a1', 'prendi il jolly dalla combinazione 1 di Ada; il 5♥ va lì'],
    ['riprendi 2', 'riprendi quello che hai fatto con la 2; riprendi: tutto'],
    ['u y', 'annulla un passo; rifallo'],
    ['x 9f', 'scarta, e il turno è finito'],
    ['o v', 'ordina la mano per valore o per seme; vedi tutto il pozzo'],
    ['5-7c; x 9f', 'più passi su una riga'],
  ],
  newWords:
    '(Il pozzo sono gli scarti scoperti, di cui si vede ogni carta; calare è mettere sul tavolo ' +
    'carte che stanno insieme.)',
  rules:
    'Pesca una carta, o prendi tutto il pozzo (gli scarti scoperti) se puoi calare subito la ' +
    'carta in cima. Poi cala scale (tre o più carte di un seme in fila) e tris o poker (tre o quattro carte dello stesso ' +
    'valore e di semi diversi), con un jolly al massimo, e attacca alle tue combinazioni. La ' +
    'carta che un jolly rappresenta può prenderne il posto, in ogni combinazione sul tavolo: il ' +
    'jolly va calato altrove. Niente conta prima dello scarto: fino ad allora si può riprendere ' +
    'tutto. Con una pinnacola (una scala di sette) e un poker puoi scartare l’ultima carta e ' +
    'chiudere: 100 punti. Valgono 5 punti le carte dal 2 al 5, 10 quelle dal 6 al re, 15 gli ' +
    'assi e 25 i jolly; le carte rimaste in mano si tolgono.',
  heading: (hand, stock, target) => [
    `Mano ${hand}`,
    `${stock} ${stock === 1 ? 'carta' : 'carte'} nel mazzo`,
    `si arriva a ${target}`,
  ],
  columns: ['totale', 'calate', 'mano', 'finora', 'carte'],
  melds: (name) => (name === null ? 'Le tue combinazioni:' : `Combinazioni di ${name}:`),
  newMelds: 'Calate in questo turno:',
  hand: (name) => (name === null ? 'La tua mano:' : `La mano di ${name}:`),
  surely: (name) => `${name} ha di sicuro:`,
  pozzo: (cards) => `Pozzo (${cards}, in cima l’ultima):`,
  below: (cards) => `… altre ${cards} sotto, v le mostra`,
  noPozzo: 'Il pozzo è vuoto.',
  which: 'Che cosa intendi?',
  offer: {
    take: (cards, owed) =>
      `prendi il pozzo (${cards} ${cards === 1 ? 'carta' : 'carte'}) e cala ${owed}`,
    takeFrom: 'prendi quella carta del pozzo e tutte sopra, e calala',
    lay: 'cala, per esempio',
    add: 'attacca',
    swap: 'prendi un jolly',
    discard: 'scarta, turno finito',
    close: 'scarta e chiudi',
    back: 'da capo',
    undo: 'annulla',
    redo: 'rifai',
    sort: { suit: 'ordina per seme', rank: 'ordina per valore' },
    freed: (meld) => `${meld}, e il jolly viene in mano a te`,
  },
  mistakes: {
    unclear: (words) => `«${words}» non si capisce, e niente è successo: ? mostra tutti i tasti.`,
    drawAlone: (draw, take) =>
      `Niente è stato pescato: scrivi ${draw} e basta per pescare dal mazzo, o ${take} per prendere il pozzo.`,
    notACard: (word, example) =>
      `«${word}» non è una carta: scrivi valore e seme, per esempio ${example}, o jolly, separati da spazi.`,
    noRange: (words) =>
      `«${words}» non è una scala: indica prima la carta più bassa, poi la più alta dello stesso seme, per esempio 5-7c o q-ac.`,
    noCard: (example) => `Di’ quale carta, per esempio ${example}.`,
    noMeld: (example) =>
      `Di’ a quale combinazione, per esempio ${example}: le tue hanno un numero.`,
    noMeldNamed: (word, opponent, initial) =>
      `Una combinazione «${word}» non c’è: le tue si chiamano 1, 2 e così via, quelle di ${opponent} ${initial}1, ${initial}2 e così via.`,
    oneCard: (card, discard) =>
      `${card} da solo non è una combinazione: indica almeno tre carte, o scrivi ${discard} per scartarlo.`,
    oneOwed: (card) =>
      `Devi calare ${card}: indica almeno altre due carte, o dopo > la combinazione a cui va.`,
    oneDiscard: (example) => `Si scarta una carta sola: scrivi ${example}.`,
    doesNotFit: (cards, meld, fits) => `${cards} non va con ${meld}: ci sta ${series(fits, 'o')}.`,
    noneFits: (meld, fits) => `Nella tua mano niente va con ${meld}: ci sta ${series(fits, 'o')}.`,
    isFull: (meld) => `A ${meld} non si può attaccare più niente: scegli un’altra combinazione.`,
    theirs: (name) =>
      `Puoi attaccare solo alle tue combinazioni: in una di ${name}, una carta può prendere il posto di un jolly.`,
    jokerCannot: (card) =>
      `Lì il jolly non può rappresentare ${card}: non indicarlo, per vedere che cosa può essere.`,
    nothingToUndo: 'Non c’è niente da annullare: in questo turno non hai ancora calato.',
    nothingToRedo: 'Non c’è niente da rifare: si rifà solo quello che è stato annullato.',
    nothingToTakeBack: 'Non c’è niente da riprendere: in questo turno non hai ancora calato.',
    asItWas: (meld) => `La combinazione ${meld} è com’era: non c’è niente da riprendere.`,
    inUse: (meld) =>
      `Per riprendere la combinazione ${meld}, riprendi prima quelle in cui hai usato le sue carte; u annulla l’ultimo passo.`,
    notLast: (discard) => `Lo scarto chiude il turno: ${discard} va per ultimo sulla riga.`,
    alone: (key) => `Prima guarda che cosa arriva: scrivi ${key} su una riga a sé.`,
    fromWhich: (example) =>
      `Di’ da quale carta: ${example} prende quella e tutte sopra, e quella va calata.`,
    severalOf: (card, keys) =>
      `${card} nel pozzo c’è più di una volta: scrivi ${series(keys, 'o')}.`,
  },
};
