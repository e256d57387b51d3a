/** Asks back before a move that cannot be taken back. */
import { capital, tellMove } from '@mazzo/kernel';
import type { AnyMove } from '@mazzo/kernel';
import { Dialog } from '../shell/dialog.tsx';
import type { Eyes } from './face.ts';
import { words } from './words.ts';

interface DoubtProps {
  readonly move: AnyMove;
  readonly eyes: Eyes;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function DoubtDialog({ move, eyes, onYes, onNo }: DoubtProps) {
  const text = words();
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
          <button type="button" class="button primary" onClick={onYes}>
            {text.doIt}
          </button>
        </>
      }
    >
      <p>{text.sureWhy}</p>
    </Dialog>
  );
}
