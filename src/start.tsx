import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connectCart } from './cart/cart-store.ts';
import { backendUrl } from './config.ts';
import { createShopClient } from './graphql/client.ts';
import { pauseIdleQueue } from './hooks/use-when-idle.ts';
import { prepareHistoryEntries } from './layout/history-entries.ts';
import { liftOverlay } from './layout/overlay.ts';
import { reportError } from './lib/report.ts';
import { preloadPage } from './routes.tsx';

/**
 * Brings the site up in index.html, once per page load.
 *
 * @throws when the page is not the site's own
 */
export function start(): void {
  const site = document.getElementById('site');
  const overlay = document.getElementById('overlay');
  if (!site || !overlay) throw new Error('index.html lacks #site or #overlay');

  prepareHistoryEntries();
  window.history.scrollRestoration = 'manual';
  // A reload is the browser's own business; it knows where the visitor was.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  // It may yet bring the page back as it was left.
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  connectCart();

  // What index.html has fetched beside this script is then there when the page is first rendered.
  preloadPage(window.location.hash.slice(1));

  const client = createShopClient({ backendUrl });
  const root = createRoot(site, {
    onCaughtError: (error) => reportError('Error showing a part of the page:', error),
  });
  // In slices: the loading screen goes on moving, and the browser responds, while the page is rendered.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    ),
  );
  pauseIdleQueue(liftOverlay({ overlay, site, elapsed: performance.now() }));
}
