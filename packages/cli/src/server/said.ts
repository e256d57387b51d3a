/** What somebody at the table has said, in the reader's language. */
import type { Language } from '@mazzo/kernel';
import type { Emote, Said } from '@mazzo/server/protocol';
import { serverTexts } from '@mazzo/server/protocol/text';

const emotes: Readonly<Record<Emote, string>> = {
  smile: '🙂',
  laugh: '😄',
  wow: '😮',
  cry: '😢',
  angry: '😠',
  think: '🤔',
  clap: '👏',
  heart: '❤️',
};

export function saidLine({ name, said }: Said, language: Language): string {
  switch (said.kind) {
    case 'phrase':
      return `${name}: ${serverTexts[language].phrases[said.phrase]}`;
    case 'emote':
      return `${name}: ${emotes[said.emote]}`;
    case 'text':
      return `${name}: ${said.text}`;
  }
}
