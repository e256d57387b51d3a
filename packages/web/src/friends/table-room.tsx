/** At a table: its lobby, or the match that is played there, and what lies over both. */
import type { LobbyView } from '@mazzo/server/protocol/line';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { expectAny } from '../home/expected.ts';
import { lazy, Nothing, whenIdle } from '../shell/lazy.tsx';
import { sayMissing } from '../shell/over.tsx';
import { sayWhatIsMissing } from './attention.tsx';
import type { Wish } from './join.tsx';
import { forgetLeft, keepLeft } from './left-match.ts';
import { MatchRoom } from './match-room.tsx';
import type { OnlineTable } from './online-table.ts';

export { wholeGame } from './whole-game.ts';

/** A match that runs needs neither. */
const Lobby = lazy(async () => (await import('./lobby.tsx')).Lobby);
const Tv = lazy(async () => (await import('./tv.tsx')).Tv);
const Dialogs = lazy(async () => (await import('./dialogs.tsx')).Dialogs, Nothing);

interface TableRoomProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
  /** What one came for. */
  readonly wish: Wish;
  readonly isTv: boolean;
}

export function TableRoom({ table, lobby, wish, isTv }: TableRoomProps) {
  const { match, running } = lobby;
  /** The match whose result one has seen enough of. */
  const seen = useSignal(running ? null : match);
  const isNew = useRef(false);
  useEffect(() => {
    sayWhatIsMissing();
  }, []);
  const isPlayer = !isTv && (table.seat.value !== null || wish === 'sit');
  useEffect(() => {
    if (!running) forgetLeft(lobby.code);
    else if (isPlayer) {
      keepLeft(lobby);
      expectAny();
    }
  }, [running, isPlayer]);
  useSignalEffect(() => {
    // Ahead of its being wanted, but not of the match; and again when the line is back.
    const isShown = table.lobby.value?.running !== true || table.players.value !== null;
    if (isShown && !table.isLost.value) whenIdle(() => Dialogs.preload());
  });
  useSignalEffect(() => {
    if (table.opened.value === null) return;
    Dialogs.preload().catch(() => {
      table.opened.value = null;
      sayMissing();
    });
  });
  const isPlaying = match !== null && (running || match !== seen.value);
  // A match that begins while one looks on the lobby is shown from the deal on.
  if (!isPlaying) isNew.current = true;
  return (
    <>
      {isPlaying ? (
        <MatchRoom
          table={table}
          lobby={lobby}
          match={match}
          dealt={isNew.current}
          isTv={isTv}
          onLeave={() => (seen.value = table.lobby.value?.match ?? null)}
        />
      ) : isTv ? (
        <Tv table={table} lobby={lobby} />
      ) : (
        <Lobby table={table} lobby={lobby} />
      )}
      {table.opened.value !== null && <Dialogs table={table} lobby={lobby} />}
    </>
  );
}
