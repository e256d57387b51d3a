/** What a server says in codes, in words: the same wherever it is read. */
import type { Language } from '@mazzo/kernel';
import type { Phrase, ServerReason, Trouble } from '../vocabulary.ts';
import { text as en } from './en.ts';
import { text as it } from './it.ts';

export interface ServerText {
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** Why a table does not go on. */
  readonly troubles: Readonly<Record<Trouble, string>>;
  /** Why something was not done, or why one is not at a table any more. */
  readonly reasons: Readonly<Record<ServerReason, string>>;
}

export const serverTexts: Readonly<Record<Language, ServerText>> = { en, it };
