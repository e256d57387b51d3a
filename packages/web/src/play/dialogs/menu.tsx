/** Everything that is not a move: rules, keys, settings, leaving. */
import type { GameId } from '../../games/ids.ts';
import { Icon } from '../../cards/icons.tsx';
import type { Company, MenuItem } from '../found-table.ts';
import { hashOf } from '../../route.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { dialogWords } from './dialog-words.ts';
import styles from './menu.module.css';
import { words } from '../words.ts';

interface MenuProps {
  readonly game: GameId;
  readonly onKeys: () => void;
  readonly onSettings: () => void;
  /** Null where no clock runs. */
  readonly onMoreTime: (() => void) | null;
  readonly company: Company | undefined;
  readonly onClose: () => void;
}

export function MenuDialog(props: MenuProps) {
  const { game, company, onKeys, onSettings, onMoreTime, onClose } = props;
  const { menu } = dialogWords();
  return (
    <Dialog title={words().more} onClose={onClose}>
      <ul class={styles.menu}>
        {onMoreTime === null ? null : (
          <Item icon="clock" label={menu.moreTime} onClick={onMoreTime} />
        )}
        {company && <company.Ways Item={Item} onClose={onClose} />}
        <li>
          <a class={styles.item} href={hashOf({ screen: 'rules', game, ruling: null })}>
            <Icon name="rules" />
            <span>{menu.rules}</span>
          </a>
        </li>
        <Item icon="settings" label={menu.settings} onClick={onSettings} />
        <Item icon="help" label={menu.keys} onClick={onKeys} />
        <li>
          <a class={styles.item} href="#/">
            <Icon name="back" />
            <span>
              {menu.leave}
              <small>{company ? menu.leaveOthersWhy : menu.leaveWhy}</small>
            </span>
          </a>
        </li>
      </ul>
    </Dialog>
  );
}

const Item: MenuItem = ({ icon, label, onClick }) => {
  return (
    <li>
      <button type="button" class={styles.item} onClick={onClick}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    </li>
  );
};
