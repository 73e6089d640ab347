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
    const isSent = await sendContact(message);
    underway.current = false;
    setProgress(isSent ? 'sent' : 'failed');
    return isSent;
  };

  return { progress, send, reset: () => setProgress('idle') };
}

/** Without an EmailJS account the backend implements the same endpoint. */
const origin = import.meta.env.VITE_EMAILJS_PUBLIC_KEY ? emailJsOrigin : backendUrl;

/**
 * Sends a message by EmailJS's REST endpoint. Only status 200 is a success; aborts after 15 s. Logs a
 * failure and never rejects.
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export async function sendContact(contact: ContactMessage): Promise<boolean> {
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
    if (status === 200) return true;
    reportError('Error sending contact message:', status);
  } catch (error) {
    reportError('Error sending contact message:', error);
  }
  return false;
}
