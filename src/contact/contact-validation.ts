import { contactForm } from '../content/contact-form.ts';

/** What a visitor writes in the contact form of the home page. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

/** The message of each field that is wrong. */
export type ContactErrors = Partial<Record<ContactField, string | undefined>>;

/** In the order of the form, which is also the order in which a wrong one takes the focus. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'phone', 'message'];

/** A test that a trimmed value must pass, and what is said when it does not. */
type Rule = readonly [passes: (value: string) => boolean, message: string];

const filled = (value: string) => value !== '';
const { errors } = contactForm;

/** The first rule that fails speaks. */
const rules: Record<ContactField, readonly Rule[]> = {
  name: [
    [filled, errors.name.required],
    [(value) => value.length >= 2, errors.name.short],
    [(value) => /^[\p{L}\p{M} ]+$/u.test(value), errors.name.letters],
  ],
  email: [
    [filled, errors.email.required],
    // One address of a simple shape: a comma or a bracket would make it two, or a display name.
    [(value) => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(value), errors.email.invalid],
  ],
  phone: [
    [filled, errors.phone.required],
    [(value) => /^[0-9]{9}$/.test(value), errors.phone.digits],
  ],
  message: [
    [filled, errors.message.required],
    [(value) => value.length >= 10, errors.message.short],
  ],
};

/** What is wrong with one field, which is trimmed first; undefined where nothing is. */
export function fieldError(field: ContactField, value: string): string | undefined {
  const trimmed = value.trim();
  return rules[field].find(([passes]) => !passes(trimmed))?.[1];
}

/** What is wrong with each field; without keys where all is well. */
export function contactErrors(message: ContactMessage): ContactErrors {
  const wrong: ContactErrors = {};
  for (const field of contactFields) {
    const error = fieldError(field, message[field]);
    if (error !== undefined) wrong[field] = error;
  }
  return wrong;
}
