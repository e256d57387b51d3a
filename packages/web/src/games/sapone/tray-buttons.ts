import type { Card } from '@mazzo/kernel';
import type { TrayButton } from '../../table/scene.ts';
import { CANCEL, DOUBT, kindKey } from './buttons.ts';
import type { SaponeEyes } from './eyes.ts';
import { faceOf } from './pieces.ts';
import { wide } from './wide-button.ts';

export function kindButton(kind: Card, { words }: SaponeEyes): TrayButton {
  const label = words.card(kind);
  return {
    id: kindKey(kind),
    label,
    size: 'key',
    face: faceOf(kind),
    tone: 'plain',
    shortcut: null,
  };
}

export function cancel({ own }: SaponeEyes): TrayButton {
  const common = { id: CANCEL, label: own.cancel, tone: 'quiet', shortcut: 'Escape' } as const;
  return { ...common, size: 'sign', icon: 'close' };
}

export function doubtButton({ own }: SaponeEyes): TrayButton {
  return wide(DOUBT, own.buttons.doubt, 'danger', 'd');
}
