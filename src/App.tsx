import { StrictMode } from 'react';
import { type Client, Provider } from 'urql';
import { OfflineNotice } from './layout/OfflineNotice.tsx';
import { AppRoutes, isPageLoaded } from './routes.tsx';
import { ShopRouter } from './ShopRouter.tsx';

/** The site, on a GraphQL client. */
export function App({ client }: { client: Client }) {
  return (
    <StrictMode>
      <Provider value={client}>
        <ShopRouter isLoaded={isPageLoaded}>
          <AppRoutes />
        </ShopRouter>
        <OfflineNotice />
      </Provider>
    </StrictMode>
  );
}
