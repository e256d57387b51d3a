/** Whatever lies over the table: one thing at a time. */
import type { RuleId } from '@mazzo/kernel';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RulingDialog } from '../../rules/ruling-dialog.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { lazy } from '../../shell/lazy.tsx';
import { Over } from '../../shell/over.tsx';
import type { Id, Scene } from '../../table/scene.ts';
import { dialogWords } from './dialog-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { KeysDialog } from './keys.tsx';
import { LogDialog } from './log.tsx';
import { MenuDialog } from './menu.tsx';
import { PencilDialog } from './pencil.tsx';
import type { Playing } from '../playing.ts';
import { ScoreSheetDialog } from './score-sheet.tsx';
import { StandingsDialog } from './standings.tsx';
import { TalkDialog } from '../talk/talk-dialog.tsx';

const SettingsPanel = lazy(
  async () => (await import('../../settings/settings-panel.tsx')).SettingsPanel,
);

export type Opened =
  | { readonly kind: 'log' | 'scores' | 'menu' | 'keys' | 'settings' | 'standings' | 'talk' }
  | { readonly kind: 'ruling'; readonly rule: RuleId }
  | { readonly kind: 'pencil'; readonly id: Id };

interface RoomDialogProps {
  readonly playing: Playing;
  readonly opened: Signal<Opened | null>;
  readonly scene: Scene;
}

export function RoomDialog({ playing, opened, scene }: RoomDialogProps) {
  const { answering } = playing;
  const { value: unconfirmed } = answering.unconfirmed;
  const eyes = playing.eyes.value;
  const { grave } = playing.playable.face;
  if (unconfirmed !== null) {
    return (
      <ConfirmDialog
        move={unconfirmed}
        stakes={grave?.type === unconfirmed.type ? grave.stakes(eyes) : null}
        eyes={eyes}
        onYes={() => answering.confirm()}
        onNo={() => (answering.unconfirmed.value = null)}
      />
    );
  }
  return opened.value === null ? null : (
    <Over onMissing={() => (opened.value = null)}>
      <OpenDialog at={opened.value} playing={playing} opened={opened} scene={scene} />
    </Over>
  );
}

function OpenDialog({ at, playing, opened, scene }: RoomDialogProps & { readonly at: Opened }) {
  const { face, id: game } = playing.playable;
  const eyes = playing.eyes.value;
  const { view, status } = playing.showing.shown.value!;
  const open = (kind: 'keys' | 'settings') => () => void (opened.value = { kind });
  const close = () => void (opened.value = null);
  switch (at.kind) {
    case 'log':
      return <LogDialog playing={playing} onClose={close} />;
    case 'scores':
      return <ScoreSheetDialog playing={playing} onClose={close} />;
    case 'menu':
      return (
        <MenuDialog
          game={game}
          company={playing.company}
          onKeys={open('keys')}
          onSettings={open('settings')}
          onMoreTime={
            playing.timeLeft() !== null ? () => void playing.moreTime().then(close) : null
          }
          onClose={close}
        />
      );
    case 'keys': {
      const takesMarks = face.takesMarks?.(view) === true;
      return <KeysDialog face={face} takesMarks={takesMarks} eyes={eyes} onClose={close} />;
    }
    case 'talk':
      return <TalkDialog playing={playing} onClose={close} />;
    case 'settings':
      return (
        <Dialog title={dialogWords().menu.settings} onClose={close}>
          <SettingsPanel />
        </Dialog>
      );
    case 'ruling':
      return <RulingDialog game={game} rule={at.rule} onClose={close} />;
    case 'pencil':
      return (
        <PencilDialog
          place={nameOf(scene, at.id)}
          mark={playing.showing.marks.value.get(at.id) ?? ''}
          onWrite={(mark) => {
            playing.showing.write(at.id, mark);
            close();
          }}
          onClose={close}
        />
      );
    case 'standings':
      return status.over ? (
        <StandingsDialog
          playing={playing}
          standings={status.standings}
          onAgain={() => void playing.rematch().then(close)}
          onClose={close}
        />
      ) : (
        <Gone onGone={close} />
      );
  }
}

/** The others have begun another match while its result still lay open. */
function Gone({ onGone }: { readonly onGone: () => void }) {
  useEffect(onGone, []);
  return null;
}

function nameOf({ zones }: Scene, id: Id): string {
  for (const zone of zones) {
    const found = zone.cards.find((card) => card.id === id);
    if (found !== undefined) return found.name;
  }
  return '';
}
