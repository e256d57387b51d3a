/** A few cards, as they look with what is set now. */
import { CardFace } from '../cards/face.tsx';
import { french } from '../cards/french.tsx';
import { cloths } from './cloth.ts';
import styles from './example.module.css';
import { language, settings } from './settings.ts';
import { text } from './text.ts';

const faces = ['Qh', '7c', '9d', 'As'];

export function Example() {
  const cloth = settings.cloth.value;
  return (
    <div
      role="img"
      aria-label={text[language.value].example}
      class={styles.example}
      data-cloth={cloth === 'own' ? cloths[1] : cloth}
    >
      {faces.map((face) => (
        <span key={face} class={styles.card}>
          <CardFace faces={french} face={face} print={settings.print.value} />
        </span>
      ))}
    </div>
  );
}
