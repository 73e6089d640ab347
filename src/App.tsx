import type { ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { type Client, Provider } from 'urql';
import { ProductSummariesContext, useProductSummariesQuery } from './graphql/queries.ts';
import { OfflineNotice } from './layout/OfflineNotice.tsx';
import { AppRoutes } from './routes.tsx';

export function App({ client }: { client: Client }) {
  return (
    <Provider value={client}>
      <ProductSummaries>
        {/* With transitions, a phone shows a page about 100 ms later. */}
        <HashRouter useTransitions={false}>
          <AppRoutes />
        </HashRouter>
      </ProductSummaries>
      <OfflineNotice />
    </Provider>
  );
}

function ProductSummaries({ children }: { children: ReactNode }) {
  return (
    <ProductSummariesContext value={useProductSummariesQuery()}>{children}</ProductSummariesContext>
  );
}
