/** What lies over a lobby or a room with friends: one thing at a time. */
import type { LobbyView } from '@mazzo/server/protocol/line';
import { Over } from '../shell/over.tsx';
import type { OnlineTable } from './online-table.ts';
import { PeopleDialog, QrDialog } from './people-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { TalkDialog } from './talk-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

interface DialogsProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
}

export function Dialogs(props: DialogsProps) {
  return (
    <Over onMissing={() => (props.table.opened.value = null)}>
      <OpenDialog {...props} />
    </Over>
  );
}

function OpenDialog({ table, lobby }: DialogsProps) {
  const { value: opened } = table.opened;
  if (opened === null) return null;
  // Another may have been opened from it meanwhile.
  const onClose = () => {
    if (table.opened.value === opened) table.opened.value = null;
  };
  switch (opened.kind) {
    case 'talk':
      return <TalkDialog table={table} onClose={onClose} />;
    case 'people':
      return <PeopleDialog table={table} lobby={lobby} onClose={onClose} />;
    case 'qr':
      return <QrDialog lobby={lobby} onClose={onClose} />;
    case 'terms':
      return <TermsDialog table={table} lobby={lobby} onClose={onClose} />;
    case 'person':
      return <PersonDialog table={table} person={opened.person} onClose={onClose} />;
  }
}
