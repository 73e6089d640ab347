import { Share2 } from 'lucide';
import { useState } from 'react';
import { copyToClipboard } from '../hooks/copy-to-clipboard.ts';
import { oneLine } from '../lib/clean-text.ts';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-class.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { TextField } from './TextField.tsx';

interface ShareButtonProps {
  label: string;
  title: string;
  url: string;
  variant?: ButtonVariant;
}

/** Shares a link with the Web Share API, else copies it; if both fail, shows it to copy by hand. */
export function ShareButton({ label, title, url, variant }: ShareButtonProps) {
  const [isByHand, setByHand] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        onClick={async () => setByHand(!(await share({ title: oneLine(title), url })))}
      >
        <Icon of={Share2} size={20} />
        {label}
      </Button>
      <Dialog open={isByHand} onClose={() => setByHand(false)} title="Copie el enlace">
        <TextField
          label="Enlace"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </>
  );
}

async function share(data: { title: string; url: string }): Promise<boolean> {
  if (navigator.share) {
    // Rejects when the visitor closes the share sheet.
    await navigator.share(data).catch(() => {});
    return true;
  }
  const isCopied = await copyToClipboard(data.url);
  if (isCopied) window.alert('Enlace copiado al portapapeles');
  return isCopied;
}
