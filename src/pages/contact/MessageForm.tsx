import { type FormEvent, useState } from 'react';
import { timings } from '../../config.ts';
import { contactPage } from '../../content/contact.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './MessageForm.module.css';

const { fields, submit, sent } = contactPage;

/**
 * The form of the contact page. By specification it sends nothing: it clears its fields and shows a
 * confirmation for three seconds.
 */
export function MessageForm() {
  /** Messages sent while the confirmation is shown. */
  const [sentCount, setSentCount] = useState(0);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setSentCount(sentCount + 1);
  };

  return (
    <form className="stack gap-4" onSubmit={onSubmit}>
      <TextField label={fields.nombre} name="nombre" autoComplete="name" required />
      <TextField label={fields.email} name="email" type="email" autoComplete="email" required />
      <TextArea label={fields.mensaje} name="mensaje" required />
      <div className="cluster align-center">
        <Button type="submit" variant="primary" size="large">
          {submit}
        </Button>
        <div className={styles.result} role="status">
          {/* A second message restarts the three seconds. */}
          {sentCount > 0 && <Sent key={sentCount} onDone={() => setSentCount(0)} />}
        </div>
      </div>
    </form>
  );
}

function Sent({ onDone }: { onDone: () => void }) {
  useTimeout(onDone, timings.contactSent);
  return (
    <Notice tone="success" silent>
      {sent}
    </Notice>
  );
}
