import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactForm } from '../content/contact-form.ts';
import { Notice } from '../ui/Notice.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import styles from './ContactForm.module.css';
import {
  type ContactErrors,
  type ContactField,
  contactFields,
  fieldError,
  homeRules,
} from './contact-validation.ts';
import { SendRow } from './SendRow.tsx';
import { useSendContact } from './use-send-contact.ts';

const hasErrors = (errors: ContactErrors) => Object.values(errors).some(Boolean);

/** The message as typed, and its errors. */
function readMessage(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (field: ContactField) => String(data.get(field));
  const message = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
  const found: ContactErrors = {};
  for (const field of contactFields) found[field] = fieldError(field, text(field), homeRules);
  return { message, found };
}

export function ContactForm() {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const { progress, send, reset } = useSendContact();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { message, found } = readMessage(form);
    // Renders the error before the focus moves, so that screen readers read it.
    flushSync(() => {
      setErrors(found);
      setSubmitted(true);
    });
    if (hasErrors(found)) {
      reset();
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    } else if (await send(message)) {
      form.reset();
      setSubmitted(false);
    }
  };

  const field = (name: ContactField) => ({
    name,
    label: contactForm.labels[name],
    error: errors[name],
    placeholder: contactForm.examples[name],
    required: true,
    readOnly: progress === 'sending' || progress === 'waiting',
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors({ ...errors, [name]: fieldError(name, target.value, homeRules) });
      if (progress === 'sent') reset();
    },
  });

  return (
    <form className={`stack gap-4 ${styles.form}`} noValidate onSubmit={submit}>
      {isSubmitted && hasErrors(errors) && <Notice tone="error">{contactForm.invalid}</Notice>}
      <TextField {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} inputMode="numeric" autoComplete="tel-national" />
      </div>
      <TextArea {...field('message')} hint={contactForm.messageHint} />
      <SendRow progress={progress} sent={contactForm.sent} />
    </form>
  );
}
