import { controls } from '../content/controls.ts';
import { focusMain } from '../hooks/focus-main.ts';
import { Button } from './Button.tsx';
import type { ButtonSize } from './button-class.ts';

/** Retries; moves the focus first, since the button unmounts. */
export function RetryButton({ retry, size }: { retry: () => void; size?: ButtonSize }) {
  return (
    <Button
      variant="primary"
      size={size}
      onClick={() => {
        focusMain();
        retry();
      }}
    >
      {controls.retry}
    </Button>
  );
}
