import type { FailureText } from '../lib/view-state.ts';

/** What could not be loaded and, in small print, the message of the backend. */
export function FailureMessage({ title, detail }: FailureText) {
  return (
    <>
      <p className="bold">{title}</p>
      {detail !== null && <p className="note">{detail}</p>}
    </>
  );
}
