import { type IconNode, Minus, Plus } from 'lucide';
import { useId } from 'react';
import { controls } from '../content/controls.ts';
import { Icon } from './Icon.tsx';
import styles from './QuantityStepper.module.css';
import { quantityInput } from './quantity-input.ts';

interface QuantityStepperProps {
  /** The accessible name, such as «Cantidad de TUBO 2" x 1"». */
  label: string;
  /** The text of the field as typed; the parent validates it. */
  value: string;
  onChange: (text: string) => void;
  /** Called on blur, Enter, − and +. */
  onCommit?: ((text: string) => void) | undefined;
  /** Called by − and + in place of `onCommit` while the field shows less than is counted. */
  onStep?: ((by: 1 | -1) => void) | undefined;
  min: number;
  /** The number from which − and + count when the text is not a number; by default below `min`. */
  from?: number | undefined;
  /** Disables + when reached; the field accepts any text. */
  max?: number | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

export function QuantityStepper({
  label,
  value,
  onChange,
  onCommit,
  onStep,
  min,
  from = min - 1,
  max,
  error,
  disabled = false,
}: QuantityStepperProps) {
  const errorId = useId();
  const number = /^\d+$/.test(value.trim()) ? Number(value) : null;
  const move = (by: 1 | -1) => {
    if (onStep) return onStep(by);
    const next = String(Math.max(min, (number ?? from) + by));
    onChange(next);
    onCommit?.(next);
  };
  const button = (name: string, icon: IconNode, by: 1 | -1, isAtLimit: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={`${name}: ${label}`}
      disabled={disabled}
      aria-disabled={isAtLimit || undefined}
      onClick={() => isAtLimit || move(by)}
    >
      <Icon of={icon} size={18} />
    </button>
  );

  return (
    <div className={styles.root}>
      <div className={styles.stepper} data-invalid={error !== undefined || undefined}>
        {button(controls.less, Minus, -1, number !== null && number <= min)}
        <input
          className={`numeric bold ${styles.field}`}
          {...quantityInput}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => onCommit?.(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            onCommit?.(event.currentTarget.value);
            // The field keeps the focus: what is typed next replaces the quantity too.
            event.currentTarget.select();
          }}
        />
        {button(controls.more, Plus, 1, number !== null && max !== undefined && number >= max)}
      </div>
      {/* Always rendered: a live region announces only changes of its content. */}
      <div id={errorId} className={`small danger ${styles.error}`} role="alert">
        {error}
      </div>
    </div>
  );
}
