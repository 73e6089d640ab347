import { contactPage } from '../../content/contact.ts';
import { pageMeta } from '../../content/meta.ts';
import { Page } from '../../layout/Page.tsx';
import { PageIntro } from '../editorial/PageIntro.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './ContactPage.module.css';
import { MessageForm } from './MessageForm.tsx';
import { QuickChannels } from './QuickChannels.tsx';

/** /contacto */
export default function ContactPage() {
  return (
    <Page meta={pageMeta.contact}>
      <PageIntro title={contactPage.title}>{contactPage.intro}</PageIntro>
      <div className={`page-width columns ${styles.columns}`}>
        <div className="stack gap-8">
          <QuickChannels />
          <ContactDetails />
        </div>
        <section className={styles.form} aria-labelledby="formulario">
          <h2 id="formulario">{contactPage.formTitle}</h2>
          <MessageForm />
        </section>
      </div>
    </Page>
  );
}
