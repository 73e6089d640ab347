import { describe, expect, it } from 'vitest';
import { mailLink, messagingLink } from './links.ts';

describe('messagingLink', () => {
  it('keeps the digits of the phone and encodes the text', () => {
    expect(messagingLink('+51 999 888-777', '¿Precio de 1/2" & 50%?\n#4')).toBe(
      'https://wa.me/51999888777?text=%C2%BFPrecio%20de%201%2F2%22%20%26%2050%25%3F%0A%234',
    );
  });
});

describe('mailLink', () => {
  it('encodes subject and body, breaks lines with CRLF and removes invisible characters', () => {
    const link = mailLink({
      address: 'a@b.example',
      subject: 'A & B\u202E',
      body: 'x\u200B\ny\u0000',
    });
    expect(link).toBe('mailto:a@b.example?subject=A%20%26%20B&body=x%0D%0Ay');
  });
});
