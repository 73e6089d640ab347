import { Share2 } from 'lucide';
import { copyToClipboard } from '../browser/copy-to-clipboard.ts';
import { controls } from '../content/controls.ts';
import { oneLine } from '../lib/clean-text.ts';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-class.ts';
import { Icon } from './Icon.tsx';

interface ShareButtonProps {
  label: string;
  title: string;
  url: string;
  variant?: ButtonVariant;
}

/** Shares a link with the Web Share API, else copies it; if both fail, shows it to copy by hand. */
export function ShareButton({ label, title, url, variant }: ShareButtonProps) {
  return (
    <Button variant={variant} onClick={() => shareOrCopy({ title: oneLine(title), url })}>
      <Icon of={Share2} size={20} />
      {label}
    </Button>
  );
}

async function shareOrCopy(data: { title: string; url: string }): Promise<void> {
  try {
    // Throws too where browsers have no share sheet.
    return await navigator.share(data);
  } catch (error) {
    // The visitor closed the share sheet; browsers inside other apps refuse it by other errors.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  if (await copyToClipboard(data.url)) window.alert(controls.linkCopied);
  else window.prompt(controls.copyLink, data.url);
}
