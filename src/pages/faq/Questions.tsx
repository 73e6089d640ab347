import { useState } from 'react';
import { faq } from '../../content/faq.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './Questions.module.css';

/** The questions, of which any number may be open. */
export function Questions() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return (
    <div>
      {faq.map(({ pregunta, respuesta }, index) => (
        <Disclosure
          key={pregunta}
          className={styles.question}
          summary={<span className={styles.text}>{pregunta}</span>}
          open={open.has(index)}
          onToggle={(opened) => setOpen((known) => withIndex(known, index, opened))}
        >
          <p className={styles.answer}>{respuesta}</p>
        </Disclosure>
      ))}
    </div>
  );
}

/** The set with the index in it, or without it. */
function withIndex(known: ReadonlySet<number>, index: number, present: boolean) {
  const indexes = new Set(known);
  if (present) indexes.add(index);
  else indexes.delete(index);
  return indexes;
}
