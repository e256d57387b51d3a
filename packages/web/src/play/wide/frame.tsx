/** Inlay all round a table that has room for it, with a lozenge in each corner. */
import styles from './frame.module.css';

const sides = ['top', 'bottom', 'left', 'right'] as const;
const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

export function Frame() {
  return (
    <div class={styles.frame} aria-hidden="true">
      {[...sides, ...corners].map((part) => (
        <i key={part} class={styles[part]} />
      ))}
    </div>
  );
}
