/** What has happened, in words: the newest first, a paragraph a move. */
import { tellEvent } from '@mazzo/kernel';
import { Dialog } from '../../shell/dialog.tsx';
import { dialogWords } from './dialog-words.ts';
import type { Eyes, PageFace } from '../page-face.ts';
import { Said } from '../../table/said.tsx';
import styles from './log.module.css';
import type { ToldEvent } from '../stage.ts';
import { toldOpenly } from '../sentences.ts';
import { words } from '../words.ts';

interface LogProps {
  readonly face: PageFace;
  readonly view: unknown;
  readonly story: readonly ToldEvent[];
  /** A round is over, and everything of it may be read again. */
  readonly held: boolean;
  readonly eyes: Eyes;
  readonly onClose: () => void;
}

export function LogDialog({ face, view, story, held, eyes, onClose }: LogProps) {
  const text = dialogWords();
  const fleeting = face.isFleeting(view) && !held;
  const told = fleeting ? toldOpenly(sinceLastMove(story), face, view, eyes) : story;
  const paragraphs = tell(told, eyes).toReversed();
  return (
    <Dialog title={words().log} onClose={onClose}>
      {paragraphs.length === 0 ? <p>{text.emptyLog}</p> : null}
      <ol class={styles.log}>
        {paragraphs.map(({ seq, words: told }) => (
          <li key={seq}>
            <Said text={told} />
          </li>
        ))}
      </ol>
      {fleeting ? <p class={styles.note}>{text.forgotten}</p> : null}
    </Dialog>
  );
}

/** From the player's own last move on, itself included. */
function sinceLastMove(story: readonly ToldEvent[]): readonly ToldEvent[] {
  const own = story.findLast(({ cause }) => cause === 'person');
  return own === undefined ? story : story.filter(({ seq }) => seq >= own.seq);
}

interface Paragraph {
  readonly seq: number;
  readonly words: string;
}

function tell(story: readonly ToldEvent[], { words, to }: Eyes): Paragraph[] {
  const paragraphs = new Map<number, string[]>();
  for (const { seq, event } of story) {
    const sentence = tellEvent(words, event, to);
    if (sentence === '') continue;
    paragraphs.set(seq, [...(paragraphs.get(seq) ?? []), sentence]);
  }
  return Array.from(paragraphs, ([seq, sentences]) => ({ seq, words: sentences.join(' ') }));
}
