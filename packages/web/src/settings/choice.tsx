/** One of a few, side by side where there is room. */
import { useId } from 'preact/hooks';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, about, values, words, value, onChange } = props;
  const id = useId();
  return (
    <fieldset class={styles.choice} aria-describedby={about === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div class={styles.values}>
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{words[one]}</span>
          </label>
        ))}
      </div>
      {about === undefined ? null : (
        <p id={id} class={styles.about}>
          {about}
        </p>
      )}
    </fieldset>
  );
}
