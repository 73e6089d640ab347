import { useEffect, useRef, useState } from 'react';
import { timings } from '../config.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';

interface CopyToClipboard {
  /** True for 2 s after copying. */
  copied: boolean;
  /** @returns whether it was copied */
  copy: (text: string) => Promise<boolean>;
}

export function useCopyToClipboard(): CopyToClipboard {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    const isCopied = await copyToClipboard(text);
    clearTimeout(timer.current);
    setCopied(isCopied);
    if (isCopied) timer.current = setTimeout(() => setCopied(false), timings.copied);
    return isCopied;
  };
  return { copied, copy };
}
