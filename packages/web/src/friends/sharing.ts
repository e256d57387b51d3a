/** Handing a link on, by whatever this browser has for it. */
import { showToast } from '../shell/toast.tsx';
import { friendsText } from './text/text.ts';

export const canShare = 'share' in navigator;

/** Whoever changes their mind shares nothing. */
export async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => null);
}

/** Over plain HTTP there is no clipboard but the old one. */
export async function copy(text: string): Promise<void> {
  const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('none'));
  const isCopied = await writing.then(
    () => true,
    () => copyBySelection(text),
  );
  if (isCopied) showToast({ text: friendsText().lobby.copied, isAside: true });
}

function copyBySelection(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  // A dialog that is open makes all that lies outside it unreachable.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only one there is over plain HTTP
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
