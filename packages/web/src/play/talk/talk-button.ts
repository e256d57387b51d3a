/** The button for whoever has something to say beside their moves. */
import type { Scene } from '../../table/scene.ts';
import type { Playing } from '../playing.ts';
import { TALK } from '../scene-shown.ts';
import { words } from '../words.ts';

/** Where and when the game has talk. */
export function withTalk(scene: Scene, { playable, showing, eyes }: Playing): Scene {
  const { talk } = playable.game;
  const shown = showing.shown.value;
  if (talk === undefined || shown === null || eyes.value.seat === null) return scene;
  if (shown.held !== null || scene.tray.begun === true) return scene;
  if (talk.barred(shown.view) !== null) return scene;
  const { tray } = scene;
  // Where the answer is one of many keys, nothing else stands among them.
  if (tray.buttons.some(({ size }) => size === 'key')) return scene;
  const label = words().talk;
  const button = { id: TALK, label, size: 'wide', tone: 'plain', shortcut: 't' } as const;
  return { ...scene, tray: { ...tray, buttons: [button, ...tray.buttons] } };
}
