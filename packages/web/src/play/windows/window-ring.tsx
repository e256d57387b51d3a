/**
 * At a table with one person a window closes by itself, when everything has been shown and the player
 * has let it go by for as long as they chose. It is the page that passes for them; the table waits.
 */
import { passFor } from '@mazzo/table';
import { untracked, useComputed, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { tossInTime } from '../../settings/toss-in.ts';
import { isHidden, isPressed, useHandling } from '../../shell/handling.ts';
import type { Layout } from '../../table/layout.ts';
import type { Id } from '../../table/scene.ts';
import type { Playing } from '../playing.ts';
import { Ring } from './ring.tsx';

export interface WindowRingProps {
  readonly playing: Playing;
  readonly layout: Layout;
  /** The zone that it goes round. */
  readonly around: Id;
  /** Something lies over the table. */
  readonly isCovered: ReadonlySignal<boolean>;
}

/** Of a pile, with air between and clear of what lies above; between awning and board there is less. */
const SIZES = { pile: { out: 7, line: 4 }, stall: { out: 5, line: 3 } } as const;

export function WindowRing({ playing, layout, around, isCovered }: WindowRingProps) {
  useHandling();
  // A finger on the table or a dialog over it stops the ring; then it begins anew.
  const isStopped = useComputed(() => isCovered.value || isPressed.value || isHidden.value);
  const { lastCall } = playing;
  const window = useComputed(() => {
    return isStopped.value ? null : (windowLetGo(playing) ?? callLetGo(playing));
  });
  useSignalEffect(() => {
    if (lastCall.value !== null) untracked(() => playing.showing.sayQuestion());
  });
  const time = useComputed(() => (window.value === null ? null : tossInTime()));
  useSignalEffect(() => {
    if (window.value === null || time.value === null) return;
    const timer = setTimeout(() => letGo(playing), time.value);
    return () => clearTimeout(timer);
  });
  const { buttons } = layout.tray;
  useEffect(() => playing.windows.value?.justCome.follow(buttons), [buttons]);
  const card = layout.places.get(around);
  if (window.value === null || time.value === null || card === undefined) return null;
  const size = lastCall.value === null ? SIZES.pile : SIZES.stall;
  return (
    <Ring
      key={window.value}
      time={time.value}
      card={card}
      motion={settings.motion.value}
      {...size}
    />
  );
}

/** If that comes too late, nobody had asked for it. */
function letGo(playing: Playing): void {
  const { playable, showing, answering, windows } = playing;
  windows.value?.justCome.close();
  if (playing.lastCall.value !== null) return playing.letGo();
  const { view, status } = showing.shown.value!;
  const pass = passFor(playable.game, { view, status, seat: showing.seat });
  if (pass !== null) void answering.send(pass.move);
}

/** The window in which the player is asked, with nothing begun, nothing left to be shown, and no card just being looked at. */
export function windowLetGo({ isAlone, showing, answering }: Playing): number | null {
  if (!isAlone.value || !showing.isPrompted.value || showing.isFlying.value) return null;
  if (showing.glimpses.value.size > 0) return null;
  if (answering.begun.value !== null || answering.unconfirmed.value !== null) return null;
  const question = showing.question.value;
  return question?.pace === 'window' ? question.id : null;
}

/** The last call, with nothing begun: it need not be answered. */
function callLetGo({ lastCall, showing, answering }: Playing): number | null {
  const isBegun = answering.begun.value !== null || answering.unconfirmed.value !== null;
  return isBegun || showing.isFlying.value ? null : lastCall.value;
}
