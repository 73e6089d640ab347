import { useNavigate } from 'react-router-dom';
import { pageMeta } from '../content/meta.ts';
import { notFound } from '../content/not-found.ts';
import { Page } from '../layout/Page.tsx';
import { SiteLink } from '../layout/SiteLink.tsx';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Page meta={pageMeta.notFound}>
      <div className="page-width page-content stack centered">
        <p className={`display ${styles.code}`}>{notFound.code}</p>
        <EmptyState
          level={1}
          drawing="not-found"
          title={notFound.title}
          actions={
            <>
              <ButtonLink variant="primary" to={paths.home()}>
                {notFound.home}
              </ButtonLink>
              <Button onClick={() => navigate(-1)}>{notFound.back}</Button>
              <Button onClick={() => window.location.reload()}>{notFound.reload}</Button>
            </>
          }
        >
          <p>{notFound.text}</p>
        </EmptyState>
        <p className="muted">
          {notFound.help.text}{' '}
          <SiteLink to={notFound.help.link}>{notFound.help.link.label}</SiteLink>
        </p>
      </div>
    </Page>
  );
}
