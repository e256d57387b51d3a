/** What somebody has said, as it is shown: in the reader's own language. */
import type { Utterance } from '@mazzo/server/protocol/line';
import { EmoteSign } from './emote.tsx';
import { saidWords } from './text/text.ts';

export function Said({ said }: { readonly said: Utterance }) {
  if (said.kind === 'emote') return <EmoteSign emote={said.emote} />;
  return <>{saidWords(said)}</>;
}
