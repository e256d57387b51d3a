/** A shop window: the sign of the house, what is still on the table, and a poster for every game. */
import { gameIds } from '../games/ids.ts';
import { useEffect } from 'preact/hooks';
import { Wordmark } from '../cards/logo.tsx';
import { language } from '../settings/settings.ts';
import { updateReady } from '../offline/update-ready.ts';
import { Heading } from '../shell/heading.tsx';
import { IconLink } from '../shell/icon-button.tsx';
import { lazy, Nothing, whenIdle } from '../shell/lazy.tsx';
import { prepareDeal } from './deal.ts';
import styles from './home.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Poster } from './poster.tsx';
import { RunningMatches } from './running.tsx';
import { text } from './text.ts';

/** Only here, where no game is under way, and below everything: it may come while somebody aims at a game. */
const UpdateOffer = lazy(async () => (await import('./update-offer.tsx')).UpdateOffer, Nothing);

export function Home() {
  const words = text[language.value];
  useEffect(() => gameIds.forEach((game) => whenIdle(() => prepareDeal(game))), []);
  return (
    <div class={styles.home}>
      <header class={styles.sign}>
        <Heading title="Mazzo" class={styles.name}>
          <Wordmark />
        </Heading>
        <IconLink icon="people" label={words.friends} href="#/friends" />
        <LanguageSwitch />
        <IconLink icon="settings" label={words.settings} href="#/settings" />
        <p class={styles.promise}>
          {words.headline} {words.promise}
        </p>
      </header>
      <main class={styles.main}>
        <RunningMatches />
        <section aria-labelledby="games" class={styles.window}>
          <h2 id="games" class="visually-hidden">
            {words.games}
          </h2>
          <ul class={styles.posters}>
            {gameIds.map((game) => (
              <Poster key={game} game={game} />
            ))}
          </ul>
        </section>
        <div role="status">{updateReady.value ? <UpdateOffer /> : null}</div>
      </main>
    </div>
  );
}
