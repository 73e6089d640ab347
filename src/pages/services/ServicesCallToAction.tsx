import { servicesCallToAction } from '../../content/services.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagingButton } from './MessagingButton.tsx';
import styles from './ServicesCallToAction.module.css';

const { title, text, primary, secondary } = servicesCallToAction;

export function ServicesCallToAction() {
  return (
    <section
      className={styles.band}
      data-theme="dark"
      data-print="hide"
      aria-labelledby="su-trabajo"
    >
      <div className={`page-width cluster align-center spread ${styles.row}`}>
        <div className={`stack gap-2 ${styles.text}`}>
          <h2 id="su-trabajo">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="cluster">
          <MessagingButton size="large" action={primary} />
          <ButtonLink size="large" to={secondary.path}>
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
