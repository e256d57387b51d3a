/** What is open to be read: a zone, or the head of a player whose things have no room. */
import { useState } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { text } from '../shell/text.ts';
import { showToast } from '../shell/toast.tsx';
import type { Id } from './scene.ts';
import type { Reading, TableShapes } from './table-shapes.ts';

interface ReadingNow {
  readonly opened: Id | null;
  /** Null until something has been looked at closer. */
  readonly reading: Reading | null;
  open(id: Id | null): void;
  /** Fetches what shows it; where that is not to be had, says so. */
  fetch(): Promise<void>;
}

export function useReading(shapes: TableShapes | null): ReadingNow {
  const [opened, setOpened] = useState<Id | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const fetch = async (): Promise<void> => {
    try {
      setReading((await shapes?.reading()) ?? null);
    } catch {
      setOpened(null);
      showToast({ text: text[language.value].notLoaded.why });
    }
  };
  const open = (id: Id | null): void => {
    setOpened(id);
    if (id !== null && reading === null) void fetch();
  };
  return { opened, reading, open, fetch };
}
