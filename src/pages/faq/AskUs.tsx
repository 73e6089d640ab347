import { company } from '../../content/company.ts';
import { faqPage } from '../../content/faq.ts';
import { messagingLink } from '../../lib/links.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagingIcon } from '../../ui/MessagingIcon.tsx';
import styles from './AskUs.module.css';

const [sales] = company.messaging;
const { title, text, messaging, links } = faqPage.closing;

export function AskUs() {
  return (
    <aside
      className={`stack ${styles.card}`}
      data-theme="dark"
      data-print="hide"
      aria-labelledby="otra-pregunta"
    >
      <h2 id="otra-pregunta" className="title">
        {title}
      </h2>
      <p>{text}</p>
      <ButtonAnchor
        variant="messaging"
        wide
        href={messagingLink(sales.number, sales.message)}
        newTab
      >
        <MessagingIcon />
        {messaging}
      </ButtonAnchor>
      {links.map(({ label, path }) => (
        <ButtonLink key={path} wide to={path}>
          {label}
        </ButtonLink>
      ))}
    </aside>
  );
}
