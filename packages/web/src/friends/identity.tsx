/** Who one is on this server: on other devices too, to be fetched, to be deleted. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutGame } from '../games/abouts.ts';
import { language } from '../settings/settings.ts';
import { showToast } from '../shell/toast.tsx';
import styles from './identity.module.css';
import { copy } from './sharing.ts';
import { exported, forgetMe, logOf, me, playedMatches, transferLink } from './server.ts';
import type { PlayedMatch } from './server.ts';
import { friendsText } from './text/text.ts';

export function Identity() {
  const { identity, lost } = friendsText();
  const link = useSignal<string | null>(null);
  const isSure = useSignal(false);
  if (me.value === null) return null;
  async function offer(): Promise<void> {
    link.value = await transferLink();
    if (link.value === null) showToast({ text: lost });
    else await copy(link.value);
  }
  async function remove(): Promise<void> {
    if (!isSure.value) return void (isSure.value = true);
    showToast({ text: (await forgetMe()) ? identity.deleted : lost });
  }
  return (
    <details class={styles.identity}>
      <summary>{identity.title}</summary>
      <p>{identity.about}</p>
      <Matches />
      <div class={styles.ways}>
        <button type="button" class="button" onClick={() => void offer()}>
          {identity.transfer}
        </button>
        {link.value !== null && (
          <p role="status">
            {identity.transferWhy} <a href={link.value}>{link.value}</a>
          </p>
        )}
        <button type="button" class="button" onClick={() => void saveMe()}>
          {identity.export}
        </button>
        <button type="button" class="button danger" onClick={() => void remove()}>
          {isSure.value ? identity.deleteSure : identity.delete}
        </button>
        <p>{identity.deleteWhy}</p>
      </div>
    </details>
  );
}

/** The latest matches, each with its log. */
function Matches() {
  const { identity } = friendsText();
  const matches = useSignal<readonly PlayedMatch[]>([]);
  useEffect(() => {
    void playedMatches().then((answer) => {
      if (answer.ok) matches.value = answer.value.slice(0, MOST_SHOWN);
      return answer;
    });
  }, []);
  if (matches.value.length === 0) return null;
  return (
    <>
      <h3>{identity.matches}</h3>
      <ul class={styles.matches}>
        {matches.value.map(({ match, game, code, time, over }) => {
          const { title } = aboutGame(game, language.value);
          const when = new Date(time).toLocaleDateString(language.value, WHEN);
          return (
            <li key={match}>
              <span>
                {title} · {code} · {when}
                {!over && ` · ${identity.running}`}
              </span>
              <button
                type="button"
                class="button"
                aria-label={identity.logOf(title, when)}
                onClick={() => void logOf(match).then((log) => save(log, `${match}.jsonl`))}
              >
                {identity.log}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const MOST_SHOWN = 10;
const WHEN = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

async function saveMe(): Promise<void> {
  const answer = await exported();
  const told = answer.ok ? JSON.stringify(answer.value, null, 2) : null;
  save(told === null ? null : new Blob([told], { type: 'application/json' }), 'mazzo.json');
}

function save(file: Blob | null, download: string): void {
  if (file === null) return showToast({ text: friendsText().lost });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}
