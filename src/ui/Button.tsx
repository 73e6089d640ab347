import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonStyle, buttonProps } from './button-class.ts';

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and ignores clicks, with the same width and focus. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** A button, of type `button` by default, so that it does not submit a form. */
export function Button({ busy = false, busyLabel, onClick, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...buttonProps(props)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.content} aria-hidden={(busy && busyLabel !== undefined) || undefined}>
        {children}
      </span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy && busyLabel && <span className="visually-hidden">{busyLabel}</span>}
    </button>
  );
}
