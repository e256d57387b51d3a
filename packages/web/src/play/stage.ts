/**
 * What has been told, shown at a pace that can be followed. The stage folds the same events as the
 * view that is played on, only later; whoever acts meanwhile is brought to the present at once, so it
 * never keeps anybody waiting. Timers are handed in.
 */
import type { AnyEvent, AnyGame, AnyOptions } from '@mazzo/kernel';
import type { Telling } from '@mazzo/table';
import type { Beat } from './page-face.ts';

export interface ToldEvent {
  readonly event: AnyEvent;
  readonly seq: number;
  readonly cause: Telling['cause'];
}

export interface StageProps {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly seats: number;
  beat(event: AnyEvent): Beat;
  /** How much slower than the beats say; 0 shows everything at once. */
  factor(): number;
  /** Calls back later; returns its cancelling. */
  after(milliseconds: number, wake: () => void): () => void;
  /** Before each event is folded, with the view as it was. */
  onEvent(told: ToldEvent, before: unknown): void;
  /** The same, where it is folded without being shown. */
  onRecall(told: ToldEvent, before: unknown): void;
  /** The view has changed, or what it waits for. */
  onChange(): void;
  /** What was shown last has been looked at, and nothing follows. */
  onQuiet(): void;
}

export interface Stage {
  readonly view: unknown;
  /** Everything that has been shown. */
  readonly story: readonly ToldEvent[];
  /** There is more to be shown than the view has. */
  readonly behind: boolean;
  /** What was shown last is still being looked at. */
  readonly isTelling: boolean;
  /** Shown until the player goes on. */
  readonly held: AnyEvent | null;
  /** Folds what happened before, without showing how. */
  recall(tellings: readonly Telling[]): void;
  hear(telling: Telling): void;
  /** Brings the view to the present, or to the next event that is held. */
  skip(): void;
  goOn(): void;
  close(): void;
}

export function createStage(props: StageProps): Stage {
  const { game } = props;
  const view = game.blank(props.options, props.seats);
  const story: ToldEvent[] = [];
  const queue: ToldEvent[] = [];
  let held: AnyEvent | null = null;
  let released: AnyEvent | null = null;
  let cancel: (() => void) | null = null;

  const fold = (told: ToldEvent): void => {
    game.apply(view, told.event);
    story.push(told);
  };

  const show = (told: ToldEvent): void => {
    props.onEvent(told, view);
    fold(told);
  };

  const stopWaiting = (): void => {
    cancel?.();
    cancel = null;
  };

  /** Shows events until one is to be looked at for a while. */
  const run = (hurry: boolean): void => {
    stopWaiting();
    while (held === null && queue.length > 0) {
      const [told] = queue as [ToldEvent];
      const beat = props.beat(told.event);
      if (beat === 'holdBefore' && released !== told.event) {
        held = told.event;
        break;
      }
      queue.shift();
      show(told);
      if (beat === 'holdAfter') held = told.event;
      const pause = hurry || typeof beat === 'string' ? 0 : beat * props.factor();
      if (pause > 0) {
        cancel = props.after(pause, () => {
          cancel = null;
          // Nothing has changed if nothing follows: what the player has begun meanwhile goes on.
          if (queue.length > 0) run(false);
          else props.onQuiet();
        });
        break;
      }
    }
    props.onChange();
  };

  return {
    view,
    story,
    get behind() {
      return queue.length > 0;
    },
    get isTelling() {
      return cancel !== null;
    },
    get held() {
      return held;
    },
    recall(tellings) {
      for (const told of tellings.flatMap(toldOf)) {
        props.onRecall(told, view);
        fold(told);
      }
      props.onChange();
    },
    hear(telling) {
      queue.push(...toldOf(telling));
      if (cancel === null) run(false);
      else props.onChange();
    },
    skip: () => run(true),
    goOn() {
      released = held;
      held = null;
      run(false);
    },
    close: stopWaiting,
  };
}

function toldOf({ seq, cause, events }: Telling): ToldEvent[] {
  return events.map((event) => ({ event, seq, cause }));
}
