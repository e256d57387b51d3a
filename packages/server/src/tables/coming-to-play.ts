/** Whoever comes to a match that runs, to play in it: what they would ask one after the other, asked for them. */
import { PROTOCOL_VERSION } from '@mazzo/table';
import type { SeatsMessage, Table } from '@mazzo/table';
import { freshMatch } from '../identity/secrets.ts';
import { botsSeat } from '../protocol/free-seat.ts';

const hello = { type: 'hello', version: PROTOCOL_VERSION, have: null } as const;

/** As a client greets that wants all that was told before. */
export const helloForStory = { ...hello, story: true } as const;

/** Before they hear anything of the match: otherwise they would be shown it as a spectator first. */
export async function takeBotsSeat(table: Table, person: string, name: string): Promise<void> {
  let seats: SeatsMessage['seats'] = [];
  const asking = table.connect(
    person,
    (message) => {
      if (message.type === 'seats') seats = message.seats;
    },
    name,
  );
  await asking.send({ ...hello, story: false });
  const seat = botsSeat(seats);
  // Who has one keeps it: that is refused.
  if (seat >= 0) await asking.send({ type: 'sit', id: freshMatch(), match: table.match, seat });
  asking.close();
}
