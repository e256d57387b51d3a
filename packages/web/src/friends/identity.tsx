/** Who one is on this server: on other devices too, to be fetched, to be deleted. */
import { useSignal } from '@preact/signals';
import { showToast } from '../shell/toast.tsx';
import styles from './identity.module.css';
import { copy } from './sharing.ts';
import { exported, forgetMe, me, transferLink } from './server.ts';
import { friendsText } from './text/text.ts';

export function Identity() {
  const { identity, lost } = friendsText();
  const link = useSignal<string | null>(null);
  const isSure = useSignal(false);
  if (me.value === null) return null;
  async function offer(): Promise<void> {
    link.value = await transferLink();
    if (link.value === null) showToast({ text: lost });
    else await copy(link.value);
  }
  async function remove(): Promise<void> {
    if (!isSure.value) return void (isSure.value = true);
    showToast({ text: (await forgetMe()) ? identity.deleted : lost });
  }
  return (
    <details class={styles.identity}>
      <summary>{identity.title}</summary>
      <p>{identity.about}</p>
      <div class={styles.ways}>
        <button type="button" class="button" onClick={() => void offer()}>
          {identity.transfer}
        </button>
        {link.value !== null && (
          <p role="status">
            {identity.transferWhy} <a href={link.value}>{link.value}</a>
          </p>
        )}
        <button type="button" class="button" onClick={() => void save()}>
          {identity.export}
        </button>
        <button type="button" class="button danger" onClick={() => void remove()}>
          {isSure.value ? identity.deleteSure : identity.delete}
        </button>
        <p>{identity.deleteWhy}</p>
      </div>
    </details>
  );
}

async function save(): Promise<void> {
  const answer = await exported();
  if (!answer.ok) return showToast({ text: friendsText().lost });
  const file = new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: 'mazzo.json' }).click();
  URL.revokeObjectURL(href);
}
