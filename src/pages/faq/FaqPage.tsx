import { faqPage } from '../../content/faq.ts';
import { pageMeta } from '../../content/meta.ts';
import { Page } from '../../layout/Page.tsx';
import { PageIntro } from '../editorial/PageIntro.tsx';
import { AskUs } from './AskUs.tsx';
import styles from './FaqPage.module.css';
import { Questions } from './Questions.tsx';

/** /preguntas-frecuentes */
export default function FaqPage() {
  return (
    <Page meta={pageMeta.faq}>
      <PageIntro title={faqPage.title}>{faqPage.intro}</PageIntro>
      <div className={`page-width columns ${styles.columns}`}>
        <Questions />
        <AskUs />
      </div>
    </Page>
  );
}
