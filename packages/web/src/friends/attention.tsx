/** Calling somebody to their turn, and keeping a screen awake: where a browser lets a page do that. */
import { effect, signal } from '@preact/signals';
import type { GameId } from '../games/ids.ts';
import { aboutGame } from '../games/abouts.ts';
import type { Playing } from '../play/playing.ts';
import { language } from '../settings/settings.ts';
import { showToast } from '../shell/toast.tsx';
import styles from './lobby.module.css';
import { friendsText } from './text/text.ts';

const canNotify = 'Notification' in globalThis && globalThis.isSecureContext;
const canStayAwake = 'wakeLock' in navigator;
const permission = signal(canNotify ? Notification.permission : 'denied');

/** Asked for by a tap, once; nothing depends on it. */
export function Notices() {
  const { notice } = friendsText();
  if (permission.value !== 'default') return null;
  return (
    <button
      type="button"
      class={`button quiet ${styles.notices}`}
      onClick={() =>
        void Notification.requestPermission().then((given) => {
          permission.value = given;
          if (given === 'granted') showToast({ text: notice.allowed });
          return given;
        })
      }
    >
      {notice.allow}
    </button>
  );
}

const SAID = 'mazzo.said.plainHttp';

/** On a home network a page has less than over HTTPS: that is said once. */
export function sayWhatIsMissing(): void {
  if (canStayAwake && canNotify) return;
  if (globalThis.isSecureContext) return;
  try {
    if (localStorage.getItem(SAID) !== null) return;
    localStorage.setItem(SAID, '1');
  } catch {
    return; // Who keeps nothing would be told every time.
  }
  showToast({ text: friendsText().notice.plainHttp });
}

/** From now on: a call when it is one's turn and nobody sees the page, and a screen that stays on. */
export function attend(playing: Playing, game: GameId): () => void {
  const stopCalling = effect(() => {
    if (playing.showing.isPrompted.value && document.hidden) void call(game);
  });
  const letSleep = stayAwake();
  return () => {
    stopCalling();
    letSleep();
  };
}

/** Phones take a notice from a service worker alone. */
async function call(game: GameId): Promise<void> {
  if (permission.peek() !== 'granted') return;
  const title = friendsText().notice.turn(aboutGame(game, language.peek()).title);
  const notice = { tag: 'mazzo-turn', icon: '/icon.svg' };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active != null) return await worker.showNotification(title, notice);
    const shown = new Notification(title, notice);
    shown.addEventListener('click', () => focus());
  } catch {
    // The title and the sound call as well.
  }
}

function stayAwake(): () => void {
  if (!canStayAwake) return () => {};
  const ended = new AbortController();
  let lock: WakeLockSentinel | null = null;
  const hold = async (): Promise<void> => {
    if (document.hidden || ended.signal.aborted) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (ended.signal.aborted) await lock?.release();
  };
  // A browser lets go of it whenever the page is out of sight.
  document.addEventListener('visibilitychange', () => void hold(), { signal: ended.signal });
  void hold();
  return () => {
    ended.abort();
    void lock?.release().catch(() => null);
  };
}
