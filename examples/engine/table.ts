/** One person at a table with two bots: whatever is played is stored first, and then told. */
import { games, texts } from '@mazzo/games';
import { decisionOf, tellEvent } from '@mazzo/kernel';
import {
  bot,
  Client,
  directTransport,
  localPresence,
  memoryStore,
  numbered,
  openTable,
  person,
} from '@mazzo/table';

const { flip7 } = games;
const clock = {
  now: () => Date.now(),
  at(time: number, ring: () => void) {
    const timer = setTimeout(ring, Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
};
const table = await openTable(
  {
    game: flip7,
    store: memoryStore(),
    clock,
    presence: localPresence(clock.now),
    fresh: numbered(() => `chacha20:${'07'.repeat(32)}`),
    thinking: { least: 0, most: 0 },
    mistake: (error) => console.error(error),
  },
  { seats: [person('you'), bot(), bot('random')], options: { target: 50 } },
);

let end = (): void => {};
const over = new Promise<void>((resolve) => (end = resolve));
const names = ['You', 'Ada', 'Bruno'];
const you: Client = new Client({
  game: flip7,
  transport: directTransport(table, 'you', clock.now),
  idPrefix: '',
  listener: {
    told({ events }) {
      for (const event of events) {
        const to = { you: 0, name: (seat: number) => names[seat]! };
        const sentence = tellEvent(texts.flip7.en, event, to);
        if (sentence !== '') console.log(sentence);
      }
      setTimeout(answer);
    },
  },
});

/** Banks what it may, and draws where it must. */
function answer(): void {
  const { status, view } = you.at!;
  if (status.over) return end();
  const decision = decisionOf(status, 0);
  if (decision === undefined) return;
  const legal = flip7.legal(view as ReturnType<typeof flip7.blank>, 0);
  const move = legal.find(({ type }) => type === 'bank') ?? legal[0]!;
  void you.request({ type: 'command', decision: decision.id, move });
}

await you.open();
answer();
await over;
table.close();
