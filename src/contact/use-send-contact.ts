import { useRef, useState } from 'react';
import { backendUrl } from '../env.ts';
import { abortAfter } from '../lib/abort-after.ts';
import { cleanLines, oneLine } from '../lib/clean-text.ts';
import { emailJsOrigin } from '../lib/emailjs.ts';
import { timings } from '../lib/limits.ts';
import { reportError } from '../lib/report.ts';

export interface ContactMessage {
  name: string;
  email: string;
  phone?: string;
  topic?: string;
  message: string;
}

/** `waiting`: the backend was restarting, and the message is sent once more. */
export type SendProgress = 'idle' | 'sending' | 'waiting' | 'sent' | 'failed';

export function useSendContact() {
  const [progress, setProgress] = useState<SendProgress>('idle');
  // A second click may come before the first is rendered.
  const underway = useRef(false);
  const endPause = useRef(() => {});

  /**
   * Sends a message, and once more where the backend stored nothing because it was restarting.
   * @returns whether the message was accepted; not while another one is being sent
   */
  const send = async (message: ContactMessage): Promise<boolean> => {
    endPause.current();
    if (underway.current) return false;
    underway.current = true;
    setProgress('sending');
    let result = await sendContact(message);
    if (result === 'unavailable') {
      setProgress('waiting');
      await new Promise<void>((resolve) => {
        endPause.current = resolve;
        setTimeout(resolve, timings.contactRetry);
      });
      setProgress('sending');
      result = await sendContact(message);
    }
    underway.current = false;
    setProgress(result === 'sent' ? 'sent' : 'failed');
    return result === 'sent';
  };

  return { progress, send, reset: () => setProgress('idle') };
}

/** Without an EmailJS account the backend implements the same endpoint. */
const origin = import.meta.env.VITE_EMAILJS_PUBLIC_KEY ? emailJsOrigin : backendUrl;

/** `unavailable`: nothing was stored. */
type SendResult = 'sent' | 'failed' | 'unavailable';

/**
 * Sends a message by EmailJS's REST endpoint. Only status 200 is a success; aborts after 15 s. Logs a
 * failure and never rejects.
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export async function sendContact(contact: ContactMessage): Promise<SendResult> {
  const { name, email, phone, topic, message } = contact;
  const body = {
    service_id: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? 'local',
    template_id: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? 'local',
    user_id: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? 'local',
    template_params: {
      from_name: oneLine(name),
      reply_to: oneLine(email),
      phone: phone && oneLine(phone),
      topic,
      message: cleanLines(message).trim(),
    },
  };
  try {
    const { status } = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: abortAfter(timings.emailTimeout),
    });
    if (status === 200) return 'sent';
    reportError('Error sending contact message:', status);
    if (status === 503) return 'unavailable';
  } catch (error) {
    reportError('Error sending contact message:', error);
  }
  return 'failed';
}
