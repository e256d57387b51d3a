/** A table by its address: an invitation, its lobby, its match. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy, Waiting } from '../shell/lazy.tsx';
import { Join } from './join.tsx';
import type { Wish } from './join.tsx';
import { forgetLeft } from './left-match.ts';
import { OnlineTable } from './online-table.ts';
import { introduce, introduceScreen, me, tableOf } from './server.ts';
import type { ListedTable, Refusal } from './server.ts';
import { friendsText } from './text/text.ts';
import { visit } from './visited.ts';

const fetchRoom = () => import('./table-room.tsx');
/** On its way while a name is written. */
const TableRoom = lazy(async () => (await fetchRoom()).TableRoom);
const NotHere = lazy(async () => (await import('./not-here.tsx')).NotHere);

type At =
  | { readonly kind: 'finding' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | Invited
  | {
      readonly kind: 'in';
      readonly table: OnlineTable;
      readonly wish: Wish;
      /** Stays in sight until the table is there. */
      readonly from: Invited | null;
    };

/** Nothing is known of the table at first: a name can be written all the same. */
interface Invited {
  readonly kind: 'invited';
  readonly listed: ListedTable | null;
}

interface TableScreenProps {
  readonly code: string;
  /** Shown large, for all in a room. */
  readonly isTv: boolean;
}

export function TableScreen({ code, isTv }: TableScreenProps) {
  // Whoever has been here before comes in at once: an invitation is for strangers.
  const at = useSignal<At>(
    me.value === null ? { kind: 'invited', listed: null } : { kind: 'finding' },
  );
  const enter = (wish: Wish, name: string | null = null): void => {
    visit(code);
    const from = at.value.kind === 'invited' ? at.value : null;
    at.value = { kind: 'in', table: new OnlineTable(code, name, wish === 'sit'), wish, from };
  };
  useEffect(() => {
    let gone = false;
    // Whatever is played there; what cannot be fetched ahead is fetched, or missed, when one is in.
    TableRoom.preload().catch(() => null);
    async function find(): Promise<void> {
      const listed = await tableOf(code);
      if (listed.ok) void fetchRoomAndGame(listed.value).catch(() => null);
      // A screen is asked for no name: nobody has a keyboard there.
      const isStranger = at.value.kind === 'invited';
      const isAsked = isStranger && !isTv;
      const known =
        isAsked || !listed.ok ? null : await (isStranger ? introduceScreen() : introduce(null));
      if (gone || at.value.kind === 'in') return;
      if (!listed.ok) {
        if (listed.reason !== 'unreached') forgetLeft(code);
        at.value = { kind: 'refused', reason: listed.reason };
      } else if (known === null) at.value = { kind: 'invited', listed: listed.value };
      else if (!known.ok) at.value = { kind: 'refused', reason: known.reason };
      else enter('watch', isStranger ? friendsText().tv.name : null);
    }
    if (at.value.kind !== 'in') void find();
    return () => {
      gone = true;
    };
  }, [code, isTv]);
  useEffect(
    () => () => {
      if (at.value.kind === 'in') at.value.table.close();
    },
    [code],
  );
  switch (at.value.kind) {
    case 'finding':
      return <Waiting />;
    case 'refused':
      return <NotHere reason={at.value.reason} code={code} />;
    case 'invited':
      return <Join listed={at.value.listed} onJoin={enter} />;
    case 'in': {
      const { table, wish, from } = at.value;
      if (table.out.value !== null) return <NotHere reason={table.out.value} code={code} />;
      if (table.lobby.value === null) {
        return from === null ? <Waiting /> : <Join listed={from.listed} onJoin={enter} />;
      }
      return <TableRoom table={table} lobby={table.lobby.value} wish={wish} isTv={isTv} />;
    }
  }
}

/** What is needed as soon as one is in: what cannot be fetched ahead is fetched, or missed, then. */
async function fetchRoomAndGame({ game }: ListedTable): Promise<void> {
  const [{ wholeGame }] = await Promise.all([fetchRoom(), TableRoom.preload()]);
  await wholeGame(game);
}
