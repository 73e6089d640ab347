import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { controls } from '../content/controls.ts';
import { layoutTexts as texts } from '../content/layout.ts';
import { usePrefetch } from '../graphql/queries.ts';
import { useOnline } from '../hooks/use-online.ts';
import { shownAt } from '../navigation/paths.ts';
import { usePreload } from '../navigation/use-preload.ts';
import { useSiteLinks } from '../navigation/use-site-links.ts';
import { PasteList } from '../quote-list/PasteList.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBoundary, SectionBoundary } from '../ui/ErrorBoundary.tsx';
import { retryFailedComponents } from '../ui/lazy-component.tsx';
import { FloatingActions } from './FloatingActions.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { QuoteActions } from './QuoteActions.tsx';

// Constant elements: a page change does not re-render them.
const header = inBoundary(<Header />);
const footer = inBoundary(<Footer />);
const floatingActions = inBoundary(<FloatingActions />);

interface LayoutProps {
  /** Fetches the code of the page at a path. */
  preloadPage: (path: string) => Promise<void>;
  /** Loads what a visitor of the page at a path is likely to open next. */
  nextCode: (path: string) => readonly (() => Promise<void>)[];
}

/** Header, main area and footer of every page. */
export function Layout({ preloadPage, nextCode }: LayoutProps) {
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  const isOnline = useOnline();
  const [loaders] = useState(() => nextCode(pathname));
  usePreload(loaders);
  useSiteLinks((path) => {
    void preloadPage(path);
    prefetch(shownAt(path));
  });
  return (
    <QuoteActions>
      {header}
      <main id="contenido" className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={<PageError />} resetKey={`${pathname} ${isOnline}`}>
          <Suspense fallback={<div className={styles.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer}
      {floatingActions}
      <PasteList />
    </QuoteActions>
  );
}

function inBoundary(part: ReactNode) {
  return <SectionBoundary>{part}</SectionBoundary>;
}

/** Shown instead of a page whose code could not be downloaded or that failed to render. */
function PageError() {
  useEffect(retryFailedComponents, []);
  return (
    <EmptyState
      urgent
      level={1}
      drawing="offline"
      title={texts.pageFailed}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {controls.retry}
          </Button>
          <Button onClick={() => window.history.back()}>{controls.back}</Button>
        </>
      }
    >
      {texts.pageFailedHint}
    </EmptyState>
  );
}
