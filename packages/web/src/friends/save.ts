/** A file for the visitor to keep; null where it could not be fetched. */
import { showToast } from '../shell/toast.tsx';
import { friendsText } from './text/text.ts';

export function save(file: Blob | null, download: string): void {
  if (file === null) return showToast({ text: friendsText().lost });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}
