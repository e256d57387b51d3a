/** A paper ticket: a game's emblem on its cloth, what is to be known, and one thing to press. */
import type { ComponentChildren } from 'preact';
import { Emblem } from '../cards/emblems.tsx';
import { ownCloth } from '../games/cloth.ts';
import type { GameId } from '../games/ids.ts';
import styles from '../home/running.module.css';

interface TicketProps {
  readonly game: GameId;
  readonly title: string;
  readonly about: string;
  readonly children: ComponentChildren;
}

export function Ticket({ game, title, about, children }: TicketProps) {
  return (
    <li class={styles.ticket}>
      <span class={styles.emblem} data-cloth={ownCloth(game)}>
        <Emblem name={game} />
      </span>
      <div class={styles.facts}>
        <h3>{title}</h3>
        <p>{about}</p>
      </div>
      {children}
    </li>
  );
}
