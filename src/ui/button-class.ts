import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'messaging' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyle {
  /** `primary`: the main action of a view. `messaging`: opens the messaging app. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  className,
}: ButtonStyle): string {
  return [styles.button, styles[variant], styles[size], wide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}
