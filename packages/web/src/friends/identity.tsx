/** Who one is on this server: on other devices too, to be fetched, to be deleted. */
import { useSignal } from '@preact/signals';
import { showToast } from '../shell/toast.tsx';
import styles from './identity.module.css';
import invite from './invite.module.css';
import { save } from './save.ts';
import { exported, forgetMe, me, offerTransfer } from './server.ts';
import type { TransferOffer } from './server.ts';
import { copy } from './sharing.ts';
import { Sure } from './sure.tsx';
import { friendsText } from './text/text.ts';

export function Identity({ onDeleted }: { readonly onDeleted: () => void }) {
  const { identity, lost } = friendsText();
  const offered = useSignal<TransferOffer | null>(null);
  if (me.value === null) return null;
  async function offer(): Promise<void> {
    const answer = await offerTransfer();
    offered.value = answer.ok ? answer.value : null;
    if (!answer.ok) showToast({ text: lost });
  }
  async function remove(): Promise<void> {
    const isDone = await forgetMe();
    if (isDone) onDeleted();
    showToast({ text: isDone ? identity.deleted : lost });
  }
  return (
    <details class={styles.identity}>
      <summary>{identity.title}</summary>
      <p>{identity.about}</p>
      <div class={styles.ways}>
        <button type="button" class="button" onClick={() => void offer()}>
          {identity.transfer}
        </button>
        {offered.value !== null && <Transferred {...offered.value} />}
        <button type="button" class="button" onClick={() => void saveMe()}>
          {identity.export}
        </button>
        <Sure label={identity.delete} why={identity.deleteWhy} onYes={() => void remove()} />
      </div>
    </details>
  );
}

/** For a phone to look at; the link for what has no camera. */
function Transferred({ link, qr }: TransferOffer) {
  const { identity, lobby } = friendsText();
  return (
    <div role="status" class={styles.offer}>
      <p>{identity.transferWhy}</p>
      <img
        class={invite.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={identity.transferQr}
      />
      <button type="button" class="button" onClick={() => void copy(link)}>
        {lobby.copy}
      </button>
    </div>
  );
}

async function saveMe(): Promise<void> {
  const answer = await exported();
  const told = answer.ok ? JSON.stringify(answer.value, null, 2) : null;
  save(told === null ? null : new Blob([told], { type: 'application/json' }), 'mazzo.json');
}
