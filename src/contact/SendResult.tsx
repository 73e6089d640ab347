import { contactForm } from '../content/contact-form.ts';
import { Notice } from '../ui/Notice.tsx';
import type { SendProgress } from './use-send-contact.ts';

/** @param sent the text that confirms an accepted message */
export function SendResult({ progress, sent }: { progress: SendProgress; sent: string }) {
  return (
    <>
      {progress === 'failed' && <Notice tone="error">{contactForm.failed}</Notice>}
      <div role="status">
        {progress === 'sending' && <span className="visually-hidden">{contactForm.sending}</span>}
        {progress === 'sent' && (
          <Notice tone="success" silent>
            {sent}
          </Notice>
        )}
      </div>
    </>
  );
}
