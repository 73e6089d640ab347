import { StrictMode } from 'react';
import { HashRouter } from 'react-router-dom';
import { type Client, Provider } from 'urql';
import { AppRoutes } from './routes.tsx';

/** The site, on a GraphQL client. */
export function App({ client }: { client: Client }) {
  return (
    <StrictMode>
      <Provider value={client}>
        <HashRouter>
          <AppRoutes />
        </HashRouter>
      </Provider>
    </StrictMode>
  );
}
