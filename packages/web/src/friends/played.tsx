/** The latest of one's matches: with whom, how they ended, and each with its log. */
import { seatNames } from '@mazzo/bots';
import { useId } from 'preact/hooks';
import { aboutGame } from '../games/abouts.ts';
import { language } from '../settings/settings.ts';
import { save } from './save.ts';
import { logOf } from './server.ts';
import type { PlayedMatch } from './server.ts';
import { friendsText } from './text/text.ts';
import styles from './friends.module.css';
import { Ticket } from './ticket.tsx';

const MOST_SHOWN = 10;
const WHEN = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

export function Played({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const { identity } = friendsText();
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{identity.matches}</h2>
      <ul class={styles.tickets}>
        {matches.slice(0, MOST_SHOWN).map((played) => {
          const { match, game, time } = played;
          const { title } = aboutGame(game, language.value);
          const when = new Date(time).toLocaleDateString(language.value, WHEN);
          return (
            <Ticket key={match} game={game} title={`${title} · ${when}`} about={outcomeOf(played)}>
              <button
                type="button"
                class="button"
                aria-label={identity.logOf(title, when)}
                onClick={() => void logOf(match).then((log) => save(log, `${match}.jsonl`))}
              >
                {identity.log}
              </button>
            </Ticket>
          );
        })}
      </ul>
    </section>
  );
}

/** The first first. */
function outcomeOf({ over, left, players }: PlayedMatch): string {
  const { identity, lobby } = friendsText();
  const named = players.map(({ name, you, place }, seat) => ({
    place: place ?? 0,
    name: you ? lobby.you : (name ?? seatNames[seat] ?? String(seat + 1)),
  }));
  if (over) {
    const ranked = named.toSorted((one, other) => one.place - other.place);
    return ranked.map(({ place, name }) => `${place}. ${name}`).join(' · ');
  }
  const names = named.map(({ name }) => name).join(', ');
  return `${left ? identity.left : identity.running}: ${names}`;
}
