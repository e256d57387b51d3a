/** Buttons of the page beside those of a window; while others have their turn, each has a place of its own. */
import type { Scene, Tray, TrayButton } from '../../table/scene.ts';
import type { Playing } from '../playing.ts';
import { GO_ON, WISH } from '../scene-shown.ts';
import { language } from '../../settings/settings.ts';
import { text } from './text.ts';

export function withWindowButtons(scene: Scene, playing: Playing): Scene {
  const { showing, playable, eyes } = playing;
  const { value: shown } = showing.shown;
  // Who only looks on is asked nothing anyway.
  if (eyes.value.seat === null) return scene;
  // Who has begun a move is asked about nothing else, until its cards have landed.
  if (shown === null || shown.held !== null || scene.tray.begun === true) return scene;
  const { face } = playable;
  const standing = face.standing === undefined ? [] : face.standing(shown.view, eyes.value);
  return standing === null ? scene : { ...scene, tray: trayWith(scene.tray, standing, playing) };
}

function trayWith(tray: Tray, standing: readonly TrayButton[], playing: Playing): Tray {
  const goOn = button(GO_ON, text[language.value].goOn, 'primary', 'n');
  const wish = wishButton(playing);
  const buttons = [
    // At the end where nothing else ever stands.
    ...(wish === null ? [] : [wish]),
    ...tray.buttons,
    ...(playing.lastCall.value === null ? [] : [goOn]),
  ];
  const last = standing.at(-1);
  // Keys find their own places.
  const hasKeys = tray.buttons.some(({ size }) => size === 'key');
  if (wish === null || last === undefined || hasKeys) return { ...tray, buttons };
  const places = [[wish], ...standing.slice(0, -1).map((one) => [one]), [last, goOn]];
  return { ...tray, buttons, places };
}

/** For who wishes to be asked no more before their turn, as long as that is not come. */
function wishButton({ windows }: Playing): TrayButton | null {
  const wish = windows.value?.passing.wish.value ?? null;
  if (wish === null) return null;
  return {
    ...button(WISH, text[language.value].notUntilTurn, 'plain', 'u'),
    pressed: wish === 'on',
  };
}

function button(id: string, label: string, tone: TrayButton['tone'], shortcut: string): TrayButton {
  return { id, label, size: 'wide', tone, shortcut };
}
