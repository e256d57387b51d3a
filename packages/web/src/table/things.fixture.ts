/** The things that scenes made up for tests consist of. */
import type { Cards, Piece, Tray, TrayButton } from './scene.ts';

export function piece(id: string, { tap = true, face = 'back' } = {}): Piece {
  return { id, face, name: id, tap, tone: 'plain', mark: null };
}

export function zone(
  id: string,
  rest: Pick<Cards, 'side' | 'shape' | 'cards'>,
  tap = false,
): Cards {
  return { id, name: id, facts: [], tap, active: false, dimmed: false, locked: false, ...rest };
}

export function button(id: string, size: TrayButton['size'] = 'wide'): TrayButton {
  const common = { id, label: id, tone: 'plain', shortcut: null } as const;
  return size === 'sign' ? { ...common, size, icon: 'close' } : { ...common, size };
}

export function trayOf(...buttons: TrayButton[]): Tray {
  return { question: 'What now?', note: null, buttons };
}
