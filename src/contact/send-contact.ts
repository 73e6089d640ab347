import { timings } from '../config.ts';
import type { ContactMessage } from './contact-validation.ts';
import { emailService } from './email-service.ts';

/** The status that came back, or what kept one from coming. */
export type SendFailure = number | 'timeout' | 'network';

export type SendOutcome = { sent: true } | { sent: false; code: SendFailure };

/**
 * Sends a message by EmailJS's REST endpoint, or by the backend that stands in for it. Only status
 * 200 is a success. Gives up after 15 s. Never rejects.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export async function sendContact(message: ContactMessage): Promise<SendOutcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timings.emailTimeout);
  try {
    const response = await fetch(`${emailService.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sendRequest(message)),
      signal: controller.signal,
    });
    return response.status === 200 ? { sent: true } : { sent: false, code: response.status };
  } catch {
    return { sent: false, code: controller.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

function sendRequest({ name, email, phone, message }: ContactMessage) {
  return {
    service_id: emailService.serviceId,
    template_id: emailService.templateId,
    user_id: emailService.publicKey,
    template_params: {
      from_name: name.trim(),
      reply_to: email.trim(),
      phone: phone.trim(),
      message: message.trim(),
    },
  };
}
