/** Somebody else at the table: not to be heard, reported, or what a host may do. */
import { reportReasons } from '@mazzo/server/protocol/line';
import { useSignal } from '@preact/signals';
import { Dialog } from '../shell/dialog.tsx';
import { showToast } from '../shell/toast.tsx';
import type { OnlineTable } from './online-table.ts';
import styles from './people.module.css';
import { Sure } from './sure.tsx';
import { friendsText } from './text/text.ts';

interface PersonDialogProps {
  readonly table: OnlineTable;
  readonly person: string;
  readonly onClose: () => void;
}

export function PersonDialog({ table, person, onClose }: PersonDialogProps) {
  const { person: text } = friendsText();
  const isReporting = useSignal(false);
  const isMuted = table.muted.value.has(person);
  const done = (asked: Promise<unknown>) => void asked.then(onClose);
  return (
    <Dialog title={table.guestNamed(person)?.name ?? ''} onClose={onClose}>
      <div class={styles.ways}>
        <button type="button" class="button" onClick={() => done(table.mute(person, !isMuted))}>
          {isMuted ? text.unmute : text.mute}
        </button>
        <button
          type="button"
          class="button"
          aria-expanded={isReporting.value}
          onClick={() => (isReporting.value = !isReporting.value)}
        >
          {text.report}
        </button>
        {isReporting.value && (
          <div class={styles.reasons} role="group" aria-label={text.report}>
            <p>{text.reportWhy}</p>
            {reportReasons.map((reason) => (
              <button
                key={reason}
                type="button"
                class="button"
                onClick={() =>
                  done(
                    table.ask({ type: 'report', person, reason }).then((isDone) => {
                      if (isDone) showToast({ text: text.reported, isAside: true });
                      return isDone;
                    }),
                  )
                }
              >
                {text.reasons[reason]}
              </button>
            ))}
          </div>
        )}
        {table.isHost.value && (
          <>
            <Sure
              label={text.handOver}
              why={text.handOverWhy}
              isDanger={false}
              onYes={() => done(table.ask({ type: 'handOver', person }))}
            />
            <Sure
              label={text.remove}
              why={text.removeWhy}
              onYes={() => done(table.ask({ type: 'remove', person }))}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
