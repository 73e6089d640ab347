import { setupWorker } from 'msw/browser';
import { bundledShop } from '../testing/bundled-shop.ts';
import { ShopApi } from '../testing/shop-api.ts';
import { createLog } from './log.ts';
import { mockHandlers } from './mock.ts';
import { mountPanel } from './panel/mount.tsx';
import { watchersFor } from './watchers.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/**
 * The site with a backend of its own in the browser, and the panel that steers it. Only
 * `vite.mock.config.ts` knows this entry.
 */
const api = new ShopApi(bundledShop);
const log = createLog();
const workbench = await openWorkbench(api, log);
mountPanel(workbench);
await startMock(workbench);
// Only now: the site looks at the browser's storage as soon as it is loaded.
const { start } = await import('../src/start.tsx');
start({ watchers: watchersFor(log) });

/** Resolves once every request is answered by the mock, or the tester has been told why none will be. */
async function startMock({ report }: Workbench): Promise<void> {
  const { pathname } = new URL('./mockServiceWorker.js', document.baseURI);
  try {
    await setupWorker(...mockHandlers(api, log)).start({
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
