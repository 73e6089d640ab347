import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  shape?: 'square' | 'round' | undefined;
  outlined?: boolean | undefined;
}

/** A button of 44 px that contains only an icon. */
export function IconButton({
  label,
  shape = 'square',
  outlined = false,
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  const classes = [
    styles.button,
    shape === 'round' && styles.round,
    outlined && styles.outlined,
    className,
  ];
  return (
    <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} aria-label={label}>
      {children}
    </button>
  );
}
