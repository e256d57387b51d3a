/** Buttons of the tray, whatever is asked. */
import type { Eyes } from '../../play/page-face.ts';
import type { Id, TrayButton } from '../../table/scene.ts';
import type { Begun } from './begun.ts';
import { CANCEL } from './places.ts';
import type { PinnacolaWords } from './text/text.ts';

export function cancel({ own }: Eyes<Begun, PinnacolaWords>): TrayButton {
  return sign(CANCEL, own.buttons.cancel, 'close', 'Escape');
}

export function sign(
  id: Id,
  label: string,
  icon: 'close' | 'undo' | 'redo',
  shortcut: string,
): TrayButton {
  return { id, label, size: 'sign', icon, tone: 'plain', shortcut };
}

export function wide(
  id: Id,
  label: string,
  tone: TrayButton['tone'],
  shortcut: string,
): TrayButton {
  return { id, label, size: 'wide', tone, shortcut };
}
