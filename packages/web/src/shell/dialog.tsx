/** A question or a page laid over the screen; on phones it rises from the bottom edge. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { nextPaint } from './paint.ts';
import { text } from './text.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A picture over the title, from edge to edge. */
  readonly picture?: ComponentChildren;
  /** Buttons that stay in sight below what scrolls. */
  readonly footer?: ComponentChildren;
}

/** Open as long as it is rendered. */
export function Dialog({ title, onClose, children, picture, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => openUntilGone(dialog.current!), []);
  const close = () => void vanish(dialog.current).then(() => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      class={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && isOutside(event)) close();
      }}
    >
      {picture}
      <div class={styles.bar}>
        <h2 id={id} class={styles.title} tabIndex={-1} autofocus>
          {title}
        </h2>
        <IconButton icon="close" label={text[language.value].close} onClick={close} />
      </div>
      {/* It may scroll, and must do so from the keyboard too. */}
      <div class={styles.body} role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
      {footer === undefined ? null : <div class={styles.footer}>{footer}</div>}
    </dialog>
  );
}

/**
 * Out of sight at once: to bring the page behind it back to life takes longer than the answer to a touch
 * may. Any element of the dialog will do.
 */
export async function vanish(within: Element | null): Promise<void> {
  within?.closest('dialog')?.setAttribute('data-gone', '');
  await nextPaint();
}

function openUntilGone(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => queueMicrotask(() => returnTo(before)); // Nothing else can be focused before it is gone.
}

function returnTo(before: Element | null): void {
  const usable = before?.isConnected === true && before !== document.body;
  const place = usable ? before : document.querySelector('h1');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** The backdrop belongs to the dialog: only the place tells them apart. */
function isOutside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  if (!(currentTarget instanceof Element)) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
