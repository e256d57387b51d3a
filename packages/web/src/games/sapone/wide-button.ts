import type { Id, TrayButton } from '../../table/scene.ts';

export function wide(
  id: Id,
  label: string,
  tone: TrayButton['tone'],
  shortcut: string | null,
): TrayButton {
  return { id, label, size: 'wide', tone, shortcut };
}
