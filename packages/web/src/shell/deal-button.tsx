/** The button that begins a game, and says so if it takes a moment or fails. */
import { useSignal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { announce } from './live.tsx';
import { nextPaint } from './paint.ts';
import { text } from './text.ts';
import { showToast } from './toast.tsx';

interface DealButtonProps {
  readonly label: string;
  /** For whoever does not see where it stands; begins with the label. */
  readonly name?: string;
  readonly class?: string | undefined;
  readonly deal: () => Promise<void>;
}

export function DealButton({ label, name = label, class: more = '', deal }: DealButtonProps) {
  const words = text[language.value];
  const dealing = useSignal(false);
  async function begin(): Promise<void> {
    if (dealing.value) return;
    dealing.value = true;
    announce(words.dealing);
    try {
      await nextPaint();
      await deal();
    } catch (error) {
      console.error(error);
      showToast({ text: text[language.value].notDealt });
    } finally {
      dealing.value = false;
    }
  }
  return (
    <button
      type="button"
      class={`button primary ${more}`}
      aria-label={dealing.value ? words.dealing : name}
      onClick={() => void begin()}
    >
      {dealing.value ? words.dealing : label}
    </button>
  );
}
