import { wellFormed } from './clean-text.ts';

/** What an e-mail link opens with. */
export interface MailDraft {
  address: string;
  subject: string;
  body: string;
}

/** A link that opens the messaging app with a text ready to send. Takes any spelling of the phone. */
export function messagingLink(phone: string, message: string): string {
  return `https://wa.me/${digits(phone)}?text=${encodeURIComponent(wellFormed(message))}`;
}

/** A `mailto:` link (RFC 6068); line breaks in the body become CRLF, as it asks. */
export function mailLink({ address, subject, body }: MailDraft): string {
  const crlf = wellFormed(body).replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(wellFormed(subject))}&body=${encodeURIComponent(crlf)}`;
}

/** A `tel:` link. */
export function phoneLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits(phone)}`;
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}
