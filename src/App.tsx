import { StrictMode } from 'react';
import { type Client, Provider } from 'urql';
import { OfflineNotice } from './layout/OfflineNotice.tsx';
import { PageFailure } from './layout/PageFailure.tsx';
import { AppRoutes, isPageLoaded } from './routes.tsx';
import { ShopRouter } from './ShopRouter.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

/** The site, on a GraphQL client. */
export function App({ client }: { client: Client }) {
  return (
    <StrictMode>
      <Provider value={client}>
        <ErrorBoundary fallback={<PageFailure />}>
          <ShopRouter isLoaded={isPageLoaded}>
            <AppRoutes />
          </ShopRouter>
        </ErrorBoundary>
        <OfflineNotice />
      </Provider>
    </StrictMode>
  );
}
