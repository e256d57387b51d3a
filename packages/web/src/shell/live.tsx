/** What is told to whoever listens instead of looking. */
import { signal } from '@preact/signals';

interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly urgent: boolean;
}

/** Long enough to be read from the page, short enough not to be found there by whoever browses it. */
const KEPT_FOR = 5000;

const announcements = signal<readonly Announcement[]>([]);
let last = 0;

export function announce(text: string, { urgent = false } = {}): void {
  if (text === '') return;
  last += 1;
  const id = last;
  announcements.value = [...announcements.value, { id, text, urgent }];
  setTimeout(() => {
    announcements.value = announcements.value.filter((one) => one.id !== id);
  }, KEPT_FOR);
}

export function LiveRegions() {
  const urgent = announcements.value.filter((one) => one.urgent);
  const polite = announcements.value.filter((one) => !one.urgent);
  return (
    <div class="visually-hidden">
      <div aria-live="polite" aria-relevant="additions">
        {polite.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive" aria-relevant="additions">
        {urgent.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  );
}
