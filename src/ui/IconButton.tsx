import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  round?: boolean;
  outlined?: boolean;
}

/** A button of 44 px that contains only an icon. */
export function IconButton({ label, round, outlined, className, ...rest }: IconButtonProps) {
  const classes = [styles.button, round && styles.round, outlined && styles.outlined, className];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
    />
  );
}
