import { HashRouter } from 'react-router-dom';
import { type Client, Provider } from 'urql';
import { OfflineNotice } from './layout/OfflineNotice.tsx';
import { AppRoutes } from './routes.tsx';

export function App({ client }: { client: Client }) {
  return (
    <Provider value={client}>
      {/* With transitions, a phone shows a page about 100 ms later. */}
      <HashRouter useTransitions={false}>
        <AppRoutes />
      </HashRouter>
      <OfflineNotice />
    </Provider>
  );
}
