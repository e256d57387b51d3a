/** The match of a table, in the same room as a match against bots. */
import type { LobbyView } from '@mazzo/server/protocol/line';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { PlayRoom } from '../play/play-room.tsx';
import { Playing } from '../play/playing.ts';
import { lazy, NotLoaded, Waiting } from '../shell/lazy.tsx';
import { Header } from '../shell/header.tsx';
import { attend } from './attention.tsx';
import { companyOf, CompanyLine } from './company.tsx';
import styles from './friends.module.css';
import type { OnlineTable } from './online-table.ts';
import { friendsText } from './text/text.ts';
import { wholeGame } from './whole-game.ts';

const TvRoom = lazy(async () => (await import('./tv.tsx')).TvRoom);

interface MatchRoomProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
  readonly match: string;
  /** It has begun just now. */
  readonly dealt: boolean;
  readonly isTv: boolean;
  readonly onLeave: () => void;
}

export function MatchRoom(props: MatchRoomProps) {
  const { table, lobby, match, dealt, isTv, onLeave } = props;
  const playing = useSignal<Playing | null>(null);
  const isMissing = useSignal(false);
  // At once: nobody need see a frame without a table first.
  useLayoutEffect(() => {
    const { game } = lobby;
    let gone = false;
    let rest = () => {};
    async function open(): Promise<void> {
      const found = table.found(match, game, companyOf(table, playing, { isTv, onLeave }));
      const opened = await Playing.open(await wholeGame(game), found, dealt);
      if (gone) return opened.close();
      rest = attend(opened, game);
      playing.value = opened;
    }
    open().catch(() => (isMissing.value = true));
    return () => {
      gone = true;
      rest();
      playing.value?.close();
    };
  }, []);
  // Nobody's cards are shown to a room: whoever makes a screen of their own device leaves the seat to a bot.
  const isSeatShown = isTv && (playing.value?.showing.seat ?? null) !== null;
  useEffect(() => {
    if (isSeatShown) void playing.value?.request({ type: 'leave' });
  }, [isSeatShown]);
  useSignalEffect(() => {
    const seats = playing.value?.seats.value?.seats;
    if (seats === undefined) return;
    table.players.value = new Set(
      seats.map(({ holder }) => (holder.kind === 'person' ? holder.person : '')),
    );
    return () => (table.players.value = null);
  });
  const failed = playing.value?.failed.value ?? null;
  if (isMissing.value || failed === 'notFetched') throw new NotLoaded('rules');
  if (failed !== null) return <Stopped />;
  if (playing.value === null || playing.value.showing.shown.value === null) return <Waiting />;
  if (isSeatShown) return <Waiting />;
  const room = <PlayRoom playing={playing.value} />;
  if (isTv) {
    return (
      <TvRoom code={lobby.code} playing={playing.value}>
        {room}
      </TvRoom>
    );
  }
  return (
    <>
      {room}
      <CompanyLine playing={playing.value} />
    </>
  );
}

function Stopped() {
  const { room, title } = friendsText();
  return (
    <>
      <Header title={title} back="home" />
      <main class={styles.page}>
        <p class={styles.sentence}>{room.stopped}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {room.reload}
        </button>
      </main>
    </>
  );
}
