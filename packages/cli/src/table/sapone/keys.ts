/** What is typed at a Sapone table, and what it means. */
import { sapone } from '@mazzo/games/sapone';
import type { Move, Phrase, State, Wish } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import { quoted } from '../../screen.ts';
import { readMove, readPhrase } from './moves.ts';
import { cardKey, COMMA, inARow, namedBy, topicKey } from './names.ts';
import type { Meaning } from '../face.ts';
import type { SaponeReader, SaponeWords } from './text/text.ts';

type Type = Move['type'];

export function keyOf(move: Move, { own, to }: SaponeReader): string {
  const { keys } = own;
  const words: string[] = [keys.moves[move.type][0]];
  switch (move.type) {
    case 'sell':
      words.push(cardKey(move.card, own));
      if (move.claim !== move.card) words.push(keys.as[0], cardKey(move.claim, own));
      if (move.wish !== null) words.push(...wishKeys(move.wish, own));
      break;
    case 'buy':
      words.push(
        inARow(
          move.cards.map((card) => cardKey(card, own)),
          own,
        ),
      );
      break;
    case 'bid':
      words.push(cardKey(move.card, own));
      if (move.statement !== null) {
        words.push(keys.say[0], topicKey(move.statement, 'statement', own));
      }
      break;
    case 'give':
      words.push(cardKey(move.card, own));
      break;
    case 'accept':
      words.push(to.name(move.seat).toLowerCase());
      break;
    case 'declare':
      words.push(cardKey(move.kind, own));
      break;
    default: // The verb says it all.
  }
  return words.join(' ');
}

/** S-5: what to type to say it. */
export function phraseKey({ says, topic }: Phrase, own: SaponeWords): string {
  const { say, lack } = own.keys.talk;
  const denial = says === 'lack' ? [lack[0]] : [];
  return [say[0], ...denial, topicKey(topic, 'wish', own)].join(' ');
}

function wishKeys({ topics, atLeast }: Wish, own: SaponeWords): string[] {
  const wanted = [
    ...topics.map((topic) => topicKey(topic, 'wish', own)),
    ...(atLeast === null ? [] : [String(atLeast)]),
  ];
  return wanted.length === 0 ? [] : [own.keys.want[0], inARow(wanted, own)];
}

/** A move, allowed or not; else what is wrong with the words; null if they are none of this game. */
export function meaning(
  line: string,
  view: State,
  seat: Seat,
  reader: SaponeReader,
): Meaning<Move> | null {
  const { mistakes, keys } = reader.own;
  const [verb = '', ...words] = wordsOf(line);
  if (keys.talk.say.includes(verb)) return phraseMeant(words, reader);
  const legal = new Set(sapone.legal(view, seat).map((move) => move.type));
  const types = typesNamed(verb, legal, reader);
  const [type] = types;
  if (type === undefined) return null;
  if (types.length > 1) {
    const meanings = types.map((one) => keys.moves[one][0]);
    return { kind: 'said', words: mistakes.several(quoted(verb), meanings) };
  }
  const read = readMove(type, words, { view, seat, reader });
  if ('value' in read) return { kind: 'move', move: read.value };
  const rejection = legal.has(type) ? null : sapone.check(view, seat, anyOf[type]);
  return rejection === null
    ? { kind: 'said', words: read.mistake }
    : { kind: 'refused', rejection };
}

/** S-5 */
function phraseMeant(words: readonly string[], reader: SaponeReader): Meaning<Move> {
  const read = readPhrase(words, reader);
  return 'value' in read
    ? { kind: 'phrase', phrase: read.value }
    : { kind: 'said', words: read.mistake };
}

/** Signs are no words but for commas; a full stop ends a sentence. */
function wordsOf(line: string): string[] {
  const words = line.replaceAll(/[,;]/g, ` ${COMMA} `).split(/[\s.:"“”«»]+/u);
  return words.filter((word) => word !== '');
}

/** Where the beginning of a word fits several, those that may be done now: `p` picks or passes. */
function typesNamed(
  verb: string,
  legal: ReadonlySet<Type>,
  { own }: SaponeReader,
): readonly Type[] {
  const types = verb === '' ? [] : namedBy<Type>(verb, own.keys.moves);
  if (types.length < 2) return types;
  const allowed = types.filter((type) => legal.has(type));
  return allowed.length > 0 ? allowed : types.slice(0, 1);
}

/** To ask why a move of this type is not allowed now, whatever its words. */
const anyOf: { readonly [One in Type]: Extract<Move, { readonly type: One }> } = {
  pick: { type: 'pick' },
  sell: { type: 'sell', card: 0, claim: 0, wish: null },
  buy: { type: 'buy', cards: [] },
  bid: { type: 'bid', card: 0, statement: null },
  pass: { type: 'pass' },
  doubt: { type: 'doubt' },
  give: { type: 'give', card: 0 },
  accept: { type: 'accept', seat: 0 },
  askMore: { type: 'askMore' },
  endSale: { type: 'endSale' },
  declare: { type: 'declare', kind: 0 },
};
