import type { FormEvent } from 'react';
import { timings } from '../../config.ts';
import { type ContactField, fieldError } from '../../contact/contact-validation.ts';
import { SendResult } from '../../contact/SendResult.tsx';
import { useSendContact } from '../../contact/use-send-contact.ts';
import { contactPage } from '../../content/contact.ts';
import { contactForm } from '../../content/contact-form.ts';
import { pageMeta } from '../../content/meta.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './MessageForm.module.css';

const { fields, sent } = contactPage;

/** Validated by the browser, as the specification asks. */
export function MessageForm() {
  const { progress, send, reset } = useSendContact();
  const isSending = progress === 'sending';
  useTimeout(reset, progress === 'sent' ? timings.contactSent : null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => String(new FormData(form).get(name));
    const message = { name: text('nombre'), email: text('email'), message: text('mensaje') };
    if (await send({ ...message, topic: pageMeta.contact.name })) form.reset();
  };

  const field = (name: keyof typeof fields, rule: ContactField) => ({
    name,
    label: fields[name],
    required: true,
    readOnly: isSending,
    // Only what the browser accepts and the backend would refuse.
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      currentTarget.setCustomValidity('');
      if (!currentTarget.validity.valid) return;
      currentTarget.setCustomValidity(fieldError(rule, currentTarget.value) ?? '');
    },
  });

  return (
    <form className="stack gap-4" onSubmit={submit}>
      <TextField {...field('nombre', 'name')} autoComplete="name" />
      <TextField {...field('email', 'email')} type="email" autoComplete="email" />
      <TextArea {...field('mensaje', 'message')} />
      <div>
        {/* Above the button: below it, a phone would not show the result in view. */}
        <div className={styles.result}>
          <SendResult progress={progress} sent={sent} />
        </div>
        <Button type="submit" variant="primary" size="large">
          {isSending ? contactForm.sending : contactForm.submit}
        </Button>
      </div>
    </form>
  );
}
