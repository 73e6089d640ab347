import { backendUrl, timings } from '../config.ts';
import { cleanLines, oneLine } from '../lib/clean-text.ts';
import { emailJsOrigin } from '../lib/emailjs.ts';

export interface ContactMessage {
  name: string;
  email: string;
  phone?: string;
  topic?: string;
  message: string;
}

/** Without an EmailJS account the backend implements the same endpoint. */
const origin = import.meta.env.VITE_EMAILJS_PUBLIC_KEY ? emailJsOrigin : backendUrl;

/** The HTTP status, or the reason why there is none. */
export type SendFailure = number | 'timeout' | 'network';

export type SendOutcome = { sent: true } | { sent: false; code: SendFailure };

/**
 * Sends a message by EmailJS's REST endpoint. Only status 200 is a success; aborts after 15 s.
 * Never rejects.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export async function sendContact(message: ContactMessage): Promise<SendOutcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timings.emailTimeout);
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requestBody(message)),
      signal: controller.signal,
    });
    return response.status === 200 ? { sent: true } : { sent: false, code: response.status };
  } catch {
    return { sent: false, code: controller.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

function requestBody({ name, email, phone, topic, message }: ContactMessage) {
  return {
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
}
