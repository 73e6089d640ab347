import { publicFile } from '../../config.ts';
import { company } from '../../content/company.ts';
import styles from './Letterhead.module.css';

const dateFormat = new Intl.DateTimeFormat('es-PE', { dateStyle: 'long' });

/** The head of the printed list: whom it is for, and of which day. */
export function Letterhead() {
  return (
    <div className={styles.letterhead} data-print="only">
      <img src={publicFile('/images/logo-light.svg')} alt="" width={148} height={44} />
      <div className={styles.company}>
        <p>
          {company.legalName} · RUC {company.ruc}
        </p>
        <p>{company.address.full}</p>
        <p>
          {company.phones.map((phone) => phone.display).join(' · ')} · {company.emails.sales}
        </p>
      </div>
      <p>{dateFormat.format(new Date())}</p>
    </div>
  );
}
