import { HashRouter } from 'react-router-dom';
import { type Client, Provider } from 'urql';
import { OfflineNotice } from './layout/OfflineNotice.tsx';
import { AppRoutes } from './routes.tsx';

/** The site, on a GraphQL client. */
export function App({ client }: { client: Client }) {
  return (
    <Provider value={client}>
      {/* Within a transition, a phone shows the page some 100 ms later. */}
      <HashRouter useTransitions={false}>
        <AppRoutes />
      </HashRouter>
      <OfflineNotice />
    </Provider>
  );
}
