import { limits } from '../config.ts';
import { contactForm } from '../content/contact-form.ts';

/** In form order; the first invalid one gets the focus. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactErrors = Partial<Record<ContactField, string | undefined>>;

/** A test of the trimmed value and the error text. */
type Rule = readonly [passes: (value: string) => boolean, message: string];

const filled = (value: string) => value !== '';
const { errors } = contactForm;
const upTo = (most: number): Rule => [({ length }) => length <= most, errors.long(most)];

/** What the backend requires. The first failing rule gives the error. */
const rules: Record<ContactField, readonly Rule[]> = {
  name: [[filled, errors.name.required], upTo(limits.contactName)],
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
  message: [[filled, errors.message.required], upTo(limits.contactMessage)],
};

/** Further rules of the home page's form. */
const homeRules: Partial<Record<ContactField, readonly Rule[]>> = {
  name: [
    [(value) => value.length >= 2, errors.name.short],
    [(value) => /^[\p{L}\p{M} ]+$/u.test(value), errors.name.letters],
  ],
  message: [[(value) => value.length >= 10, errors.message.short]],
};

function firstError(value: string, tests: readonly Rule[]): string | undefined {
  const trimmed = value.trim();
  return tests.find(([passes]) => !passes(trimmed))?.[1];
}

/** Why the backend would refuse a value; undefined when valid. */
export function sendError(field: ContactField, value: string): string | undefined {
  return firstError(value, rules[field]);
}

/** Validates one field of the home page's form; undefined when valid. */
export function fieldError(field: ContactField, value: string): string | undefined {
  return firstError(value, [...rules[field], ...(homeRules[field] ?? [])]);
}
