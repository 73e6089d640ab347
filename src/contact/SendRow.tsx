import { contactForm } from '../content/contact-form.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './SendRow.module.css';
import type { SendProgress } from './use-send-contact.ts';

interface SendRowProps {
  progress: SendProgress;
  /** Confirms an accepted message. */
  sent: string;
}

/** The submit button of a contact form, below the result: above it, a phone shows it in view. */
export function SendRow({ progress, sent }: SendRowProps) {
  const isSending = progress === 'sending';
  return (
    <div>
      <div className={styles.result}>
        {progress === 'failed' && <Notice tone="error">{contactForm.failed}</Notice>}
        {progress === 'waiting' && <Notice tone="error">{contactForm.waiting}</Notice>}
        <div role="status">
          {isSending && <span className="visually-hidden">{contactForm.sending}</span>}
          {progress === 'sent' && (
            <Notice tone="success" silent>
              {sent}
            </Notice>
          )}
        </div>
      </div>
      {/* Not disabled while sending, which would lose the focus. */}
      <Button type="submit" variant="primary" size="large" wide>
        {isSending ? contactForm.sending : contactForm.submit}
      </Button>
    </div>
  );
}
