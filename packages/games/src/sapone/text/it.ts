import { saysIt, tenthsIt, toIt } from '@mazzo/kernel';
import type { Audience, Seat, Slot } from '@mazzo/kernel';
import type { Statement, Wish } from '../types.ts';
import { card, cards, il, un } from './it/cards.ts';
import { opening } from './it/opening.ts';
import { ilNamed, phrase, statement, topic, unNamed, wish } from './it/talk.ts';
import { compared, contest } from './it/contest.ts';
import type { SaponeText } from './text.ts';
import { weighing } from './weighing.ts';

function whom(to: Audience, seat: Seat): string {
  return to.you === seat ? 'te' : to.name(seat);
}

function takes(to: Audience, seat: Seat): string {
  return saysIt(to, seat, 'prendi', 'prende');
}

/** La carta in cima al mercato che finisce in una mano: scoperta, propria o mai vista. */
function fromMarket(slot: Slot, open: boolean): string {
  return open ? `${il(slot)} in cima al mercato` : un(slot);
}

function marketAfter(top: Slot | null): string {
  return top === null ? ' Ora il mercato è vuoto.' : '';
}

function wanted(said: Wish | null): string {
  const words = said === null ? '' : wish(said);
  return words === '' ? '' : `«${words}»`;
}

function stated(said: Statement, says: string): string {
  return said === null ? '' : `${says} che ${statement(said)}`;
}

export const it: SaponeText = {
  ...opening,
  topic,
  wish,
  statement,
  phrase,
  said: ({ seat, phrase: words }, to) => `${saysIt(to, seat, 'dici', 'dice')}: «${phrase(words)}.»`,
  contest,
  compared,
  because: ([best]) =>
    weighing(best, {
      honest: (percent) => `È vero circa ${percent} volte su cento.`,
      doubted: (percent) => `Ne dubiterebbero circa ${percent} volte su cento.`,
      worth: (points) => `Per te vale circa ${tenthsIt(points)} punti.`,
      trade: (brings, costs) =>
        `Porta circa ${tenthsIt(brings)} punti e ne costa ${tenthsIt(costs)}.`,
      wins: (points) => `Vince circa ${tenthsIt(points)} punti.`,
    }),
  categories: {
    coins: 'Più monete',
    vegetables: 'Verdure migliori',
    tools: 'Attrezzi migliori',
    soaps: 'Più sapone',
  },
  ask: {
    pick: (top) =>
      top === null
        ? 'Pesca la carta in cima al mercato, che è coperta'
        : `Prendi ${ilNamed(top)} in cima al mercato`,
    trade: (canBuy) =>
      canBuy ? 'Vendi una carta, o ne compri una dei saponi con tre delle tue?' : 'Vendi una carta',
    bid: (seller, claim, { open, canDoubt }) => {
      const what = open ? `${unNamed(claim)}, in vista di tutti` : `«${claim}»`;
      return `${seller} vende ${what}: ${canDoubt ? 'offri, passi o dubiti' : 'offri o passi'}?`;
    },
    doubt: (seller, claim) => `${seller} vende «${claim}»: dubiti?`,
    decide: (claim, canAskMore) =>
      `Vendi «${claim}»: accetti un’offerta${canAskMore ? ', chiedi di più' : ''} o chiudi la vendita?`,
    give: (seller) => `La dichiarazione era vera: quale carta dai ${toIt(seller)}?`,
    declare: 'Per che cosa vale il tuo Diamante?',
  },
  options: {
    target: { label: 'Punti per vincere la partita', values: {} },
    direction: {
      label: 'Si gioca',
      values: { clockwise: 'in senso orario', counterclockwise: 'in senso antiorario' },
    },
    ties: {
      label: 'Un pari merito che resta',
      values: { toEach: 'dà i punti a ciascuno', toNone: 'non dà punti a nessuno' },
    },
    bids: {
      label: 'Le carte offerte',
      values: { faceDown: 'restano coperte', open: 'si vedono' },
    },
    doubt: {
      label: 'Chi può dubitare',
      values: { anyone: 'chiunque, tranne chi vende', bidders: 'solo chi ha fatto un’offerta' },
    },
    roundEnd: {
      label: 'Quando il mercato è vuoto la mano finisce',
      values: {
        thatTurn: 'con quel turno',
        finishLap: 'con il giro: gli altri vendono o comprano ancora, senza pescare',
      },
    },
    diamond: {
      label: 'Per che cosa vale il Diamante si dichiara',
      values: {
        beforeHands: 'prima che si mostrino le carte',
        afterHands: 'dopo che si sono mostrate le carte',
      },
    },
    allFour: {
      label: 'Vincere tutte e quattro le categorie',
      values: { '12': 'vale 12 punti, come nella tabella', '11': 'vale la somma, 11' },
    },
  },
  presets: {},
  moves: {
    pick: () => 'pesca la carta in cima al mercato',
    sell: (move) => {
      const said = wanted(move.wish);
      const how = said === '' ? '' : `, dicendo ${said}`;
      return `vendi ${il(move.card)} come ${un(move.claim)}${how}`;
    },
    buy: (move) => `compra dal mazzo dei saponi con ${cards(move.cards)}`,
    bid: (move) => `offri ${un(move.card)}${stated(move.statement, ', dicendo')}`,
    pass: () => 'passa',
    doubt: () => 'dubita della dichiarazione',
    give: (move) => `da’ ${un(move.card)}`,
    accept: (move, to) => `accetta l’offerta di ${to.name(move.seat)}`,
    askMore: () => 'chiedi di più',
    endSale: () => 'chiudi la vendita e tieni la carta',
    declare: (move) => `fa’ valere il Diamante come ${un(move.kind)}`,
  },
  events: {
    ...opening.events,
    picked: (event, to) =>
      `${event.open ? takes(to, event.seat) : saysIt(to, event.seat, 'peschi', 'pesca')} ${fromMarket(event.card, event.open)}.${marketAfter(event.top)}`,
    turnPassed: (event, to) =>
      `${saysIt(to, event.seat, 'non hai carte e passi', 'non ha carte e passa')}.`,
    offered: (event, to) => {
      const said = wanted(event.wish);
      const sells = `${saysIt(to, event.seat, 'vendi', 'vende')} ${un(event.card)}`;
      return `${sells}: «${card(event.claim)}».${said === '' ? '' : ` ${said}.`}`;
    },
    bidAdded: (event, to) => {
      const says = to.you === event.seat ? ' e dici' : ' e dice';
      return `${saysIt(to, event.seat, 'offri', 'offre')} ${un(event.card)}${stated(event.statement, says)}.`;
    },
    // True of those whose bid stands, too.
    passed: (event, to) => `${saysIt(to, event.seat, 'non offri altro', 'non offre altro')}.`,
    biddingClosed: (event, to) =>
      `Le offerte sono chiuse: ${to.you === event.seat ? 'decidi tu' : `decide ${to.name(event.seat)}`}.`,
    askedMore: (event, to) => `${saysIt(to, event.seat, 'chiedi', 'chiede')} di più.`,
    doubted: (event, to) => {
      const shows = `${saysIt(to, event.seat, 'scopri', 'scopre')} ${un(event.card)}`;
      const verdict = event.honest ? 'la dichiarazione era vera' : 'era un bluff';
      return `${saysIt(to, event.by, 'dubiti', 'dubita')}. ${shows}: ${verdict}.`;
    },
    gave: (event, to) => {
      const gives =
        to.you === event.seat
          ? `${to.name(event.by)} ti dà`
          : `${saysIt(to, event.by, 'dai', 'dà')} ${toIt(to.name(event.seat))}`;
      return `${gives} ${un(event.card)}. Si può offrire di nuovo.`;
    },
    tookFree: (event, to) =>
      `${takes(to, event.by)} gratis ${il(event.card)}, e la vendita è finita.`,
    saleEnded: (event, to) =>
      event.how === 'noBids'
        ? `Nessuna offerta: ${to.you === event.seat ? 'tieni' : `${to.name(event.seat)} tiene`} la carta.`
        : `${saysIt(to, event.seat, 'chiudi la vendita e tieni', 'chiude la vendita e tiene')} la carta.`,
    sold: (event, to) =>
      `${saysIt(to, event.buyer, 'compri', 'compra')} da ${whom(to, event.seat)} ${un(event.card)} per ${cards(event.paid)}.`,
    compensated: (event, to) =>
      `${takes(to, event.seat)} come compenso ${fromMarket(event.card, event.open)}.${marketAfter(event.top)}`,
    bought: (event, to) =>
      `${saysIt(to, event.seat, 'compri', 'compra')} ${un(event.card)} per ${cards(event.paid)}.`,
    diamondFound: (event, to) =>
      `${saysIt(to, event.seat, 'hai il Diamante e dici', 'ha il Diamante e dice')} per che cosa vale.`,
    diamondDeclared: (event, to) =>
      `${to.you === event.seat ? 'Il tuo Diamante' : `Il Diamante di ${to.name(event.seat)}`} vale come ${un(event.kind)}.`,
    shown: (event, to) =>
      event.cards.length === 0
        ? `${saysIt(to, event.seat, 'non hai', 'non ha')} carte da mostrare.`
        : `${saysIt(to, event.seat, 'mostri', 'mostra')}: ${cards(event.cards)}.`,
    roundEnded: (event, to) => {
      const points = event.points.map(
        (point, seat) =>
          `${to.you === seat ? 'Tu' : to.name(seat)} ${point === 0 ? '0' : `+${point}`}`,
      );
      return `La mano è finita. ${points.join(', ')}.`;
    },
    matchEnded: () => 'La partita è finita.',
  },
  reasons: {
    pickFirst: 'Prima pesca la carta in cima al mercato.',
    sellOrBuy: 'Hai già pescato: ora vendi una carta, o comprane una dei saponi con tre delle tue.',
    bidOrPass:
      'È in corso una vendita: offri una carta o passa, o dubita, se ancora non l’ha fatto nessuno.',
    passedAlready: 'Hai passato: finché le offerte non si riaprono puoi soltanto dubitare.',
    biddingClosed: 'Le offerte sono chiuse: ormai puoi soltanto dubitare.',
    decideSale:
      'Tocca a te rispondere alle offerte: accettane una, chiedi di più o chiudi la vendita.',
    giveFirst: 'La dichiarazione era vera: prima da’ a chi vende una carta che non hai offerto.',
    talkAfterSale: 'È in corso una vendita: di che cosa hai in mano si parla quando è finita.',
    declareFirst: 'Prima di’ per che cosa vale il tuo Diamante.',
    notInHand: (card) =>
      `Per questo ti manca ${unNamed(card)}: scegli fra le carte che hai in mano e non sul tavolo.`,
    otherDeck: (card) =>
      `Dal dorso tutti vedono che non è ${unNamed(card)}: dichiara una carta dello stesso mazzo.`,
    payThree: 'Una carta dei saponi costa esattamente tre delle tue: scegline tre.',
    doubtedAlready:
      'Qualcuno ha già dubitato, e la dichiarazione era vera: si dubita una volta per vendita.',
    biddersOnly: 'A questo tavolo dubita solo chi in questa vendita ha fatto un’offerta.',
    nothingToGive:
      'Per dubitare serve una carta in mano che non sia sul tavolo: non ne hai da dare.',
    noBid: 'Da quel posto non ci sono offerte: accettane una che è sul tavolo.',
    askedTwice:
      'Hai già chiesto di più due volte, e di più non si può: accetta o chiudi la vendita.',
    nobodyCanAdd: 'Nessuno ha più carte da aggiungere: accetta un’offerta o chiudi la vendita.',
    notTheDiamond: 'Il Diamante non può valere come sé stesso: scegli una delle altre 16 carte.',
  },
};
