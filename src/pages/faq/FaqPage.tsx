import { company } from '../../content/company.ts';
import { faq, faqPage } from '../../content/faq.ts';
import { pageMeta } from '../../content/meta.ts';
import { Page } from '../../layout/Page.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { MessagingLink } from '../../ui/MessagingLink.tsx';
import { PageIntro } from '../editorial/PageIntro.tsx';
import styles from './FaqPage.module.css';

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

const [sales] = company.messaging;
const { title, text, messaging, links } = faqPage.closing;

function AskUs() {
  return (
    <aside className={`stack ${styles.card}`} data-theme="dark" aria-labelledby="otra-pregunta">
      <h2 id="otra-pregunta" className="title">
        {title}
      </h2>
      <p className="muted">{text}</p>
      <MessagingLink wide number={sales.number} message={sales.message}>
        {messaging}
      </MessagingLink>
      {links.map(({ label, path }) => (
        <ButtonLink key={path} wide to={path}>
          {label}
        </ButtonLink>
      ))}
    </aside>
  );
}

function Questions() {
  return (
    <div>
      {faq.map(({ pregunta, respuesta }) => (
        <Disclosure key={pregunta} summary={<span className={styles.text}>{pregunta}</span>}>
          <p className={styles.answer}>{respuesta}</p>
        </Disclosure>
      ))}
    </div>
  );
}
