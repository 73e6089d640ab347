import { faq } from '../../content/faq.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './Questions.module.css';

export function Questions() {
  return (
    <div>
      {faq.map(({ pregunta, respuesta }) => (
        <Disclosure
          key={pregunta}
          className={styles.question}
          summary={<span className={styles.text}>{pregunta}</span>}
        >
          <p className={styles.answer}>{respuesta}</p>
        </Disclosure>
      ))}
    </div>
  );
}
