/** A good move, said and pointed at. */
import { tellMove, tellWhy } from '@mazzo/kernel';
import { language } from '../../settings/settings.ts';
import { text as shellText } from '../../shell/text.ts';
import { showToast } from '../../shell/toast.tsx';
import type { Id } from '../../table/scene.ts';
import type { Playing } from '../playing.ts';
import { adviceFor } from './advice.ts';
import { dialogWords } from './dialog-words.ts';

/** How long it points. */
const HINT = 6000;

/** A fault of ours is said for what it is. */
export function pointOut(playing: Playing, hinted: { value: Id | null }): void {
  try {
    point(playing, hinted);
  } catch (fault) {
    showToast({ text: shellText[language.value].broken.why });
    throw fault;
  }
}

function point(playing: Playing, hinted: { value: Id | null }): void {
  const eyes = playing.eyes.value;
  const text = dialogWords();
  const advice = adviceFor(playing);
  const move = advice?.move ?? null;
  if (advice === null || move === null || eyes.seat === null) {
    return showToast({ text: text.noHint });
  }
  const id = playing.playable.face.pointAt(move, eyes.seat);
  hinted.value = id;
  setTimeout(() => {
    if (hinted.value === id) hinted.value = null;
  }, HINT);
  const why = tellWhy(eyes.words, advice.weighed, eyes.to);
  const told = tellMove(eyes.words, move, eyes.to);
  const { game } = playing.playable;
  const isOnly = game.legal(playing.showing.shown.value!.view, eyes.seat).length === 1;
  showToast({ text: isOnly ? text.onlyThis(told) : `${text.hintIs(told)} ${why}`.trim() });
}
