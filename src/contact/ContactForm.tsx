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

const empty: Record<ContactField, string> = { name: '', email: '', phone: '', message: '' };

export function ContactForm() {
  const [written, setWritten] = useState(empty);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const { progress, send, reset } = useSendContact();

  const change = (field: ContactField, value: string) => {
    setWritten({ ...written, [field]: value });
    setErrors({ ...errors, [field]: fieldError(field, value, homeRules) });
    if (progress === 'sent') reset();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: ContactErrors = {};
    for (const field of contactFields) found[field] = fieldError(field, written[field], homeRules);
    // Renders the error before the focus moves, so that screen readers read it.
    flushSync(() => {
      setErrors(found);
      setSubmitted(true);
    });
    if (hasErrors(found)) {
      reset();
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    } else if (await send(written)) {
      setWritten(empty);
      setSubmitted(false);
    }
  };

  const field = (name: ContactField) => ({
    name,
    label: contactForm.labels[name],
    value: written[name],
    error: errors[name],
    required: true,
    readOnly: progress === 'sending',
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <form className={`stack gap-4 ${styles.form}`} noValidate onSubmit={submit}>
      {isSubmitted && hasErrors(errors) && <Notice tone="error">{contactForm.invalid}</Notice>}
      <TextField {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={contactForm.phoneExample}
        />
      </div>
      <TextArea {...field('message')} hint={contactForm.messageHint} />
      <SendRow progress={progress} sent={contactForm.sent} />
    </form>
  );
}
