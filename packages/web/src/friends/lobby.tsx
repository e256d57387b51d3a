/** A table before and between its matches. */
import { freeSeat } from '@mazzo/server/protocol/line';
import type { LobbyView } from '@mazzo/server/protocol/line';
import type { ComponentChildren } from 'preact';
import { aboutGame } from '../games/abouts.ts';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { IconButton, IconLink } from '../shell/icon-button.tsx';
import { text as optionsText } from '../options/text.ts';
import { Notices } from './attention.tsx';
import { Invite } from './invite.tsx';
import styles from './lobby.module.css';
import type { OnlineTable } from './online-table.ts';
import { Said } from './said.tsx';
import { Seats } from './seats.tsx';
import { TermsSummary } from './terms-summary.tsx';
import { friendsText } from './text/text.ts';

interface LobbyProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
}

export function Lobby({ table, lobby }: LobbyProps) {
  const text = friendsText();
  const { game, code } = lobby;
  const { title } = aboutGame(game, language.value);
  const rules = hashOf({ screen: 'rules', game, ruling: null });
  return (
    <div class={styles.lobby}>
      <Header title={title} back="home">
        <IconButton
          icon="talk"
          label={text.talk.title}
          onClick={() => (table.opened.value = { kind: 'talk' })}
        />
        <IconLink icon="rules" label={optionsText[language.value].rules} href={rules} />
        <IconButton
          icon="menu"
          label={text.lobby.people}
          onClick={() => (table.opened.value = { kind: 'people' })}
        />
      </Header>
      <main class={styles.main}>
        <div class={styles.page}>
          {table.problem.value !== null && (
            <p class={styles.trouble} role="alert">
              {table.problem.value}
            </p>
          )}
          <Invite code={code} onQr={() => (table.opened.value = { kind: 'qr' })} />
          <Seats table={table} lobby={lobby} />
          <Watching table={table} lobby={lobby} />
          <TermsSummary table={table} lobby={lobby} />
          <Notices />
        </div>
        <Tray table={table} lobby={lobby} />
      </main>
    </div>
  );
}

/** Those who are here without a seat. */
function Watching({ table, lobby }: LobbyProps) {
  const seated = new Set(lobby.wished.map((one) => (one.kind === 'person' ? one.person : '')));
  const others = lobby.guests.filter(({ person, here }) => here && !seated.has(person));
  if (others.length === 0) return null;
  const { lobby: text } = friendsText();
  return (
    <section class={styles.watching} aria-label={text.watching}>
      <h2>{text.watching}</h2>
      <ul class={styles.chips}>
        {others.map(({ person, name }) => {
          const said = table.heard.value.findLast((one) => one.person === person);
          return (
            <li key={person}>
              <button
                type="button"
                class="button"
                disabled={person === table.person.value}
                onClick={() => (table.opened.value = { kind: 'person', person })}
              >
                {person === table.person.value ? `${name} (${text.you})` : name}
              </button>
              {said !== undefined && (
                <span class={styles.said} aria-hidden="true">
                  <Said said={said.said} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is to be done next, in reach of the thumb. */
function Tray({ table, lobby }: LobbyProps) {
  const { lobby: text, reconnecting } = friendsText();
  // What cannot reach the server now is not offered.
  if (table.isLost.value) return <Asks question={reconnecting} note="" />;
  const host = table.guestNamed(lobby.host)?.name ?? '';
  const free = freeSeat(lobby.wished);
  const isSeated = table.seat.value !== null;
  if (!isSeated && free >= 0) {
    return (
      <Asks question={text.watchingNow} note={table.isHost.value ? text.startWhy : ''}>
        <button
          type="button"
          class="button primary"
          onClick={() => void table.ask({ type: 'sit', seat: free })}
        >
          {text.sitDown}
        </button>
        {table.isHost.value && <Start table={table} isOther />}
      </Asks>
    );
  }
  if (table.isHost.value) {
    const isFull = lobby.wished.every(({ kind }) => kind !== 'empty');
    return (
      <Asks question={text.ready} note={isFull ? text.startFull : text.startWhy}>
        <Start table={table} />
      </Asks>
    );
  }
  if (table.guestNamed(lobby.host)?.here === true) {
    return <Asks question={text.waits(host)} note={isSeated ? text.waitsWhy : ''} />;
  }
  if (lobby.hostAway !== true || !isSeated) {
    return <Asks question={text.hostAway(host)} note={text.hostAwayWait} />;
  }
  return (
    <Asks question={text.hostAway(host)} note={text.hostAwayWhy}>
      <button
        type="button"
        class="button primary"
        onClick={() => void table.ask({ type: 'takeOver' })}
      >
        {text.takeOver}
      </button>
    </Asks>
  );
}

function Start({
  table,
  isOther = false,
}: {
  readonly table: OnlineTable;
  readonly isOther?: boolean;
}) {
  return (
    <button
      type="button"
      class={`button ${isOther ? '' : 'primary'}`}
      onClick={() => void table.ask({ type: 'start' })}
    >
      {friendsText().lobby.start}
    </button>
  );
}

interface AsksProps {
  readonly question: string;
  readonly note: string;
  readonly children?: ComponentChildren;
}

function Asks({ question, note, children }: AsksProps) {
  return (
    <div class={styles.tray}>
      <p class={styles.question} role="status">
        {question}
        <small>{note}</small>
      </p>
      {children === undefined ? null : <div class={styles.buttons}>{children}</div>}
    </div>
  );
}
