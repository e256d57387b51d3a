/** The score sheet: a row a round; a number that is touched says where it comes from. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dialog } from '../shell/dialog.tsx';
import type { Eyes, Sheet, SheetCell } from './face.ts';
import styles from './sheet.module.css';
import { words } from './words.ts';

export interface SheetProps {
  readonly sheet: Sheet;
  readonly eyes: Eyes;
}

export function SheetDialog({ onClose, ...props }: SheetProps & { readonly onClose: () => void }) {
  return (
    <Dialog title={words().scores} onClose={onClose}>
      <SheetTable {...props} />
    </Dialog>
  );
}

export function SheetTable({ sheet, eyes }: SheetProps) {
  const text = words();
  const asked = useSignal<{ readonly of: string; readonly cell: SheetCell } | null>(null);
  const id = useId();
  const names = sheet.totals.map((_, seat) => eyes.to.name(seat));
  if (sheet.rows.length === 0) return <p>{text.noRounds}</p>;
  return (
    <>
      <div class={styles.scroll} tabIndex={0} role="region" aria-label={text.scores}>
        <table class={styles.sheet}>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{text.round}</span>
              </th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, seat) => (
                  <td key={names[seat]}>
                    <button
                      type="button"
                      aria-describedby={asked.value?.cell === cell ? id : undefined}
                      aria-pressed={asked.value?.cell === cell}
                      onClick={() => {
                        asked.value = { of: `${names[seat]}, ${label}`, cell };
                      }}
                    >
                      {cell.value}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              {sheet.totals.map((total, seat) => (
                <td key={names[seat]}>{String(total).replace('-', '−')}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p id={id} class={styles.why} role="status">
        {asked.value === null ? text.explain : `${asked.value.of}: ${asked.value.cell.why}`}
      </p>
      {sheet.note === null ? null : <p class={styles.note}>{sheet.note}</p>}
    </>
  );
}
