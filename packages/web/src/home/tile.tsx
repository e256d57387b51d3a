/** A game at home: nearly all of it deals, and below are its options and rules. */
import { aboutGame } from '../games/abouts.ts';
import type { GameId, SoonId } from '../games/ids.ts';
import { Emblem } from '../cards/emblems.tsx';
import { Icon } from '../cards/icons.tsx';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { DealButton } from '../shell/deal-button.tsx';
import { deal, fetchAhead } from './deal.ts';
import { text } from './text.ts';
import styles from './tile.module.css';

export function Tile({ game }: { readonly game: GameId }) {
  const words = text[language.value];
  const { title, tagline } = aboutGame(game, language.value);
  const ahead = () => void fetchAhead(game).catch(() => null);
  return (
    <li class={styles.tile} onPointerEnter={ahead} onFocusCapture={ahead}>
      <div class={styles.face}>
        <span class={styles.emblem}>
          <Emblem name={game} />
        </span>
        <h3 class={styles.title}>{title}</h3>
        <p class={styles.tagline}>{tagline}</p>
      </div>
      <div class={styles.ways}>
        <DealButton
          label={words.play}
          name={words.playGame(title)}
          class={styles.play}
          deal={() => deal(game)}
        />
        <a
          class={styles.way}
          href={hashOf({ screen: 'options', game })}
          aria-label={words.optionsOf(title)}
        >
          <Icon name="settings" size={20} />
          {words.options}
        </a>
        <a
          class={styles.way}
          href={hashOf({ screen: 'rules', game, ruling: null })}
          aria-label={words.rulesOf(title)}
        >
          <Icon name="rules" size={20} />
          {words.rules}
        </a>
      </div>
    </li>
  );
}

export function SoonTile({ game }: { readonly game: SoonId }) {
  const words = text[language.value];
  const { title, tagline } = aboutGame(game, language.value);
  return (
    <li class={`${styles.tile} ${styles.soon}`}>
      <div class={styles.face}>
        <span class={styles.emblem}>
          <Emblem name={game} />
        </span>
        <h3 class={styles.title}>
          {title} <span class={styles.badge}>{words.soon}</span>
        </h3>
        <p class={styles.tagline}>{tagline}</p>
      </div>
    </li>
  );
}
