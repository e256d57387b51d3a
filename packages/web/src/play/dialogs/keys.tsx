/** The keyboard, in a list. */
import { Dialog } from '../../shell/dialog.tsx';
import { dialogWords } from './dialog-words.ts';
import type { Eyes, PageFace } from '../page-face.ts';
import styles from './keys.module.css';

interface KeysProps {
  readonly face: PageFace;
  readonly takesMarks: boolean;
  readonly eyes: Eyes;
  readonly onClose: () => void;
}

export function KeysDialog({ face, takesMarks, eyes, onClose }: KeysProps) {
  const text = dialogWords();
  const rows = [
    ...face.keys(eyes),
    ...text.keyRows,
    ...(takesMarks ? [['M', text.mark.key] as const] : []),
  ];
  return (
    <Dialog title={text.menu.keys} onClose={onClose}>
      <dl class={styles.keys}>
        {rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
