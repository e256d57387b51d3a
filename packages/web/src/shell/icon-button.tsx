/** A button, or a link that looks like one, with a picture for a face and a name for whoever asks. */
import type { IconName } from '../cards/icons.tsx';
import { Icon } from '../cards/icons.tsx';
import styles from './icon-button.module.css';

interface IconProps {
  readonly icon: IconName;
  readonly label: string;
}

export interface IconButtonProps extends IconProps {
  readonly onClick: () => void;
}

export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" class={styles.icon} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class={styles.word} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}

export interface IconLinkProps extends IconProps {
  readonly href: string;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

export function IconLink({ icon, label, href, onClick }: IconLinkProps) {
  return (
    <a class={styles.icon} href={href} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class={styles.word} aria-hidden="true">
        {label}
      </span>
    </a>
  );
}
