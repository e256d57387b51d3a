/** The bots of a match: each has heard what its seat was told, from the opening on. */
import { createPlayer } from '@mazzo/bots';
import type { Level, Player } from '@mazzo/bots';
import { chanceFrom } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, Chance, Seat } from '@mazzo/kernel';
import type { RunningMatch } from './running-match.ts';
import { telling } from './views.ts';

const PLAYER_STREAMS = 2 ** 43;

interface Listening {
  readonly level: Level;
  readonly player: Player<AnyMove, AnyEvent>;
  /** How many entries of the match it has heard, and how far in the journal what was said. */
  heard: number;
  said: number;
}

export interface Players {
  /** Its move, or null for nothing where nobody waits for it. */
  propose(seat: Seat, level: Level, free: boolean, chance: Chance): AnyMove | null;
}

/** Whoever comes in the middle, for somebody who has left or after a restart, hears all of it first. */
export function playersOf(running: RunningMatch, key: string): Players {
  const listening = new Map<Seat, Listening>();
  const seated = (seat: Seat, level: Level): Listening => {
    const known = listening.get(seat);
    if (known?.level === level) return known;
    const { game, options, seating } = running;
    const chance = chanceFrom(key, PLAYER_STREAMS + seat);
    const place = { game, options, seats: seating.chairs.length, seat, chance };
    const player = createPlayer(level, place);
    const fresh = { level, player, heard: 0, said: -1 };
    listening.set(seat, fresh);
    return fresh;
  };
  return {
    propose(seat, level, free, chance) {
      const one = seated(seat, level);
      catchUp(one, running, seat);
      return one.player.propose({ free, chance }).move;
    },
  };
}

/** What was said is heard after the entry it followed. */
function catchUp(listening: Listening, running: RunningMatch, seat: Seat): void {
  const { player } = listening;
  const { log, talk } = running;
  const hearTalk = (until: number): void => {
    for (const said of talk) {
      if (said.position <= listening.said || said.seq >= until) continue;
      player.listen(said);
      listening.said = said.position;
    }
  };
  for (; listening.heard < log.length; listening.heard++) {
    hearTalk(listening.heard);
    for (const event of telling(running, listening.heard, seat).events) player.hear(event);
  }
  hearTalk(log.length);
}
