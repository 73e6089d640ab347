import { Check, Copy } from 'lucide';
import { type ReactNode, useState } from 'react';
import { copyToClipboard } from '../browser/copy-to-clipboard.ts';
import { controls } from '../content/controls.ts';
import { useTimeout } from '../hooks/use-timeout.ts';
import { timings } from '../lib/limits.ts';
import { Button } from './Button.tsx';
import type { ButtonStyle } from './button-class.ts';
import { Icon } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';

interface CopyButtonProps extends ButtonStyle {
  text: string;
  label: ReactNode;
  /** Shown where the browser denies copying. */
  failure: string;
}

const confirmation = controls.copied;

/** Copies a text and confirms it for 2 s. */
export function CopyButton({ text, label, failure, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useTimeout(() => setCopied(false), copied ? timings.copied : null);

  const copy = async () => {
    const isCopied = await copyToClipboard(text);
    setCopied(isCopied);
    if (!isCopied) window.alert(failure);
  };
  return (
    <>
      <Button {...look} onClick={copy}>
        <Icon of={copied ? Check : Copy} size={18} />
        {copied ? confirmation : label}
      </Button>
      <LiveRegion>{copied && confirmation}</LiveRegion>
    </>
  );
}
