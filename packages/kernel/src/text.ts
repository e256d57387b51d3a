/**
 * Words for people, apart from the engine. A game has one `GameText` a language; a new event, move,
 * reason or option does not compile until every language tells it.
 */
import type { Weighed } from './brain.ts';
import type { Card } from './cards.ts';
import type { AnyEvent, AnyMove, AnyOptions, AnyPhrase, Said, Seat } from './game.ts';
import type { CommonReason, Rejection } from './rejection.ts';
import { commonEn } from './text/en.ts';
import { commonIt } from './text/it.ts';

export const languages = ['en', 'it'] as const;
export type Language = (typeof languages)[number];

/** The first of a browser's languages that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const spoken = languages.find((one) => tag.toLowerCase().startsWith(one));
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}

/** Who reads, and what the seats are called. */
export interface Audience {
  readonly you: Seat | null;
  name(seat: Seat): string;
}

export interface OptionText {
  readonly label: string;
  /** What each value of a choice means; a range needs none. */
  readonly values: Readonly<Record<string, string>>;
}

/** Why not, in one sentence; about a card, where one is named. */
type Why = string | ((card: string) => string);

// A method's parameters are compared bivariantly: a text of definite events stands among any texts.
type Telling<Told> = { tell(told: Told, to: Audience): string }['tell'];

export interface GameText<
  Options = AnyOptions,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Reason extends string = string,
  Phrase = AnyPhrase,
> {
  readonly title: string;
  readonly tagline: string;
  card(card: Card): string;
  readonly options: { readonly [Key in keyof Options]: OptionText };
  readonly presets: Readonly<Record<string, string>>;
  readonly moves: {
    readonly [Type in Move['type']]: Telling<Extract<Move, { readonly type: Type }>>;
  };
  /** A sentence an event, or an empty one where there is nothing to say. */
  readonly events: {
    readonly [Type in Event['type']]: Telling<Extract<Event, { readonly type: Type }>>;
  };
  readonly reasons: Readonly<Record<Reason, Why>>;
  /** What speaks for the first of these, beside the others: a sentence, or an empty one. */
  because?(weighed: readonly Weighed<Move>[], to: Audience): string;
  /** A sentence for what somebody says (`Talk`). */
  said?(said: Said<Phrase>, to: Audience): string;
}

export type AnyText = GameText;

/** Why a move was refused by a ruling that all games share. */
export const commonText: Readonly<Record<Language, Readonly<Record<CommonReason, string>>>> = {
  en: commonEn,
  it: commonIt,
};

export function tellMove(text: AnyText, move: AnyMove, to: Audience): string {
  return text.moves[move.type]!(move, to);
}

export function tellEvent(text: AnyText, event: AnyEvent, to: Audience): string {
  return text.events[event.type]!(event, to);
}

/** Why something is done, of all that could be. */
export function tellWhy(text: AnyText, weighed: readonly Weighed<AnyMove>[], to: Audience): string {
  const best = weighed.toSorted((a, b) => b.value - a.value);
  return text.because?.(best, to) ?? '';
}

/** A chance, as so many times in a hundred. */
export function inHundred(chance: number): number {
  return Math.round(100 * chance);
}

export function tellSaid(text: AnyText, said: Said, to: Audience): string {
  return text.said!(said, to);
}

/** Why a move was refused, in one sentence. */
export function tellReason(
  text: AnyText,
  language: Language,
  { reason, card }: Pick<Rejection, 'reason' | 'card'>,
): string {
  const common: Readonly<Record<string, string>> = commonText[language];
  const why = text.reasons[reason] ?? common[reason] ?? reason;
  return typeof why === 'string' ? why : why(card === undefined ? '' : text.card(card));
}
