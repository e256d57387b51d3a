import type { Refusal } from './server.ts';
import { friendsText } from './text/text.ts';

/** Why not, in words. */
export function refusalWords(reason: Refusal): string {
  const text = friendsText();
  if (reason === 'noServer') return text.noServer;
  return reason === 'unreached' ? text.lost : text.reasons[reason];
}
