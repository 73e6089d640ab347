import { company } from '../../content/company.ts';
import { faq, faqPage } from '../../content/faq.ts';
import { pageMeta } from '../../content/meta.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { MessagingLink } from '../../ui/MessagingLink.tsx';
import { EditorialLayout } from '../editorial/EditorialLayout.tsx';
import styles from './FaqPage.module.css';

export default function FaqPage() {
  return (
    <EditorialLayout
      meta={pageMeta.faq}
      intro={faqPage.intro}
      className={`columns ${styles.columns}`}
    >
      <div>
        {faq.map(({ pregunta, respuesta }) => (
          <Disclosure key={pregunta} summary={<span className={styles.text}>{pregunta}</span>}>
            <p className={styles.answer}>{respuesta}</p>
          </Disclosure>
        ))}
      </div>
      <AskUs />
    </EditorialLayout>
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
