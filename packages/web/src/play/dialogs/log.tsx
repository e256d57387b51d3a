/** What has happened, in words: the newest first, a paragraph a move. */
import { Dialog } from '../../shell/dialog.tsx';
import { Said } from '../../table/said.tsx';
import type { Playing } from '../playing.ts';
import { toldNow } from './told-lines.ts';
import { words } from '../words.ts';
import { dialogWords } from './dialog-words.ts';
import styles from './log.module.css';

interface LogProps {
  readonly playing: Playing;
  readonly onClose: () => void;
}

export function LogDialog({ playing, onClose }: LogProps) {
  const text = dialogWords();
  const { paragraphs, forgets } = toldNow(playing);
  return (
    <Dialog title={words().log} onClose={onClose}>
      {paragraphs.length === 0 && !forgets ? <p>{text.emptyLog}</p> : null}
      <ol class={styles.log}>
        {paragraphs.toReversed().map(({ key, words: told }) => (
          <li key={key}>
            <Said text={told} />
          </li>
        ))}
      </ol>
      {forgets ? <p class={styles.note}>{text.forgotten}</p> : null}
    </Dialog>
  );
}
