/** Asks back before a move that cannot be taken back. */
import { capital, tellMove } from '@mazzo/kernel';
import type { AnyMove } from '@mazzo/kernel';
import { Dialog, vanish } from '../../shell/dialog.tsx';
import { dialogWords } from './dialog-words.ts';
import type { Eyes } from '../page-face.ts';

interface ConfirmProps {
  readonly move: AnyMove;
  readonly stakes: string | null;
  readonly eyes: Eyes;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function ConfirmDialog({ move, stakes, eyes, onYes, onNo }: ConfirmProps) {
  const text = dialogWords();
  const label = capital(tellMove(eyes.words, move, eyes.to));
  return (
    <Dialog
      title={text.sure(label)}
      onClose={onNo}
      footer={
        <>
          <button type="button" class="button" onClick={onNo}>
            {text.cancel}
          </button>
          <button
            type="button"
            class="button primary"
            onClick={({ currentTarget }) => void vanish(currentTarget).then(onYes)}
          >
            {text.doIt}
          </button>
        </>
      }
    >
      {stakes !== null && <p>{stakes}</p>}
      <p>{text.sureWhy}</p>
    </Dialog>
  );
}
