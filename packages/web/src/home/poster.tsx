/** A game at home, on its own cloth: nearly all of the poster deals; behind ••• are options and rules. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../cards/icons.tsx';
import { Emblem } from '../cards/emblems.tsx';
import { aboutGame } from '../games/abouts.ts';
import { ownCloth } from '../games/cloth.ts';
import type { GameId } from '../games/ids.ts';
import { posterOf } from '../games/posters.ts';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { DealButton } from '../shell/deal-button.tsx';
import { deal, fetchAhead } from './deal.ts';
import styles from './poster.module.css';
import { text } from './text.ts';

export function Poster({ game }: { readonly game: GameId }) {
  const words = text[language.value];
  const { title } = aboutGame(game, language.value);
  const ahead = () => void fetchAhead(game).catch(() => null);
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
        <Way href={hashOf({ screen: 'options', game })} name={words.optionsOf(title)}>
          <Icon name="settings" size={20} />
          {words.options}
        </Way>
        <Way href={hashOf({ screen: 'rules', game, ruling: null })} name={words.rulesOf(title)}>
          <Icon name="rules" size={20} />
          {words.rules}
        </Way>
      </div>
    </>
  );
}

interface WayProps {
  readonly href: string;
  /** For whoever does not see whose it is; begins with what is shown. */
  readonly name: string;
  readonly children: ComponentChildren;
}

function Way({ href, name, children }: WayProps) {
  return (
    <a class={styles.way} href={href} aria-label={name}>
      {children}
    </a>
  );
}
