import { type ReactNode, startTransition, useState } from 'react';
import {
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createHashHistory,
} from 'react-router-dom';

interface ShopRouterProps {
  /** Whether the page at a path can be drawn without fetching its code. */
  isLoaded: (path: string) => boolean;
  children: ReactNode;
}

/**
 * React Router's HashRouter, but for when a page changes: one whose code is there is drawn in
 * answer to the click itself, in the next frame; any other takes the old one's place once its code
 * has come. HashRouter does the latter always, in slices that give way to all else.
 */
export function ShopRouter({ isLoaded, children }: ShopRouterProps) {
  const [history] = useState(() => createHistory(isLoaded));
  return (
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}

function createHistory(isLoaded: ShopRouterProps['isLoaded']) {
  const history = UNSAFE_createHashHistory({ v5Compat: true });
  const listen = history.listen.bind(history);
  history.listen = (show) =>
    listen((update) => {
      if (isLoaded(update.location.pathname)) show(update);
      else startTransition(() => show(update));
    });
  return history;
}
