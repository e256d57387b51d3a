/** A table on a shared screen: large, with the way in for phones; nobody's cards but the open ones. */
import { seatNames } from '@mazzo/bots';
import type { LobbyView } from '@mazzo/server/protocol/line';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Head } from '../cards/head.tsx';
import { aboutGame } from '../games/abouts.ts';
import { clothOf } from '../games/cloth.ts';
import { personOf } from '../play/person.ts';
import type { Playing } from '../play/playing.ts';
import { language } from '../settings/settings.ts';
import { Heading } from '../shell/heading.tsx';
import { QrCode } from './invite.tsx';
import type { OnlineTable } from './online-table.ts';
import { addressOf, findOrigin } from './server.ts';
import { friendsText } from './text/text.ts';
import styles from './tv.module.css';
import { goToTable, spoken } from './visit-table.ts';

interface TvProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
}

/** Before a match: a code that is read from across the room. */
export function Tv({ table, lobby }: TvProps) {
  const { tv, lobby: text } = friendsText();
  // A screen has no hand: whoever opens it here gives the seat to those with phones.
  useEffect(() => {
    if (table.seat.value !== null) void table.ask({ type: 'stand' });
    void findOrigin();
  }, []);
  const problem = table.problem.value;
  return (
    <main class={styles.tv} data-cloth={clothOf(lobby.game)}>
      <section class={styles.invite}>
        <QrCode code={lobby.code} />
        <p class={styles.scan}>{tv.scan}</p>
        <p class={styles.code}>{spoken(lobby.code)}</p>
        <p class={styles.address}>{addressOf(lobby.code)}</p>
      </section>
      <section class={styles.company}>
        <Heading title={aboutGame(lobby.game, language.value).title} class={styles.title} />
        <ol class={styles.seats}>
          {lobby.wished.map((wished, seat) => (
            // A seat is a place: it has no other name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={seat} data-free={wished.kind === 'empty' ? '' : undefined}>
              {wished.kind === 'empty' ? (
                <span class={styles.place} />
              ) : (
                <Head who={personOf(seat)} size={72} />
              )}
              <b>
                {wished.kind === 'person'
                  ? table.guestNamed(wished.person)?.name
                  : wished.kind === 'bot'
                    ? seatNames[seat]
                    : text.free}
              </b>
            </li>
          ))}
        </ol>
        <p role="status">{problem ?? (table.isHost.value ? text.startWhy : tv.waiting)}</p>
        <div class={styles.ways}>
          {table.isHost.value && (
            <button
              type="button"
              class="button primary"
              onClick={() => void table.ask({ type: 'start' })}
            >
              {text.start}
            </button>
          )}
          <button type="button" class="button" onClick={() => goToTable(lobby.code)}>
            {tv.leave}
          </button>
        </div>
      </section>
    </main>
  );
}

/** As wide as a table is laid out for at the most: what is wider is shown larger. */
const LAID_OUT = 1240;

/** Long enough for a round's points, and for those of one that the players have left already. */
const READ = 5000;
const GLANCED_AT = 1500;

interface TvRoomProps {
  readonly code: string;
  readonly playing: Playing;
  readonly children: ComponentChildren;
}

/** During a match: all of it larger, and phones still find the way in. */
export function TvRoom({ code, playing, children }: TvRoomProps) {
  const scale = useSignal(1);
  useEffect(() => {
    const measure = () => void (scale.value = Math.max(1, innerWidth / LAID_OUT));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  useSignalEffect(() => {
    // Nobody touches a screen: what a round has brought is left when it has been read.
    const { held = null, behind = false } = playing.showing.shown.value ?? {};
    if (held === null) return;
    const timer = setTimeout(() => playing.showing.goOn(), behind ? GLANCED_AT : READ);
    return () => clearTimeout(timer);
  });
  return (
    <div class={styles.big} style={{ '--scale': String(scale.value) }}>
      {children}
      <aside class={styles.corner} aria-label={friendsText().tv.scan}>
        <div>
          <p class={styles.scan}>{friendsText().tv.scan}</p>
          <p>{spoken(code)}</p>
        </div>
        <QrCode code={code} />
      </aside>
    </div>
  );
}
