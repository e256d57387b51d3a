/** How others come to a table: its code, its link, its picture. */
import { useEffect } from 'preact/hooks';
import { findOrigin, linkOf, qrOf } from './server.ts';
import styles from './invite.module.css';
import { canShare, copy, share } from './sharing.ts';
import { friendsText } from './text/text.ts';
import { spoken } from './visit-table.ts';

export function Invite({ code, onQr }: { readonly code: string; readonly onQr: () => void }) {
  const { lobby, code: codeWord } = friendsText();
  const link = linkOf(code);
  useEffect(() => void findOrigin(), []);
  return (
    <section class={styles.invite} aria-label={lobby.invite}>
      <p class={styles.code}>
        <span class={styles.word}>{codeWord}</span> <b>{spoken(code)}</b>
      </p>
      <div class={styles.ways}>
        {canShare && (
          <button type="button" class="button" onClick={() => void share(link)}>
            {lobby.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy(link)}>
          {lobby.copy}
        </button>
        <button type="button" class="button" onClick={onQr}>
          {lobby.qr}
        </button>
      </div>
    </section>
  );
}

export function QrCode({ code }: { readonly code: string }) {
  return <img class={styles.qr} src={qrOf(code)} alt={friendsText().lobby.qrOf(code)} />;
}
