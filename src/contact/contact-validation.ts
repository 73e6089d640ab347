import { limits } from '../config.ts';
import { contactForm } from '../content/contact-form.ts';

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

export type ContactErrors = Partial<Record<ContactField, string | undefined>>;

/** In form order; the first invalid one gets the focus. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'phone', 'message'];

/** A test of the trimmed value and the error text. */
type Rule = readonly [passes: (value: string) => boolean, message: string];

const filled = (value: string) => value !== '';
const { errors } = contactForm;
const upTo = (most: number): Rule => [({ length }) => length <= most, errors.long(most)];

/** The first failing rule gives the error. */
const rules: Record<ContactField, readonly Rule[]> = {
  name: [
    [filled, errors.name.required],
    [(value) => value.length >= 2, errors.name.short],
    [(value) => /^[\p{L}\p{M} ]+$/u.test(value), errors.name.letters],
    upTo(limits.contactName),
  ],
  email: [
    [filled, errors.email.required],
    // Commas and brackets would allow several addresses or a display name.
    [(value) => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(value), errors.email.invalid],
    upTo(limits.contactEmail),
  ],
  phone: [
    [filled, errors.phone.required],
    [(value) => /^[0-9]{9}$/.test(value), errors.phone.digits],
  ],
  message: [
    [filled, errors.message.required],
    [(value) => value.length >= 10, errors.message.short],
    upTo(limits.contactMessage),
  ],
};

/** Validates one field after trimming; undefined when valid. */
export function fieldError(field: ContactField, value: string): string | undefined {
  const trimmed = value.trim();
  return rules[field].find(([passes]) => !passes(trimmed))?.[1];
}

export function contactErrors(message: ContactMessage): ContactErrors {
  const wrong: ContactErrors = {};
  for (const field of contactFields) {
    const error = fieldError(field, message[field]);
    if (error !== undefined) wrong[field] = error;
  }
  return wrong;
}
