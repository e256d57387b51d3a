/** The bots of a table, thinking in this process. */
import { createPlayer, personalityAt } from '@mazzo/bots';
import type { Player } from '@mazzo/bots';
import { chanceFrom, withFetched } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, AnyMove } from '@mazzo/kernel';
import { nothingHeard } from './thinker.ts';
import type { BotSeat, Heard, Thinker } from './thinker.ts';

interface Listening {
  readonly player: Player<AnyMove, AnyEvent>;
  heard: Heard;
}

export function thinkHere(game: AnyGame): Thinker {
  const listening = new Map<string, Listening>();
  const listenerAt = (bot: BotSeat): Listening => {
    const name = `${bot.match} ${bot.seat} ${bot.level}`;
    const known = listening.get(name);
    if (known !== undefined) return known;
    const { options, seats, seat } = bot;
    const place = { game, options, seats, seat, chance: chanceFrom(bot.seed) };
    const player = createPlayer(bot.level, place, personalityAt(seat).taste);
    const fresh = { player, heard: nothingHeard };
    listening.set(name, fresh);
    return fresh;
  };
  return {
    think: (bot, { free, seed }) =>
      withFetched(() => {
        const one = listenerAt(bot);
        // While its brain was fetched it was asked something later.
        if (one.heard.entries > bot.entries) return null;
        catchUp(one, bot);
        return one.player.propose({ free, chance: chanceFrom(seed) }).move;
      }),
    forget(match) {
      for (const name of listening.keys()) if (name.startsWith(`${match} `)) listening.delete(name);
    },
  };
}

function catchUp(listening: Listening, bot: BotSeat): void {
  const { news, heard } = bot.newsSince(listening.heard);
  listening.heard = heard;
  const { player } = listening;
  for (const one of news) {
    if (one.kind === 'said') player.listen(one.said);
    else for (const event of one.events) player.hear(event);
  }
}
