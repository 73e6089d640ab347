import { useEffect, useRef, useState } from 'react';
import { timings } from '../config.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';

interface Copied {
  /** True for a while after a copy that worked. */
  copied: boolean;
  /** Copies and tells whether that worked. */
  copy: (text: string) => Promise<boolean>;
}

/** Copying with a confirmation that goes away by itself. */
export function useCopyToClipboard(): Copied {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    const worked = await copyToClipboard(text);
    clearTimeout(timer.current);
    setCopied(worked);
    if (worked) timer.current = setTimeout(() => setCopied(false), timings.copied);
    return worked;
  };
  return { copied, copy };
}
