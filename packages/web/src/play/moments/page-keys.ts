/** Keys of the page; those of the table and its buttons are the table's. */
import type { Opened } from '../dialogs/room-dialog.tsx';

const dialogs: Readonly<Record<string, Opened>> = {
  '?': { kind: 'keys' },
  o: { kind: 'scores' },
  g: { kind: 'log' },
};

export function listen(
  opened: { value: Opened | null },
  hint: () => void,
  signal: AbortSignal,
): void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (opened.value !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const key = event.key.toLowerCase();
    if (key === 'h') hint();
    const dialog = dialogs[key];
    if (dialog !== undefined) opened.value = dialog;
  };
  addEventListener('keydown', press, { signal });
}
