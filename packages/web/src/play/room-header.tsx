/** The bar above a table: where the match stands, and what is around the table. */
import type { GameId } from '../games/ids.ts';
import { hashOf } from '../route.ts';
import { Header } from '../shell/header.tsx';
import { IconButton, IconLink } from '../shell/icon-button.tsx';
import { wider } from '../shell/wide.ts';
import { words } from './words.ts';

interface RoomHeaderProps {
  readonly game: GameId;
  readonly title: string;
  readonly note: string;
  /** Null for who only looks on. */
  readonly onHint: (() => void) | null;
  readonly onOpen: (kind: 'log' | 'scores' | 'menu') => void;
}

/** Where the story lies beside the table, the rules have its place. */
export function RoomHeader({ game, title, note, onHint, onOpen }: RoomHeaderProps) {
  const text = words();
  const rules = hashOf({ screen: 'rules', game, ruling: null });
  return (
    <Header title={title} note={note} back="home">
      {onHint !== null && <IconButton icon="hint" label={text.hint} onClick={onHint} />}
      {wider.value ? (
        <IconLink icon="rules" label={text.rules} href={rules} />
      ) : (
        <IconButton icon="log" label={text.log} onClick={() => onOpen('log')} />
      )}
      <IconButton icon="scores" label={text.scores} onClick={() => onOpen('scores')} />
      <IconButton icon="menu" label={text.more} onClick={() => onOpen('menu')} />
    </Header>
  );
}
