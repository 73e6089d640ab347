import { type ComponentProps, type ReactNode, useId } from 'react';
import { limits } from '../lib/limits.ts';
import styles from './TextField.module.css';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Set by the field itself. */
type OwnAttribute = 'id' | 'className' | 'aria-invalid' | 'aria-describedby';

export function TextField({
  label,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, OwnAttribute>) {
  // Chromium validates an e-mail address in quadratic time; form rules say what is too long.
  const most = rest.type === 'email' ? limits.emailField : undefined;
  return (
    <Field label={label} hint={hint} error={error} required={rest.required}>
      {(own) => <input type="text" maxLength={most} {...rest} {...own} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, OwnAttribute>) {
  return (
    <Field label={label} hint={hint} error={error} required={rest.required}>
      {(own) => <textarea rows={4} {...rest} {...own} />}
    </Field>
  );
}

interface FieldLayoutProps extends FieldProps {
  required: boolean | undefined;
  children: (own: Pick<ComponentProps<'input' | 'textarea'>, OwnAttribute>) => ReactNode;
}

function Field({ label, hint, error, required, children }: FieldLayoutProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
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
      {children({
        id,
        className: styles.field,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="note danger">
          {error}
        </p>
      )}
    </div>
  );
}
