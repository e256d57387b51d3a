/** The table of a match and everything around it. */
import { untracked, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clothOf } from '../games/cloth.ts';
import { language, settings } from '../settings/settings.ts';
import { text as shellText } from '../shell/text.ts';
import { useTitle } from '../shell/heading.tsx';
import { lazy, Nothing } from '../shell/lazy.tsx';
import { nextPaint } from '../shell/paint.ts';
import { hideToast, showToast } from '../shell/toast.tsx';
import { wider } from '../shell/wide.ts';
import type { Gesture, Id } from '../table/scene.ts';
import { Table } from '../table/table.tsx';
import styles from './play-room.module.css';
import type { Playing } from './playing.ts';
import { RoomHeader } from './room-header.tsx';
import type { Opened } from './dialogs/room-dialog.tsx';
import { AGAIN, GO_ON, NEXT, sceneShown, SCORES, TALK, WISH } from './scene-shown.ts';
import { WordsFollow } from './words-follow.ts';
import { words } from './words.ts';

/** Nobody needs it for the first move. */
const RoomDialog = lazy(
  async () => (await import('./dialogs/room-dialog.tsx')).RoomDialog,
  Nothing,
);

const fetchMoments = () => import('./moments/moments.ts');
const Countdown = lazy(async () => (await fetchMoments()).Countdown, Nothing);
const Moment = lazy(async () => (await fetchMoments()).Moment, Nothing);
const ZoneNotice = lazy(async () => (await fetchMoments()).ZoneNotice, Nothing);
const Speech = lazy(async () => (await fetchMoments()).Speech, Nothing);
/** Only where there is room for it. */
const Rail = lazy(async () => (await import('./wide/rail.tsx')).Rail, Nothing);

export function PlayRoom({ playing }: { readonly playing: Playing }) {
  const opened = useSignal<Opened | null>(null);
  const hinted = useSignal<Id | null>(null);
  const { showing, answering } = playing;
  const shown = showing.shown.value!;
  const eyes = playing.eyes.value;
  const text = words();
  const { face, cardFaces, shapes } = playing.playable;
  const [follow] = useState(() => new WordsFollow());
  const scene = useComputed(() => {
    const now = showing.shown.value!;
    const plain = sceneShown(playing, now);
    // What one may say goes with what is asked, which follows the card.
    const talking = playing.talking.value?.withButton(plain, playing) ?? plain;
    const said = follow.scene(talking, now, showing.isFlying.value);
    return playing.windows.value?.withButtons(said, playing) ?? said;
  }).value;
  const lit = useComputed(() => {
    const answers = showing.isPrompted.value ? answering.lit.value : [];
    return new Set([...answers, NEXT, SCORES, AGAIN, WISH, TALK, GO_ON]);
  }).value;
  const isCovered = useComputed(() => opened.value !== null);
  const isTimed = useComputed(() => playing.timeLeft() !== null).value;
  const isOver = opened.value !== null || answering.unconfirmed.value !== null;
  const Ring = playing.windows.value?.Ring;
  const Over = playing.company?.Over;
  const { value: moment } = showing.moment;
  const heading = face.heading(shown.view, eyes);
  const title = `${eyes.words.title} · ${heading}`;
  useTitle(showing.isPrompted.value ? `${text.yourTurn} · ${title}` : title);
  const header = useMemo(
    () => (
      <RoomHeader
        game={playing.playable.id}
        title={eyes.words.title}
        note={heading}
        onHint={eyes.seat === null ? null : () => void giveHint(playing, hinted)}
        onOpen={(kind) => (opened.value = { kind })}
      />
    ),
    [eyes.words.title, eyes.seat, heading],
  );
  useFollowing(playing, opened, hinted);
  useEffect(() => {
    const left = new AbortController();
    const hint = () => void giveHint(playing, hinted);
    const parts = [Moment, ZoneNotice, Speech, RoomDialog];
    void fetchMoments().then(
      ({ attend }) => attend(playing, parts, opened, hint, left.signal),
      Nothing,
    );
    return () => left.abort();
  }, []);

  function gesture(made: Gesture): void {
    if (hinted.value !== null) hideToast();
    hinted.value = null;
    if (made.kind === 'tap') {
      const windows = playing.windows.value;
      if (windows?.justCome.touch(made.id) === false) return;
      if (made.id === NEXT) return void nextPaint().then(() => showing.goOn());
      if (made.id === SCORES) return void (opened.value = { kind: 'scores' });
      if (made.id === AGAIN) return void playing.rematch();
      if (made.id === TALK) return void (opened.value = { kind: 'talk' });
      if (made.id === WISH) return windows?.passing.toggle();
      if (made.id === GO_ON) return playing.letGo();
      if (face.rearranges?.(made.id) === true) {
        return void nextPaint().then(() => answering.gesture(made));
      }
    }
    answering.gesture(made);
  }

  function takeUpPencil(id: Id): void {
    if (face.isMarkable?.(shown.view, id)) opened.value = { kind: 'pencil', id };
  }

  return (
    <main class={styles.room}>
      {header}
      <div class={styles.around}>
        <div class={styles.inlay} />
        <Table
          label={text.table}
          cloth={clothOf(playing.playable.id)}
          scene={scene}
          travels={shown.travels}
          faces={cardFaces}
          print={settings.print.value}
          far={playing.company?.far}
          shapes={shapes}
          lit={lit}
          pointed={hinted.value}
          refused={answering.refusal.value?.touched ?? null}
          mood={
            moment === null ? null : { zone: moment.zone, mood: moment.mood ?? moods[moment.kind] }
          }
          renderOver={(layout) => (
            <>
              {Ring && scene.ringed !== undefined && (
                <Ring
                  playing={playing}
                  layout={layout}
                  around={scene.ringed}
                  isCovered={isCovered}
                />
              )}
              {playing.talking.value && (
                <Speech playing={playing} view={shown.view} eyes={eyes} layout={layout} />
              )}
              {Over && <Over scene={scene} layout={layout} />}
              {moment !== null && moment.at !== 'table' && (
                <ZoneNotice moment={moment} layout={layout} />
              )}
            </>
          )}
          motion={settings.motion.value}
          liftable={answering.liftable.value}
          droppable={(id) => answering.droppable(id)}
          onGesture={gesture}
          {...(face.takesMarks?.(shown.view) ? { onMark: (id: Id) => takeUpPencil(id) } : {})}
        />
        {wider.value && <Rail playing={playing} />}
      </div>
      {isTimed && <Countdown playing={playing} />}
      {moment?.at === 'table' && <Moment moment={moment} />}
      {isOver && playing.isWhole.value && (
        <RoomDialog playing={playing} opened={opened} scene={scene} />
      )}
    </main>
  );
}

/** What shows in the face of whoever it befell. */
const moods = { bad: 'sad', good: 'glad', great: 'glad', call: 'caught' } as const;

/** Refusals are said, a hint ends with its question, the end opens its page. */
function useFollowing(
  playing: Playing,
  opened: { value: Opened | null },
  hinted: { value: Id | null },
): void {
  useSignalEffect(() => {
    const refusal = playing.answering.refusal.value;
    if (refusal === null) return hideToast();
    const { rule, why } = refusal;
    const text = untracked(words);
    if (rule === null) showToast({ text: why });
    else {
      const run = () => void (opened.value = { kind: 'ruling', rule });
      showToast({ text: why, action: { label: text.ruling(rule), run } });
    }
  });
  useSignalEffect(() => {
    if (playing.showing.shown.value !== null) hinted.value = null;
  });
  useSignalEffect(() => {
    // What lies over a table has words that its opening has not. Without it the table is still there.
    const { unconfirmed } = playing.answering;
    if (opened.value === null && unconfirmed.value === null) return;
    Promise.all([playing.fetchRest(), RoomDialog.preload()]).catch(() => {
      opened.value = null;
      unconfirmed.value = null;
      sayNotLoaded();
    });
  });
  useSignalEffect(() => {
    const shown = playing.showing.shown.value;
    if (shown?.status.over !== true || shown.held !== null) return;
    void nextPaint().then(() => (opened.value = { kind: 'standings' }));
  });
}

async function giveHint(playing: Playing, hinted: { value: Id | null }): Promise<void> {
  const parts = Promise.all([import('./dialogs/hint.ts'), playing.fetchRest()]);
  const [hint] = await parts.catch(() => [null]);
  if (hint === null) sayNotLoaded();
  else hint.pointOut(playing, hinted);
}

function sayNotLoaded(): void {
  showToast({ text: shellText[language.value].notLoaded.why });
}
