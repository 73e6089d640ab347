import { cleanLines, oneLine } from './clean-text.ts';

export interface MailDraft {
  address: string;
  subject: string;
  body: string;
}

export function messagingLink(phone: string, message: string): string {
  return `https://wa.me/${digits(phone)}?text=${encodeURIComponent(cleanLines(message))}`;
}

/** A `mailto:` link (RFC 6068), with CRLF line breaks in the body. */
export function mailLink({ address, subject, body }: MailDraft): string {
  const crlf = cleanLines(body).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(oneLine(subject))}&body=${encodeURIComponent(crlf)}`;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits(phone)}`;
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}
