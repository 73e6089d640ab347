import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connectCart } from './cart/cart-store.ts';
import { backendUrl } from './env.ts';
import { createShopClient } from './graphql/client.ts';
import { requestFirstData } from './graphql/queries.ts';
import { pauseIdleQueue } from './hooks/use-when-idle.ts';
import { trackKeyboardHeight } from './layout/keyboard-height.ts';
import { liftOverlay } from './layout/overlay.ts';
import { keepTranslatedTexts } from './layout/translated-texts.ts';
import { timings } from './lib/limits.ts';
import { reportError } from './lib/report.ts';
import { prepareHistoryEntries } from './navigation/history-entries.ts';
import { shownAt } from './navigation/paths.ts';
import { preloadPage } from './routes.tsx';

/**
 * Starts the site in index.html, once per page load.
 * @throws if index.html lacks its elements
 */
export function start(): void {
  // Its script shows another page in browsers that are too old.
  if (document.documentElement.dataset.start === 'old') return;
  const site = document.getElementById('site');
  const overlay = document.getElementById('overlay');
  if (!site || !overlay) throw new Error('index.html lacks #site or #overlay');

  prepareHistoryEntries();
  window.history.scrollRestoration = 'manual';
  connectCart();
  trackKeyboardHeight();
  keepTranslatedTexts();

  const path = window.location.hash.slice(1);
  const client = createShopClient({ backendUrl });
  const shown = shownAt(path);
  const firstData = requestFirstData(client, shown);
  const isReady = Promise.all([preloadPage(path), firstData.settled]);

  const root = createRoot(site, {
    onCaughtError: (error) => reportError('Error showing a part of the page:', error),
  });
  const render = () =>
    root.render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    );
  void Promise.race([isReady, wait(timings.firstData)]).then(render);
  const lifted = liftOverlay({ overlay, site, elapsed: performance.now() });
  pauseIdleQueue(lifted);
  // A late start lifts before the page takes the data over.
  void Promise.all([lifted, isReady]).then(firstData.release);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
