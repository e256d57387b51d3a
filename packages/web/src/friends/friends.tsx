/** The way to a table: a new one, one by its code, one's own, or one that is open to all. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import ticket from '../home/running.module.css';
import { aboutGame } from '../games/abouts.ts';
import { loadGame } from '../games/games.ts';
import { gameIds } from '../games/ids.ts';
import type { GameId } from '../games/ids.ts';
import { remembered } from '../options/chosen.ts';
import { language } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { IconButton } from '../shell/icon-button.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { showToast } from '../shell/toast.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './friends.module.css';
import { Identity } from './identity.tsx';
import { introduceBy, NameField } from './name-field.tsx';
import { Played } from './played.tsx';
import { refusalWords } from './refusals.ts';
import { createTable, me, openTables, playedMatches, tableOf } from './server.ts';
import type { ListedTable, PlayedMatch, Refusal } from './server.ts';
import { friendsText } from './text/text.ts';
import { Ticket } from './ticket.tsx';
import { goToTable } from './visit-table.ts';
import { forget, visited } from './visited.ts';

interface Found {
  readonly open: readonly ListedTable[];
  readonly own: readonly ListedTable[];
  readonly played: readonly PlayedMatch[];
}

export function Friends({ game }: { readonly game: GameId | null }) {
  const text = friendsText();
  const found = useSignal<Found | Refusal | null>(null);
  const look = () => void findTables().then((tables) => (found.value = tables));
  const lookAnew = () => {
    found.value = null;
    look();
  };
  useEffect(look, []);
  useEffect(() => {
    if (found.value !== 'unreached') return;
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [found.value]);
  return (
    <>
      <Header title={text.title} back="home" />
      <main class={styles.page}>
        {found.value === null ? (
          <Waiting />
        ) : typeof found.value === 'string' ? (
          <>
            <p class={styles.sentence}>{refusalWords(found.value)}</p>
            {found.value === 'unreached' && (
              <button type="button" class="button primary" onClick={look}>
                {text.room.reload}
              </button>
            )}
          </>
        ) : (
          <Ways game={game} found={found.value} onDeleted={lookAnew} />
        )}
      </main>
    </>
  );
}

/** One's own are those visited from here, and those one has played at from anywhere. */
async function findTables(): Promise<Found | Refusal> {
  const open = await openTables();
  if (!open.ok) return open.reason;
  const answer = me.value === null ? null : await playedMatches();
  const played = answer?.ok === true ? answer.value : [];
  const codes = played.map(({ code }) => code);
  const known = [...new Set([...visited(), ...codes])].slice(0, MOST_OWN);
  const own = await Promise.all(known.map(tableOf));
  return {
    played,
    open: open.value.filter(({ code }) => !known.includes(code)),
    own: own
      .flatMap((one) => (one.ok ? one.value : []))
      .toSorted((a, b) => Number(b.running) - Number(a.running)),
  };
}
const MOST_OWN = 8;
/** A server that is back is found by itself. */
const AGAIN = 4000;

interface WaysProps {
  readonly game: GameId | null;
  readonly found: Found;
  readonly onDeleted: () => void;
}

function Ways({ game, found, onDeleted }: WaysProps) {
  const text = friendsText();
  const own = useSignal(found.own);
  const take = (code: string) => {
    forget(code);
    own.value = own.value.filter((one) => one.code !== code);
  };
  return (
    <>
      {game !== null && <NewTable game={game} />}
      {own.value.length > 0 && (
        <Tables title={text.yourTables} tables={own.value} onForget={take} />
      )}
      <CodeForm />
      {game === null && <NewTable game={game} />}
      <Tables title={text.openTables} tables={found.open} />
      <Played matches={found.played} />
      <Identity onDeleted={onDeleted} />
    </>
  );
}

/** One tap opens a table, as this player likes the game; all of it can be changed there. */
function NewTable({ game }: { readonly game: GameId | null }) {
  const text = friendsText();
  const name = useSignal(me.value?.name ?? '');
  const problem = useSignal('');
  const busy = useSignal(false);
  const games = useComputed(() =>
    game === null ? gameIds : [game, ...gameIds.filter((id) => id !== game)],
  ).value;
  async function open(id: GameId): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    const refused = (await introduceBy({ name, problem })) ? await create(id) : null;
    busy.value = false;
    if (refused !== null) showToast({ text: refused });
  }
  return (
    <form
      aria-labelledby="new-table"
      onSubmit={(event) => {
        // Enter in the name alone says not which game.
        event.preventDefault();
        if (game !== null) void open(game);
      }}
    >
      <h2 id="new-table">{text.newTable}</h2>
      <NameField name={name} problem={problem} />
      <ul class={styles.tickets}>
        {games.map((id) => {
          const { title, tagline } = aboutGame(id, language.value);
          return (
            <Ticket key={id} game={id} title={title} about={tagline}>
              <button
                type="button"
                class={`button ${id === game ? 'primary' : ''} ${ticket.whole}`}
                aria-label={text.open(title)}
                onClick={() => void open(id)}
              >
                {text.openIt}
              </button>
            </Ticket>
          );
        })}
      </ul>
    </form>
  );
}

/** Null when it is open and one is on the way; otherwise why not, in words. */
async function create(id: GameId): Promise<string | null> {
  const { game } = await loadGame(id);
  const { options, seats } = remembered(game);
  // The clocks remembered are those of playing alone (C-8).
  const clocks = 'normal';
  const terms = { game: id, options, seats, clocks, open: false, freeText: false } as const;
  const made = await createTable({ ...terms, options: { ...options } });
  if (!made.ok) return refusalWords(made.reason);
  goToTable(made.value.code);
  return null;
}

interface TablesProps {
  readonly title: string;
  readonly tables: readonly ListedTable[];
  readonly onForget?: (code: string) => void;
}

function Tables({ title, tables, onForget }: TablesProps) {
  const text = friendsText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 && <p class={styles.hint}>{text.noneOpen}</p>}
      <ul class={styles.tickets}>
        {tables.map(({ code, game, host, free, running }) => {
          const { title: named } = aboutGame(game, language.value);
          return (
            <Ticket
              key={code}
              game={game}
              title={`${named} · ${code}`}
              about={text.listed(host, free, running)}
            >
              <a
                class={`button ${ticket.whole}`}
                href={`/t/${code}`}
                aria-label={text.visit(named, code)}
                onClick={(event) => {
                  event.preventDefault();
                  goToTable(code);
                }}
              >
                {text.goThere}
              </a>
              {onForget !== undefined && (
                <IconButton icon="close" label={text.forget} onClick={() => onForget(code)} />
              )}
            </Ticket>
          );
        })}
      </ul>
    </section>
  );
}
