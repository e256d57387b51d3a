/** Something that cannot be taken back: it is asked once more, and a tap that comes too soon is no answer. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import styles from './sure.module.css';
import { friendsText } from './text/text.ts';

/** A second tap of a hasty finger, in milliseconds. */
const HASTY = 700;

interface SureProps {
  readonly label: string;
  /** What comes of it. */
  readonly why: string;
  readonly isDanger?: boolean;
  readonly onYes: () => void;
}

export function Sure({ label, why, isDanger = true, onYes }: SureProps) {
  const isAsked = useSignal(false);
  const kind = `button ${isDanger ? 'danger' : ''}`;
  if (isAsked.value) {
    return <Question {...{ label, why, kind, onYes }} onNo={() => (isAsked.value = false)} />;
  }
  return (
    <button type="button" class={kind} onClick={() => (isAsked.value = true)}>
      {label}
    </button>
  );
}

interface QuestionProps extends Omit<SureProps, 'isDanger'> {
  readonly kind: string;
  readonly onNo: () => void;
}

function Question({ label, why, kind, onYes, onNo }: QuestionProps) {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  const asked = useRef(performance.now());
  useEffect(() => {
    no.current?.focus();
    no.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div class={styles.sure} role="group" aria-labelledby={id}>
      <p id={id} class={styles.why}>
        {why}
      </p>
      <button ref={no} type="button" class="button" onClick={onNo}>
        {friendsText().cancel}
      </button>
      <button
        type="button"
        class={kind}
        onClick={({ timeStamp }) => {
          if (timeStamp - asked.current > HASTY) onYes();
        }}
      >
        {label}
      </button>
    </div>
  );
}
