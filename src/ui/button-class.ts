import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'messaging';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyle {
  /** `primary`: the main action of a view. `messaging`: opens the messaging app. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** Replaces the look in the props of a button or link by its class. */
export function buttonProps<Props extends ButtonStyle>(props: Props) {
  const { variant = 'secondary', size = 'medium', wide, className, ...rest } = props;
  const classes = [styles.button, styles[variant], styles[size], wide && styles.wide, className];
  return { ...rest, className: classes.filter(Boolean).join(' ') };
}
