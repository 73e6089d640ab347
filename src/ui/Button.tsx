import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonStyle, buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /**
   * While true the button shows a spinner, keeps its width, its focus and its name, and ignores
   * clicks. `busyLabel` then takes the place of the name for those who cannot see the spinner.
   */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** A button. It is of type `button` unless told otherwise, so that it never submits by surprise. */
export function Button({
  variant,
  size,
  wide,
  className,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, size, wide, className });
  return (
    <button
      {...rest}
      type={type}
      className={busy ? `${look} ${styles.busy}` : look}
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
      {busy && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          {busyLabel !== undefined && <span className="visually-hidden">{busyLabel}</span>}
        </>
      )}
    </button>
  );
}
