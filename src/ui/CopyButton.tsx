import { Check, Copy } from 'lucide';
import { type ReactNode, useState } from 'react';
import { timings } from '../config.ts';
import { copyToClipboard } from '../hooks/copy-to-clipboard.ts';
import { useTimeout } from '../hooks/use-timeout.ts';
import { Button } from './Button.tsx';
import type { ButtonStyle } from './button-class.ts';
import { Icon } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';

interface CopyButtonProps extends ButtonStyle {
  text: string;
  label: ReactNode;
  /** Shown for 2 s after copying. */
  copiedLabel: string;
  onFailure: () => void;
}

/** Copies a text and confirms it. */
export function CopyButton({ text, label, copiedLabel, onFailure, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useTimeout(() => setCopied(false), copied ? timings.copied : null);

  const copy = async () => {
    const isCopied = await copyToClipboard(text);
    setCopied(isCopied);
    if (!isCopied) onFailure();
  };
  return (
    <>
      <Button {...look} onClick={copy}>
        <Icon of={copied ? Check : Copy} size={18} />
        {copied ? copiedLabel : label}
      </Button>
      <LiveRegion>{copied ? copiedLabel : ''}</LiveRegion>
    </>
  );
}
