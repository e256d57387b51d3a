/** What is on the screen: the game's scene, and what the page itself has to ask or say. */
import { decisionOf, tellEvent } from '@mazzo/kernel';
import type { Id, Scene, Tray } from '../table/scene.ts';
import type { Playing } from './playing.ts';
import type { Shown } from './showing.ts';
import type { PlayText } from './text/text.ts';
import { words } from './words.ts';
import { lastSentence, resultOf, toldOpenly } from './sentences.ts';

export const NEXT: Id = 'page:next';
export const SCORES: Id = 'page:scores';
export const AGAIN: Id = 'page:again';
export const WISH: Id = 'page:wish';
export const GO_ON: Id = 'page:goOn';
export const TALK: Id = 'page:talk';

/** Among so many events there is one with something to say. */
const RECENT = 20;

export function sceneShown(playing: Playing, shown: Shown): Scene {
  const scene = playing.playable.face.scene(shown.view, playing.eyes.value);
  const isOver = shown.held !== null || shown.status.over;
  return { ...scene, isOver, tray: trayShown(playing, shown, scene.tray) };
}

function trayShown(playing: Playing, shown: Shown, tray: Tray): Tray {
  const eyes = playing.eyes.value;
  const text = words();
  const { held, status } = shown;
  if (held !== null) {
    const next = playing.endsHere ? text.toResult : nextOf(playing, text);
    const { face } = playing.playable;
    const said = face.ended?.(held, shown.view, eyes) ?? tellEvent(eyes.words, held, eyes.to);
    return { ...tray, ...pageTray(said, NEXT, next, text.scores) };
  }
  if (status.over) {
    const result = pageTray(resultOf(status.standings, eyes), AGAIN, text.again, text.scores);
    // Who looks on may read it.
    const buttons = eyes.seat === null ? result.buttons.slice(0, 1) : result.buttons;
    return { ...tray, ...result, buttons };
  }
  const question = eyes.seat === null ? undefined : decisionOf(status, eyes.seat);
  const isSpared =
    question !== undefined && playing.windows.value?.passing.spares(question) === true;
  const { face } = playing.playable;
  const recent = shown.story.slice(-RECENT);
  const story = face.isFleeting(shown.view) ? toldOpenly(recent, face, shown.view, eyes) : recent;
  const lately = face.lately?.(
    recent.map(({ event }) => event),
    eyes,
  );
  const told = lately ?? lastSentence(story, eyes);
  const isAsked = question !== undefined && !isSpared && !playing.showing.isBetween.value;
  if (!isAsked && (isSpared || tray.question === ''))
    return { ...tray, question: told ?? '', note: isSpared ? null : tray.note, buttons: [] };
  return { ...tray, note: tray.note ?? told, begun: eyes.begun !== null };
}

function nextOf({ playable }: Playing, { nextHand, nextRound }: PlayText): string {
  return playable.face.dealsHands === true ? nextHand : nextRound;
}

/** Its height is the game's. */
function pageTray(question: string, id: Id, label: string, scores: string): Omit<Tray, 'low'> {
  return {
    question,
    note: null,
    buttons: [
      { id: SCORES, label: scores, size: 'wide', tone: 'plain', shortcut: null },
      { id, label, size: 'wide', tone: 'primary', shortcut: 'n' },
    ],
  };
}

/** Everything that can be touched. */
export function touchable({ zones, tray }: Scene): Id[] {
  return [
    ...zones.flatMap((zone) => [
      ...(zone.tap ? [zone.id] : []),
      ...zone.cards.filter((card) => card.tap).map((card) => card.id),
      ...(zone.shape === 'stall' ? zone.lines : []).filter(({ tap }) => tap).map(({ id }) => id),
    ]),
    ...tray.buttons.map((button) => button.id),
  ];
}
