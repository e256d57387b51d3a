/** Who is to sit where in the next match, on the game's own cloth. */
import { seatNames } from '@mazzo/bots';
import type { Level } from '@mazzo/bots';
import type { LobbyView, WishedSeat } from '@mazzo/server/protocol/line';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Head } from '../cards/head.tsx';
import { clothOf } from '../games/cloth.ts';
import { levelNames } from '../options/chosen.ts';
import { personOf } from '../play/person.ts';
import type { OnlineTable } from './online-table.ts';
import styles from './seats.module.css';
import { Said } from './said.tsx';
import { friendsText } from './text/text.ts';

interface SeatsProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
}

export function Seats({ table, lobby }: SeatsProps) {
  return (
    <section
      class={styles.cloth}
      data-cloth={clothOf(lobby.game)}
      aria-label={friendsText().lobby.seats}
    >
      <ol class={styles.seats}>
        {lobby.wished.map((wished, seat) => (
          // A seat is a place: it has no other name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} class={styles.seat}>
            <Seat table={table} wished={wished} seat={seat} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SeatProps {
  readonly table: OnlineTable;
  readonly wished: WishedSeat;
  readonly seat: number;
}

function Seat({ table, wished, seat }: SeatProps) {
  const who = personOf(seat);
  if (wished.kind === 'person') {
    return (
      <>
        <Head who={who} size={50} />
        <Person table={table} person={wished.person} />
      </>
    );
  }
  const { lobby } = friendsText();
  const isBot = wished.kind === 'bot';
  return (
    <>
      {isBot ? <Head who={who} size={50} /> : <span class={styles.place} />}
      <div class={`${styles.about} ${styles.open}`}>
        <b>{isBot ? seatNames[seat] : lobby.free}</b>
        <BotChoice table={table} wished={wished} seat={seat} />
      </div>
      <button
        type="button"
        class={styles.sit}
        aria-label={lobby.sitAt(seat + 1)}
        onClick={() => void table.ask({ type: 'sit', seat })}
      >
        {lobby.sitHere}
      </button>
    </>
  );
}

/** The host chooses in place; the others read. */
function BotChoice({ table, wished, seat }: SeatProps) {
  const { lobby } = friendsText();
  const level = wished.kind === 'bot' ? wished.level : null;
  if (!table.isHost.value) return level === null ? null : <small>{lobby.bot[level]}</small>;
  return (
    <select
      aria-label={lobby.whoSits(seat + 1)}
      value={level ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value as Level | '';
        void table.ask({ type: 'setBot', seat, level: chosen === '' ? null : chosen });
      }}
    >
      <option value="">{level === null ? lobby.addBot : lobby.noBot}</option>
      {levelNames.map((one) => (
        <option key={one} value={one}>
          {lobby.bot[one]}
        </option>
      ))}
    </select>
  );
}

interface PersonProps {
  readonly table: OnlineTable;
  readonly person: string;
}

function Person({ table, person }: PersonProps) {
  const { lobby } = friendsText();
  const guest = table.guestNamed(person);
  const said = table.heard.value.findLast((one) => one.person === person);
  const isOwn = person === table.person.value;
  return (
    <>
      <div class={styles.about} data-away={guest?.here === true ? undefined : ''}>
        {isOwn ? (
          <OwnName table={table} name={guest?.name ?? ''} />
        ) : (
          <button
            type="button"
            class={styles.name}
            onClick={() => (table.opened.value = { kind: 'person', person })}
          >
            {guest?.name}
          </button>
        )}
        <small>{table.factsOf(person).join(' · ')}</small>
      </div>
      {isOwn && (
        <button type="button" class={styles.sit} onClick={() => void table.ask({ type: 'stand' })}>
          {lobby.stand}
        </button>
      )}
      {said !== undefined && (
        <span class={styles.said} aria-hidden="true">
          <Said said={said.said} />
        </span>
      )}
    </>
  );
}

/** Written where it stands; a name that cannot be goes back to the one that holds, with the reason. */
function OwnName({ table, name }: { readonly table: OnlineTable; readonly name: string }) {
  const refused = useSignal('');
  const id = useId();
  async function rename(input: HTMLInputElement): Promise<void> {
    const wanted = input.value.trim();
    if (wanted === name) return;
    refused.value = (await table.attempt({ type: 'rename', name: wanted })) ?? '';
    if (refused.value !== '') input.value = name;
  }
  return (
    <>
      <input
        key={name}
        class={styles.own}
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-label={friendsText().lobby.rename}
        aria-describedby={id}
        defaultValue={name}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
        onInput={() => (refused.value = '')}
        onBlur={({ currentTarget }) => void rename(currentTarget)}
      />
      <small id={id} class={styles.refused} role="alert">
        {refused.value}
      </small>
    </>
  );
}
