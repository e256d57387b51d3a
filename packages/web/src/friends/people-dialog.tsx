/** Everybody at a table, the way to it, and what its host may do. */
import type { LobbyView } from '@mazzo/server/protocol/line';
import { Icon } from '../cards/icons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { Invite, QrCode } from './invite.tsx';
import type { OnlineTable } from './online-table.ts';
import { addressOf } from './server.ts';
import styles from './people.module.css';
import { Sure } from './sure.tsx';
import { friendsText } from './text/text.ts';
import { spoken } from './visit-table.ts';

interface PeopleProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
  readonly onClose: () => void;
}

export function PeopleDialog({ table, lobby, onClose }: PeopleProps) {
  const { lobby: text } = friendsText();
  return (
    <Dialog title={text.people} onClose={onClose}>
      <Invite code={lobby.code} onQr={() => (table.opened.value = { kind: 'qr' })} />
      <ul class={styles.people}>
        {lobby.guests.map(({ person, name }) => (
          <li key={person}>
            <button
              type="button"
              class={styles.person}
              disabled={person === table.person.value}
              onClick={() => (table.opened.value = { kind: 'person', person })}
            >
              <b>{name}</b>
              <small>{table.factsOf(person).join(' · ')}</small>
              {person !== table.person.value && <Icon name="more" size={24} />}
            </button>
          </li>
        ))}
      </ul>
      <div class={styles.ways}>
        <p>{text.onTv(addressOf(lobby.code))}</p>
        <a class="button" href="#tv" onClick={onClose}>
          {table.seat.value === null ? text.bigScreen : text.bigScreenSeated}
        </a>
        {table.isHost.value && (
          <Sure
            label={text.close}
            why={text.closeWhy}
            onYes={() => void table.ask({ type: 'close' })}
          />
        )}
      </div>
    </Dialog>
  );
}

export function QrDialog({ lobby, onClose }: Omit<PeopleProps, 'table'>) {
  return (
    <Dialog title={friendsText().lobby.qr} onClose={onClose}>
      <QrCode code={lobby.code} />
      <p class={styles.read}>
        <b>{spoken(lobby.code)}</b> {addressOf(lobby.code)}
      </p>
    </Dialog>
  );
}
