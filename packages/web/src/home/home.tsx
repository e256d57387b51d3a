import { gameIds, soonIds } from '../games/ids.ts';
import { useEffect } from 'preact/hooks';
import { Mark, Wordmark } from '../cards/logo.tsx';
import { language } from '../settings/settings.ts';
import { Heading } from '../shell/heading.tsx';
import { IconLink } from '../shell/icon-button.tsx';
import { whenIdle } from '../shell/lazy.tsx';
import { fetchAhead } from './deal.ts';
import styles from './home.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { RunningMatches } from './running.tsx';
import { text } from './text.ts';
import { SoonTile, Tile } from './tile.tsx';
import { UpdateOffer } from './update-offer.tsx';

export function Home() {
  const words = text[language.value];
  useEffect(() => gameIds.forEach((game) => whenIdle(() => fetchAhead(game))), []);
  return (
    <div class={styles.home}>
      <header class={styles.top}>
        <Heading title="Mazzo" class={styles.name}>
          <Mark size={36} />
          <Wordmark height={26} />
        </Heading>
        <LanguageSwitch />
        <IconLink icon="settings" label={words.settings} href="#/settings" />
      </header>
      <main>
        <p class={styles.headline}>{words.headline}</p>
        <p class={styles.promise}>{words.promise}</p>
        <RunningMatches />
        <section aria-labelledby="games">
          <h2 id="games" class="visually-hidden">
            {words.games}
          </h2>
          <ul class={styles.tiles}>
            {gameIds.map((game) => (
              <Tile key={game} game={game} />
            ))}
            {soonIds.map((game) => (
              <SoonTile key={game} game={game} />
            ))}
          </ul>
        </section>
        <UpdateOffer />
      </main>
    </div>
  );
}
