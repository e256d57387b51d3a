/** A game at home, on its own cloth: nearly all of the poster deals; behind ••• are options and rules. */
import { useId } from 'preact/hooks';
import { Icon } from '../cards/icons.tsx';
import type { IconName } from '../cards/icons.tsx';
import { Emblem } from '../cards/emblems.tsx';
import { aboutGame } from '../games/abouts.ts';
import { ownCloth } from '../games/cloth.ts';
import type { GameId } from '../games/ids.ts';
import { posterOf } from '../games/posters.ts';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { DealButton } from '../shell/deal-button.tsx';
import { deal, prepareDeal } from './deal.ts';
import styles from './poster.module.css';
import { text } from './text.ts';

export function Poster({ game }: { readonly game: GameId }) {
  const words = text[language.value];
  const { title } = aboutGame(game, language.value);
  const ahead = () => void prepareDeal(game).catch(() => null);
  return (
    <li
      class={styles.poster}
      data-cloth={ownCloth(game)}
      onPointerEnter={ahead}
      onFocusCapture={ahead}
    >
      <Face game={game} />
      <div class={styles.ways}>
        <DealButton
          label={words.play}
          name={words.playGame(title)}
          class={styles.play}
          deal={() => deal(game)}
        />
        <More game={game} title={title} />
      </div>
    </li>
  );
}

function Face({ game }: { readonly game: GameId }) {
  const { title, tagline } = aboutGame(game, language.value);
  return (
    <>
      <div class={styles.picture}>
        <Emblem name={game} />
      </div>
      <h3 class={styles.title}>{title}</h3>
      <Facts game={game} />
      <p class={styles.tagline}>{tagline}</p>
    </>
  );
}

function Facts({ game }: { readonly game: GameId }) {
  const words = text[language.value];
  const poster = posterOf(game);
  if (poster === null) return null;
  const { players, minutes } = poster;
  const many = players.min === players.max ? `${players.min}` : `${players.min}–${players.max}`;
  return (
    <p class={styles.facts}>
      <Icon name="people" size={18} />
      <span class="visually-hidden">{words.players(many)}, </span>
      <span>
        <span aria-hidden="true">{many} · </span>
        {words.minutes(minutes)}
      </span>
    </p>
  );
}

function More({ game, title }: { readonly game: GameId; readonly title: string }) {
  const words = text[language.value];
  const id = useId();
  return (
    <>
      <button type="button" class={styles.more} popovertarget={id} aria-label={words.moreOf(title)}>
        <Icon name="more" />
      </button>
      <div id={id} popover="auto" class={styles.menu}>
        <Way to="options" icon="settings" {...{ game, title }} />
        <Way to="rules" icon="rules" {...{ game, title }} />
        <Way to="friends" icon="people" {...{ game, title }} />
      </div>
    </>
  );
}

interface WayProps {
  readonly to: 'friends' | 'options' | 'rules';
  readonly icon: IconName;
  readonly game: GameId;
  readonly title: string;
}

/** Its name tells whoever does not see whose it is; it begins with what is shown. */
function Way({ to, icon, game, title }: WayProps) {
  const label = text[language.value][to];
  return (
    <a
      class={styles.way}
      href={hashOf({ screen: to, game, to: game, ruling: null })}
      aria-label={`${label}: ${title}`}
    >
      <Icon name={icon} size={20} />
      {label}
    </a>
  );
}
