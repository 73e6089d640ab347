import { useRef, useState } from 'react';
import { reportError } from '../lib/report.ts';
import { type ContactMessage, sendContact } from './send-contact.ts';

export type SendProgress = 'idle' | 'sending' | 'sent' | 'failed';

export function useSendContact() {
  const [progress, setProgress] = useState<SendProgress>('idle');
  // A second click may come before the first is rendered.
  const underway = useRef(false);

  /** @returns whether the message was accepted; not while another one is being sent */
  const send = async (message: ContactMessage): Promise<boolean> => {
    if (underway.current) return false;
    underway.current = true;
    setProgress('sending');
    const outcome = await sendContact(message);
    underway.current = false;
    if (!outcome.sent) reportError('Error sending contact message:', outcome.code);
    setProgress(outcome.sent ? 'sent' : 'failed');
    return outcome.sent;
  };

  return { progress, send, reset: () => setProgress('idle') };
}
