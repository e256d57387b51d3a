/** Everything that can be said beside the moves. */
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.tsx';
import { Waiting } from '../../shell/lazy.tsx';
import type { Playing } from '../playing.ts';
import { words } from '../words.ts';

interface TalkDialogProps {
  readonly playing: Playing;
  readonly onClose: () => void;
}

export function TalkDialog({ playing, onClose }: TalkDialogProps) {
  const Phrases = playing.talking.value?.face.Phrases;
  useEffect(() => void playing.fetchTalking().catch(onClose), []);
  return (
    <Dialog title={words().talk} onClose={onClose}>
      {Phrases === undefined ? (
        <Waiting />
      ) : (
        <Phrases
          eyes={playing.eyes.value}
          onSay={(phrase) => {
            onClose();
            void playing.talking.value!.say(phrase);
          }}
        />
      )}
    </Dialog>
  );
}
