import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactForm } from '../content/contact-form.ts';
import { reportError } from '../lib/report.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import styles from './ContactForm.module.css';
import {
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactErrors,
  contactFields,
  fieldError,
} from './contact-validation.ts';
import { sendContact } from './send-contact.ts';

type Progress = 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';

const empty: ContactMessage = { name: '', email: '', phone: '', message: '' };

export function ContactForm() {
  const [written, setWritten] = useState(empty);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [progress, setProgress] = useState<Progress>('idle');
  // A second click may come before the first is rendered.
  const underway = useRef(false);
  const sending = progress === 'sending';

  const change = (field: ContactField, value: string) => {
    const checked = { ...errors, [field]: fieldError(field, value) };
    setWritten({ ...written, [field]: value });
    setErrors(checked);
    const isFixed = contactFields.every((each) => checked[each] === undefined);
    if (progress === 'sent' || (progress === 'invalid' && isFixed)) setProgress('idle');
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underway.current) return;
    const wrong = contactErrors(written);
    const first = contactFields.find((field) => wrong[field] !== undefined);
    if (first !== undefined) {
      // Renders the error before the focus moves, so that screen readers read it.
      flushSync(() => {
        setErrors(wrong);
        setProgress('invalid');
      });
      focusField(event.currentTarget, first);
      return;
    }

    underway.current = true;
    setErrors({});
    setProgress('sending');
    const outcome = await sendContact(written);
    underway.current = false;
    if (outcome.sent) setWritten(empty);
    else reportError('Error sending contact message:', outcome.code);
    setProgress(outcome.sent ? 'sent' : 'failed');
  };

  const field = (name: ContactField) => ({
    name,
    label: contactForm.labels[name],
    value: written[name],
    error: errors[name],
    required: true,
    readOnly: sending,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <form className={`stack gap-4 ${styles.form}`} noValidate onSubmit={submit}>
      {progress === 'invalid' && <Notice tone="error">{contactForm.invalid}</Notice>}
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
      <div>
        {progress === 'failed' && (
          <div className={styles.result}>
            <Notice tone="error">{contactForm.failed}</Notice>
          </div>
        )}
        <div role="status">
          {sending && <span className="visually-hidden">{contactForm.sending}</span>}
          {progress === 'sent' && (
            <div className={styles.result}>
              <Notice tone="success" silent>
                {contactForm.sent}
              </Notice>
            </div>
          )}
        </div>
        {/* Not disabled while sending, which would lose the focus. */}
        <Button type="submit" variant="primary" size="large" wide>
          {sending ? contactForm.sending : contactForm.submit}
        </Button>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: ContactField) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
