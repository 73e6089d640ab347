import { useNavigate } from 'react-router-dom';
import { publicFile } from '../config.ts';
import { pageMeta } from '../content/meta.ts';
import { notFound } from '../content/not-found.ts';
import { Page } from '../layout/Page.tsx';
import { SiteLink } from '../layout/SiteLink.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Page meta={pageMeta.notFound}>
      <div className={`page-width stack centered ${styles.page}`}>
        <img
          src={publicFile('/images/drawings/not-found.svg')}
          alt=""
          width={320}
          height={240}
          className={styles.drawing}
        />
        <p className={styles.code}>{notFound.code}</p>
        <h1>{notFound.title}</h1>
        <p>{notFound.text}</p>
        <div className={`cluster centered ${styles.actions}`}>
          <ButtonLink variant="primary" to={paths.home()}>
            {notFound.home}
          </ButtonLink>
          <Button onClick={() => navigate(-1)}>{notFound.back}</Button>
          <Button onClick={() => window.location.reload()}>{notFound.reload}</Button>
        </div>
        <p className="muted">
          {notFound.help.text}{' '}
          <SiteLink to={notFound.help.link}>{notFound.help.link.label}</SiteLink>
        </p>
      </div>
    </Page>
  );
}
