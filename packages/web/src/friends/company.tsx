/** The people in the room of a match: at their heads who is away or a bot, and what they say. */
import { botsSeat } from '@mazzo/server/protocol/line';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../cards/icons.tsx';
import type { Company, MenuItem } from '../play/found-table.ts';
import { personOf } from '../play/person.ts';
import type { Playing } from '../play/playing.ts';
import { wider } from '../shell/wide.ts';
import type { Layout } from '../table/layout.ts';
import { faceSize } from '../table/head-label.tsx';
import { isStacked } from '../table/layout/stacked.ts';
import { flag } from '../table/look.ts';
import { styleOf } from '../table/place.ts';
import type { Scene } from '../table/scene.ts';
import styles from './company.module.css';
import type { OnlineTable } from './online-table.ts';
import { Said } from './said.tsx';
import { saidAside, saidFrom } from './speech.ts';
import type { Chair } from './speech.ts';
import { fromAfar } from './from-afar.ts';
import { friendsText } from './text/text.ts';

/** `playing` is there by the time anything of it is shown. */
export function companyOf(
  table: OnlineTable,
  playing: Signal<Playing | null>,
  { isTv, onLeave: toLobby }: { readonly isTv: boolean; readonly onLeave: () => void },
): Company {
  return {
    get far() {
      return isTv && wider.value ? fromAfar : undefined;
    },
    toLobby,
    Over: ({ scene, layout }) =>
      playing.value && <Over table={table} playing={playing.value} scene={scene} layout={layout} />,
    Again: () => playing.value && <p class={styles.again}>{againWords(playing.value)}</p>,
    Ways: (menu) => playing.value && <Ways table={table} playing={playing.value} {...menu} />,
  };
}

interface InRoom {
  readonly table: OnlineTable;
  readonly playing: Playing;
}

interface OverProps extends InRoom {
  readonly scene: Scene;
  readonly layout: Layout;
}

function Over({ table, playing, scene, layout }: OverProps) {
  const seats = playing.seats.value?.seats ?? [];
  const { value: asked } = table.overheard.asked;
  const { x, y, width } = layout.tray.box;
  return (
    <>
      {seats.map((chair, seat) => {
        const zone = zoneOf(scene, seat);
        const box = zone && (layout.labels.get(zone) ?? layout.zones.get(zone));
        if (!box) return null;
        const state = stateOf(chair);
        const isOwn = seat === playing.showing.seat;
        const { until } = isOwn ? {} : (asked.find((one) => one.seat === seat) ?? {});
        const said = saidFrom(table.heard.value, chair);
        return (
          <div
            // A seat is a place: it has no other name.
            // oxlint-disable-next-line react/no-array-index-key
            key={seat}
            class={styles.head}
            data-stacked={flag(isStacked(box))}
            data-side={box.x + box.width / 2 > x + width / 2 ? 'right' : 'left'}
            style={{ ...styleOf(box), '--face': `${faceSize(box)}px` }}
          >
            {state !== null && <span class={styles.state}>{state}</span>}
            {until !== undefined && <SeatClock until={until} />}
            {said !== undefined && (
              <p class={styles.said} aria-hidden="true">
                <Said said={said.said} />
              </p>
            )}
          </div>
        );
      })}
      <div class={styles.edge} style={{ left: `${x}px`, top: `${y}px`, width: `${width}px` }}>
        <News table={table} playing={playing} />
      </div>
    </>
  );
}

/** How long somebody has who is waited for; one's own time is told otherwise. */
function SeatClock({ until }: { readonly until: number }) {
  const seconds = useSignal(0);
  useEffect(() => {
    const count = (): void => {
      seconds.value = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    };
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span class={styles.clock} aria-hidden="true">
      <Icon name="clock" size={14} /> {seconds.value}
    </span>
  );
}

/** On the edge between the cloth and the tray, over nothing that is read or touched. */
function News({ table, playing }: InRoom) {
  const news = newsOf(table, playing);
  const seats = playing.seats.value?.seats ?? [];
  const aside = news === null ? saidAside(table.heard.value, seats) : undefined;
  return (
    <>
      <p role="status" class={styles.news} hidden={news === null}>
        {news}
      </p>
      {aside !== undefined && (
        <p class={styles.news} aria-hidden="true">
          <span>
            <b>{aside.name}</b> <Said said={aside.said} />
          </span>
        </p>
      )}
    </>
  );
}

/** Everybody has a face that nobody else has: by that the place of a seat is found, in any game. */
function zoneOf({ zones }: Scene, seat: number): string | undefined {
  const who = personOf(seat);
  return zones.find((zone) => 'avatar' in zone && zone.avatar === who)?.id;
}

/** Null for who is simply here. */
function stateOf({ holder, standIn, present }: Chair): string | null {
  const { room } = friendsText();
  if (holder.kind === 'bot' || standIn === 'left') return room.bot;
  if (!present) return room.away;
  return standIn === null ? null : room.bot;
}

interface WaysProps extends InRoom {
  readonly Item: MenuItem;
  readonly onClose: () => void;
}

function Ways({ table, playing, Item, onClose }: WaysProps) {
  const { talk, lobby, room } = friendsText();
  const open = (kind: 'talk' | 'people') => () => {
    onClose();
    table.opened.value = { kind };
  };
  return (
    <>
      <Item icon="talk" label={talk.title} onClick={open('talk')} />
      <Item icon="people" label={lobby.people} onClick={open('people')} />
      {ownChair(playing)?.standIn === null && (
        <Item
          icon="swap"
          label={room.leave}
          onClick={() => {
            onClose();
            void playing.request({ type: 'leave' });
          }}
        />
      )}
    </>
  );
}

function ownChair(playing: Playing): Chair | undefined {
  const { seats } = playing.seats.value ?? {};
  const { person } = playing.welcome;
  return seats?.find(({ holder }) => holder.kind === 'person' && holder.person === person);
}

/** For who is asked nothing, where their buttons would be: why, and one thing to do. */
export function CompanyLine({ playing }: Pick<InRoom, 'playing'>) {
  const offer = offerOf(playing);
  return (
    <div role="status" class={styles.status}>
      {offer !== null && (
        <div class={styles.line}>
          <Icon name="eye" size={20} />
          <span>{offer.words}</span>
          {offer.action && (
            <button type="button" class={styles.action} onClick={offer.action.run}>
              {offer.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** What concerns everybody, in a sentence. */
function newsOf(table: OnlineTable, playing: Playing): string | null {
  const { room, moveWaits } = friendsText();
  const { value: seats } = playing.seats;
  const { value: shown } = playing.showing.shown;
  if (table.isLost.value && table.overheard.isMoveSent.value) return moveWaits;
  if (table.problem.value !== null) return table.problem.value;
  if (seats === null || shown === null) return null;
  if (shown.status.over) return againWords(playing);
  if (seats.paused) return room.paused;
  const { value: late } = table.overheard.timeUp;
  if (late === null) return null;
  const { seat, to } = playing.eyes.value;
  return late === seat ? room.yourTimeUp : room.timeUp(to.name(late));
}

interface Offer {
  readonly words: string;
  readonly action?: { readonly label: string; run(): void };
}

function offerOf(playing: Playing): Offer | null {
  const { room } = friendsText();
  const { value: seats } = playing.seats;
  const { value: shown } = playing.showing.shown;
  // Where a round has ended, the way on has this place.
  if (seats === null || shown === null || shown.status.over || shown.held !== null) return null;
  const own = ownChair(playing);
  if (own?.standIn === null) return null;
  const sit = (seat: number) => () => void playing.request({ type: 'sit', seat });
  if (own !== undefined) {
    const run = sit(seats.seats.indexOf(own));
    return { words: room.standIn, action: { label: room.playOn, run } };
  }
  const seat = botsSeat(seats.seats);
  if (seat < 0) return { words: room.watching };
  return { words: room.watching, action: { label: room.takeSeat, run: sit(seat) } };
}

/** Who would play again, and for whom that waits. */
function againWords(playing: Playing): string | null {
  const { seats, wishes } = playing.seats.value!;
  const { person } = playing.welcome;
  const people = seats.flatMap(({ holder, standIn }) =>
    holder.kind === 'person' && standIn !== 'left' ? [holder] : [],
  );
  const wanting = people.filter((one) => wishes.rematch.includes(one.person));
  if (wanting.length === 0) return null;
  const { room } = friendsText();
  if (!wishes.rematch.includes(person)) {
    return room.wantAgain(wanting.map(({ name }) => name));
  }
  const waited = people.filter((one) => !wanting.includes(one));
  if (waited.length === 0) return null;
  return room.waitFor(waited.map(({ name }) => name));
}
