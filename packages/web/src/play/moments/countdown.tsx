/** The player's own time, where a clock runs: it ticks for the eye, and is told near its end. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { Icon } from '../../cards/icons.tsx';
import { language } from '../../settings/settings.ts';
import { announce } from '../../shell/live.tsx';
import { play } from '../../sound/player.ts';
import styles from './countdown.module.css';
import type { Playing } from '../playing.ts';
import { text } from './text.ts';

const SHORT = 5;

export function Countdown({ playing }: { readonly playing: Playing }) {
  const seconds = useSignal<number | null>(null);
  useSignalEffect(() => {
    const running = playing.showing.isAsked.value && playing.timeLeft() !== null;
    const count = (): void => {
      const left = running ? playing.timeLeft() : null;
      const counted = left === null ? null : Math.max(0, Math.ceil(left / 1000));
      if (counted !== null && counted !== seconds.peek() && counted <= SHORT) {
        play('tick');
        if (counted === SHORT) announce(text[language.peek()].secondsLeft(SHORT), { urgent: true });
      }
      seconds.value = counted;
    };
    count();
    if (!running) return;
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  });
  if (seconds.value === null) return null;
  const short = seconds.value <= SHORT;
  return (
    <div
      class={`${styles.countdown} ${short ? styles.short : ''}`}
      role="timer"
      aria-label={text[language.value].secondsLeft(seconds.value)}
    >
      <Icon name="clock" size={18} />
      <span aria-hidden="true">{seconds.value}</span>
    </div>
  );
}
