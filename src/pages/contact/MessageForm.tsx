import type { FormEvent } from 'react';
import { type ContactField, fieldError } from '../../contact/contact-validation.ts';
import { SendRow } from '../../contact/SendRow.tsx';
import { useSendContact } from '../../contact/use-send-contact.ts';
import { contactPage } from '../../content/contact.ts';
import { contactForm } from '../../content/contact-form.ts';
import { pageMeta } from '../../content/meta.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { timings } from '../../lib/limits.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';

const { fields, sent } = contactPage;

/** Validated by the browser, as the specification asks. */
export function MessageForm() {
  const { progress, send, reset } = useSendContact();
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
    placeholder: contactForm.examples[rule],
    required: true,
    readOnly: progress === 'sending',
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
      <SendRow progress={progress} sent={sent} />
    </form>
  );
}
