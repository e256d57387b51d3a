/** A match on the screen, from the moment its table is found. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hashOf, route } from '../route.ts';
import { lazy, NotLoaded, Waiting } from '../shell/lazy.tsx';
import { PlayRoom } from './play-room.tsx';
import type { Playing } from './playing.ts';
import { TableFailed } from './found-table.ts';
import type { Failure } from './found-table.ts';
import { leaveMatch, resumeMatch } from './start.ts';

const Lost = lazy(async () => (await import('./dialogs/lost.tsx')).Lost);

export function PlayScreen({ match }: { readonly match: string }) {
  const playing = useSignal<Playing | null>(null);
  const failed = useSignal<Failure | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    let gone = false;
    const findTable = async (): Promise<void> => {
      try {
        const found = await resumeMatch(match);
        if (gone) leaveUnlessShown(found);
        else playing.value = found;
      } catch (error) {
        if (gone) return;
        failed.value = error instanceof TableFailed ? error.why : 'mistake';
      }
    };
    void findTable();
    return () => {
      gone = true;
    };
  }, [match, tries.value]);
  useEffect(() => () => leaveUnlessShown(playing.value), []);
  useSignalEffect(() => {
    // A rematch has another address.
    if (playing.value === null) return;
    const hash = hashOf({ screen: 'play', match: playing.value.match.value });
    if (location.hash !== hash) location.replace(hash);
  });
  const lost = failed.value ?? playing.value?.failed.value ?? null;
  // What a page has failed to fetch some browsers do not fetch again before it is loaded anew.
  if (lost === 'notFetched') throw new NotLoaded('rules');
  if (lost !== null) {
    return (
      <Lost
        why={lost}
        onReopen={() => {
          failed.value = null;
          playing.value = null;
          tries.value += 1;
        }}
      />
    );
  }
  if (playing.value === null || playing.value.showing.shown.value === null) return <Waiting />;
  return <PlayRoom playing={playing.value} />;
}

/** A rematch has another address, and the same table. */
function leaveUnlessShown(playing: Playing | null): void {
  const at = route.value;
  if (playing === null) return;
  if (at.screen === 'play' && at.match === playing.match.value) return;
  leaveMatch(playing);
}
