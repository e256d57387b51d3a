/** A pencil mark on a card: two or three letters of the player's own. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.tsx';
import { dialogWords } from './dialog-words.ts';
import styles from './pencil.module.css';

const LONGEST = 3;

interface PencilProps {
  readonly place: string;
  readonly mark: string;
  readonly onWrite: (mark: string) => void;
  readonly onClose: () => void;
}

export function PencilDialog({ place, mark, onWrite, onClose }: PencilProps) {
  const text = dialogWords();
  const written = useSignal(mark);
  const id = useId();
  return (
    <Dialog title={text.mark.title(place)} onClose={onClose}>
      <form
        class={styles.pencil}
        onSubmit={(event) => {
          event.preventDefault();
          onWrite(written.value.trim());
        }}
      >
        <label for={id}>{text.mark.label}</label>
        <input
          id={id}
          class={styles.field}
          maxLength={LONGEST}
          autocomplete="off"
          value={written.value}
          onInput={({ currentTarget }) => {
            written.value = currentTarget.value;
          }}
        />
        <div class={styles.buttons}>
          <button type="button" class="button" onClick={() => onWrite('')}>
            {text.mark.none}
          </button>
          <button type="submit" class="button primary">
            {text.doIt}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
