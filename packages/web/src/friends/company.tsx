/** The people in the room of a match: at their heads who is away or a bot, and what they say. */
import type { Signal } from '@preact/signals';
import { Icon } from '../cards/icons.tsx';
import { Item } from '../play/dialogs/menu.tsx';
import type { Company } from '../play/found-table.ts';
import { personOf } from '../play/person.ts';
import type { Playing } from '../play/playing.ts';
import type { Layout } from '../table/layout.ts';
import { isStacked } from '../table/layout/stacked.ts';
import { flag } from '../table/look.ts';
import { styleOf } from '../table/place.ts';
import type { Scene } from '../table/scene.ts';
import styles from './company.module.css';
import type { OnlineTable } from './online-table.ts';
import { Said } from './said.tsx';
import { friendsText } from './text/text.ts';

/** `playing` is there by the time anything of it is shown. */
export function companyOf(
  table: OnlineTable,
  playing: Signal<Playing | null>,
  toLobby: () => void,
): Company {
  return {
    toLobby,
    Over: ({ scene, layout }) =>
      playing.value && <Over table={table} playing={playing.value} scene={scene} layout={layout} />,
    Again: () => playing.value && <p class={styles.again}>{againLine(playing.value)?.words}</p>,
    Ways: ({ onClose }) =>
      playing.value && <Ways table={table} playing={playing.value} onClose={onClose} />,
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
  const own = playing.eyes.value.seat;
  const { x, width } = layout.tray.box;
  return (
    <>
      {seats.map((chair, seat) => {
        const zone = zoneOf(scene, seat, own);
        const box = zone && (layout.labels.get(zone) ?? layout.zones.get(zone));
        if (!box) return null;
        const state = stateOf(chair);
        const { holder } = chair;
        const said =
          holder.kind === 'person'
            ? table.heard.value.findLast(({ person }) => person === holder.person)
            : undefined;
        return (
          <div
            // A seat is a place: it has no other name.
            // oxlint-disable-next-line react/no-array-index-key
            key={seat}
            class={styles.head}
            data-stacked={flag(isStacked(box))}
            data-side={box.x + box.width / 2 > x + width / 2 ? 'right' : 'left'}
            style={styleOf(box)}
          >
            {state !== null && <span class={styles.state}>{state}</span>}
            {said !== undefined && (
              <p aria-hidden="true">
                <Said said={said.said} />
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Everybody has a face that nobody else has: by that the place of a seat is found, in any game. */
function zoneOf({ zones }: Scene, seat: number, own: number | null): string | undefined {
  const who = personOf(seat, own);
  return zones.find((zone) => 'avatar' in zone && zone.avatar === who)?.id;
}

type Chair = NonNullable<Playing['seats']['value']>['seats'][number];

/** Null for who is simply here. */
function stateOf({ holder, standIn, present }: Chair): string | null {
  const { room } = friendsText();
  if (holder.kind === 'bot') return room.bot;
  if (standIn === 'left') return room.left;
  return present && standIn === null ? null : room.away;
}

interface WaysProps extends InRoom {
  readonly onClose: () => void;
}

function Ways({ table, playing, onClose }: WaysProps) {
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

/**
 * What is to be known of the company: one sentence, and one thing to do. Whoever is asked nothing reads it
 * where their buttons would be; what concerns everybody comes from above.
 */
export function CompanyLine({ table, playing }: InRoom) {
  const line = lineOf(table, playing);
  return (
    <div role="status" class={styles.status} data-place={line?.place}>
      {line !== null && (
        <div class={styles.line}>
          {line.place === 'tray' && <Icon name="eye" size={20} />}
          <span>{line.words}</span>
          {line.action && (
            <button type="button" class={styles.action} onClick={line.action.run}>
              {line.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface CompanyLineWords {
  readonly words: string;
  readonly place: 'tray' | 'above';
  readonly action?: { readonly label: string; run(): void };
}

function lineOf(table: OnlineTable, playing: Playing): CompanyLineWords | null {
  const { room, reconnecting, troubles } = friendsText();
  const { value: seats } = playing.seats;
  const { value: shown } = playing.showing.shown;
  if (table.isLost.value) return { words: reconnecting, place: 'above' };
  const trouble = table.lobby.value?.trouble;
  if (trouble !== undefined) return { words: troubles[trouble], place: 'above' };
  if (seats === null || shown === null) return null;
  if (shown.status.over) return againLine(playing);
  if (seats.paused) return { words: room.paused, place: 'above' };
  const own = ownChair(playing);
  if (own !== undefined && own.standIn !== null) {
    const seat = seats.seats.indexOf(own);
    const run = () => void playing.request({ type: 'sit', seat });
    return { words: room.standIn, place: 'tray', action: { label: room.playOn, run } };
  }
  if (own !== undefined) return null;
  const seat = seats.seats.findIndex(({ holder }) => holder.kind === 'bot');
  if (seat < 0) return { words: room.watching, place: 'tray' };
  const run = () => void playing.request({ type: 'sit', seat });
  return { words: room.watching, place: 'tray', action: { label: room.takeSeat, run } };
}

/** Who would play again, and for whom that waits. */
function againLine(playing: Playing): CompanyLineWords | null {
  const { seats, wishes } = playing.seats.value!;
  const { person } = playing.welcome;
  const people = seats.flatMap(({ holder, standIn }) =>
    holder.kind === 'person' && standIn !== 'left' ? [holder] : [],
  );
  const wanting = people.filter((one) => wishes.rematch.includes(one.person));
  if (wanting.length === 0) return null;
  const { room } = friendsText();
  if (!wishes.rematch.includes(person)) {
    return { words: room.wantAgain(wanting.map(({ name }) => name)), place: 'above' };
  }
  const waited = people.filter((one) => !wanting.includes(one));
  if (waited.length === 0) return null;
  return { words: room.waitFor(waited.map(({ name }) => name)), place: 'above' };
}
