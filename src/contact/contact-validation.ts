import { contactForm } from '../content/contact-form.ts';
import { limits } from '../lib/limits.ts';

/** In form order; the first invalid one gets the focus. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactErrors = Partial<Record<ContactField, string | undefined>>;

/** A test of the trimmed value and the error text. */
type ContactRule = readonly [passes: (value: string) => boolean, message: string];

const isFilled = (value: string) => value !== '';
const { errors: errorTexts } = contactForm;
const upTo = (most: number): ContactRule => [({ length }) => length <= most, errorTexts.long(most)];

/** What the backend requires. The first failing rule gives the error. */
const rules: Record<ContactField, readonly ContactRule[]> = {
  name: [[isFilled, errorTexts.name.required], upTo(limits.contactName)],
  email: [
    [isFilled, errorTexts.email.required],
    // Commas and brackets would allow several addresses or a display name.
    [(value) => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(value), errorTexts.email.invalid],
    upTo(limits.contactEmail),
  ],
  phone: [
    [isFilled, errorTexts.phone.required],
    [(value) => /^[0-9]{9}$/.test(value), errorTexts.phone.digits],
  ],
  message: [[isFilled, errorTexts.message.required], upTo(limits.contactMessage)],
};

/** Further rules of the home page's form. */
export const homeRules: Partial<typeof rules> = {
  name: [
    [(value) => value.length >= 2, errorTexts.name.short],
    [(value) => /^[\p{L}\p{M} ]+$/u.test(value), errorTexts.name.letters],
  ],
  message: [[(value) => value.length >= 10, errorTexts.message.short]],
};

/** Validates one field; undefined when valid. */
export function fieldError(
  field: ContactField,
  value: string,
  further: Partial<typeof rules> = {},
): string | undefined {
  const tests = [...rules[field], ...(further[field] ?? [])];
  return tests.find(([passes]) => !passes(value.trim()))?.[1];
}
