import { type ComponentProps, type ReactNode, useId } from 'react';
import { limits } from '../config.ts';
import styles from './TextField.module.css';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

type Own = 'id' | 'className' | 'aria-invalid' | 'aria-describedby';

export function TextField({
  label,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, Own>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <input
        type="text"
        maxLength={mostOf(rest.type)}
        {...rest}
        {...fieldProps(id, hint, error)}
        className={styles.field}
      />
    </Frame>
  );
}

/** Chromium validates an e-mail address in quadratic time; form rules say what is too long. */
function mostOf(type: string | undefined): number | undefined {
  return type === 'email' ? limits.emailField : undefined;
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, Own>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={rest.required}>
      <textarea rows={5} {...rest} {...fieldProps(id, hint, error)} className={styles.field} />
    </Frame>
  );
}

function fieldProps(id: string, hint: string | undefined, error: string | undefined) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
}

interface FrameProps extends FieldProps {
  id: string;
  required: boolean | undefined;
  children: ReactNode;
}

function Frame({ id, label, hint, error, required, children }: FrameProps) {
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="bold">
        {label}
        {required && (
          <span className="danger" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="note danger">
          {error}
        </p>
      )}
    </div>
  );
}
