import { faq, faqPage } from '../../content/faq.ts';
import { pageMeta } from '../../content/meta.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EditorialLayout } from '../editorial/EditorialLayout.tsx';
import styles from './FaqPage.module.css';

export default function FaqPage() {
  return (
    <EditorialLayout meta={pageMeta.faq} intro={faqPage.intro} className={styles.questions}>
      {faq.map(({ pregunta, respuesta }) => (
        <Disclosure key={pregunta} summary={<span className={styles.text}>{pregunta}</span>}>
          <p className={styles.answer}>{respuesta}</p>
        </Disclosure>
      ))}
    </EditorialLayout>
  );
}
