/** A match by a seed, played by chance and written down: golden, so that git shows what a change changed. */
import { offhand } from '../brain.ts';
import type { Brain } from '../brain.ts';
import { chanceFrom } from '../chance.ts';
import type { AnyGame, AnyOptions } from '../game.ts';
import { createMatch } from '../match.ts';
import type { Log } from '../log.ts';
import { tellEvent, tellMove } from '../text.ts';
import type { AnyText, Audience } from '../text.ts';

export interface PlaythroughSetup {
  readonly seats: number;
  readonly seed: string;
  readonly options: AnyOptions;
}

/** At random; or by a player, where what is not listed would never be played otherwise. */
export function playThrough(
  game: AnyGame,
  setup: PlaythroughSetup,
  player: Brain | null = null,
): Log {
  const match = createMatch(game, setup);
  const chance = chanceFrom(`${setup.seed}/moves`);
  for (;;) {
    const status = match.status();
    if (status.over) return match.log;
    const { seat } = status.decisions[chance.below(status.decisions.length)]!;
    const moves = match.legal(seat);
    const move =
      player === null
        ? moves[chance.below(moves.length)]
        : offhand({ brain: player }, match.view(seat), seat, chance);
    const played = match.submit(seat, move);
    if (!played.ok) throw new Error(`${game.id} refused a legal move: ${JSON.stringify(played)}`);
  }
}

const onlooker: Audience = { you: null, name: (seat) => `Seat ${seat}` };

/** The log for a person to read: every move, the sentence each event makes, and the event itself. */
export function writeOut(log: Log, text: AnyText): string {
  const lines = log.flatMap((entry) => {
    switch (entry.kind) {
      case 'opened': {
        const { game, rulesVersion, seats, options } = entry;
        return [
          `${game} ${rulesVersion}, ${seats} seats, ${JSON.stringify(options)}`,
          ...tell(entry.events),
        ];
      }
      case 'moved':
        return [
          `${entry.seq}. ${entry.by}: ${tellMove(text, entry.move, onlooker)}`,
          ...tell(entry.events),
        ];
      case 'closed':
        return [`closed: ${JSON.stringify(entry.standings)}`];
    }
  });
  function tell(events: readonly { readonly type: string }[]): string[] {
    return events.map((event) => {
      const { type, ...rest } = event;
      const sentence = tellEvent(text, event, onlooker);
      return `   ${type} ${JSON.stringify(rest)}${sentence === '' ? '' : `  — ${sentence}`}`;
    });
  }
  return `${lines.join('\n')}\n`;
}
