/** A sentence that comes and goes by itself, with something one may do about it. */
import { signal } from '@preact/signals';
import { route } from '../route.ts';
import { Said } from '../table/said.tsx';
import styles from './toast.module.css';

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** It is not about the game: at a table it lies over the bar, and what the game asks stays in sight. */
  readonly isAside?: boolean;
}

/** Time to read it, and to reach for the button. */
const SHOWN_FOR = 5000;
const SHOWN_WITH_ACTION_FOR = 9000;

/** Numbered, so that the same sentence said again is told again. */
export const shown = signal<{ readonly toast: Toast; readonly number: number } | null>(null);
let number = 0;
/** Where the focus was before it came here. */
let before: EventTarget | null = null;
let clearing: ReturnType<typeof setTimeout> | undefined;

export function showToast(toast: Toast): void {
  number += 1;
  shown.value = { toast, number };
  hideAfter(toast.action === undefined ? SHOWN_FOR : SHOWN_WITH_ACTION_FOR);
}

export function hideToast(): void {
  clearTimeout(clearing);
  shown.value = null;
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  before = null;
}

function hideAfter(milliseconds: number): void {
  clearTimeout(clearing);
  clearing = setTimeout(hideToast, milliseconds);
}

// What it speaks of has stayed behind.
route.subscribe(hideToast);

/** At a table it lies where the game speaks, over no card and no button; elsewhere it comes from below. */
export function ToastRegion() {
  const { value: at } = route;
  const isAtTable = at.screen === 'play' || (at.screen === 'friends' && at.to.startsWith('t/'));
  const where = shown.value?.toast.isAside === true ? styles.bar : styles.tray;
  const place = isAtTable ? `${styles.table} ${where}` : styles.below;
  return (
    <div role="status" class={`${styles.region} ${place}`}>
      {shown.value === null ? null : (
        <ToastBox key={shown.value.number} toast={shown.value.toast} />
      )}
    </div>
  );
}

function ToastBox({ toast: { text, action } }: { readonly toast: Toast }) {
  return (
    <div
      class={styles.toast}
      onPointerEnter={() => clearTimeout(clearing)}
      onFocusCapture={({ relatedTarget }) => {
        clearTimeout(clearing);
        before = relatedTarget;
      }}
      onBlurCapture={() => {
        before = null;
        hideAfter(SHOWN_FOR);
      }}
      onPointerLeave={() => hideAfter(SHOWN_FOR)}
      // It lies over things that can be touched: whoever touches it wants it out of the way.
      onClick={hideToast}
    >
      <span class={styles.text}>
        <Said text={text} />
      </span>
      {action === undefined ? null : (
        <button type="button" class={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
