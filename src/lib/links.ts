import { cleanLines, oneLine } from './clean-text.ts';

export interface MailDraft {
  address: string;
  subject: string;
  body: string;
}

export function messagingLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(cleanLines(message))}`;
}

/** A `mailto:` link (RFC 6068), with CRLF line breaks in the body. */
export function mailLink({ address, subject, body }: MailDraft): string {
  const crlf = cleanLines(body).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(oneLine(subject))}&body=${encodeURIComponent(crlf)}`;
}
