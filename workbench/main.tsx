import { setupWorker } from 'msw/browser';
import { endpoint } from '../src/graphql/transport.ts';
import { bundledShop } from '../testing/bundled-shop.ts';
import { ShopApi } from '../testing/shop-api.ts';
import { mountPanel } from './panel/mount.tsx';
import { createRequestLog } from './request-log.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/**
 * Starts the site on a backend in a service worker, with the panel that chooses scenarios. Only
 * `vite.mock.config.ts` knows this entry.
 */
const requestLog = createRequestLog();
const api = new ShopApi(bundledShop, { endpoint: endpoint('*'), onRequest: requestLog.add });
const workbench = openWorkbench(api);
mountPanel(workbench, requestLog);
await startMock(workbench);
// A scenario may change the browser's storage, which the site reads while it loads.
const { start } = await import('../src/start.tsx');
start();

/** Resolves when the mock responds, or when the panel shows why it cannot. */
async function startMock({ report }: Workbench): Promise<void> {
  const { pathname } = new URL('./mockServiceWorker.js', document.baseURI);
  try {
    await setupWorker(...api.handlers).start({
      serviceWorker: { url: pathname },
      onUnhandledRequest: 'bypass',
      quiet: true,
    });
  } catch (error) {
    console.error('The mock cannot start:', error);
    report(
      'El navegador no permite simular el servidor en esta dirección. Ábrala por https o en localhost.',
    );
  }
}
