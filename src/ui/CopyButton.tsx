import { Check, Copy } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { timings } from '../config.ts';
import { copyToClipboard } from '../hooks/copy-to-clipboard.ts';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import styles from './CopyButton.module.css';
import { Icon } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';

interface CopyButtonProps {
  text: string;
  label: ReactNode;
  /** Shown for 2 s after copying. */
  copiedLabel: string;
  onFailure?: () => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Copies a text and confirms it. Both labels share one grid cell, so the button keeps its width. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  onFailure,
  variant,
  size,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const isCopied = await copyToClipboard(text);
    clearTimeout(timer.current);
    setCopied(isCopied);
    if (isCopied) timer.current = setTimeout(() => setCopied(false), timings.copied);
    else onFailure?.();
  };
  return (
    <>
      <Button variant={variant} size={size} onClick={copy}>
        <span className={styles.labels}>
          <span className={copied ? styles.hidden : undefined} aria-hidden={copied}>
            <Icon of={Copy} size={18} />
            {label}
          </span>
          <span className={copied ? undefined : styles.hidden} aria-hidden={!copied}>
            <Icon of={Check} size={18} />
            {copiedLabel}
          </span>
        </span>
      </Button>
      <LiveRegion>{copied ? copiedLabel : ''}</LiveRegion>
    </>
  );
}
