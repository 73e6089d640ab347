import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { usePrefetch } from '../graphql/queries.ts';
import { parseProductId } from '../lib/product-id.ts';
import { splitPath } from '../paths.ts';
import { ErrorBoundary, SectionBoundary } from '../ui/ErrorBoundary.tsx';
import { FloatingActions } from './FloatingActions.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { PageError } from './PageError.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { useIdlePreload } from './use-idle-preload.ts';
import { useIntentPrefetch } from './use-intent-prefetch.ts';

// Constant elements: a page change does not re-render them.
const header = (
  <SectionBoundary>
    <Header />
  </SectionBoundary>
);
const footer = (
  <SectionBoundary>
    <Footer />
  </SectionBoundary>
);
const floatingActions = (
  <SectionBoundary>
    <FloatingActions />
  </SectionBoundary>
);

interface LayoutProps {
  /** Fetches the code of the page at a path. */
  preloadPage: (path: string) => void;
}

/** Header, main area and footer of every page. */
export function Layout({ preloadPage }: LayoutProps) {
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  const reconnections = useReconnections();
  useIdlePreload(preloadPage);
  useIntentPrefetch((path) => {
    preloadPage(path);
    const { page, rest } = splitPath(path);
    const id = page === 'products' ? parseProductId(rest) : null;
    if (id !== null) prefetch.product(id);
    if (page === 'productos' && rest !== '') prefetch.category(rest);
  });
  return (
    <QuoteActions>
      {header}
      <main id="contenido" className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={<PageError />} resetKey={`${pathname} ${reconnections}`}>
          <Suspense fallback={<div className={styles.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer}
      {floatingActions}
    </QuoteActions>
  );
}

/** Counts how often the browser has been online again. */
function useReconnections(): number {
  const [reconnections, setReconnections] = useState(0);
  useEffect(() => {
    const count = () => setReconnections((before) => before + 1);
    window.addEventListener('online', count);
    return () => window.removeEventListener('online', count);
  }, []);
  return reconnections;
}
