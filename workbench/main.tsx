import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { getResponse } from 'msw';
import { endpoint } from '../src/graphql/transport.ts';
import { bundledShop } from '../testing/bundled-shop.ts';
import { ShopApi } from '../testing/shop-api.ts';
import { mountPanel } from './panel/mount.tsx';
import { createRequestLog } from './request-log.ts';
import { openWorkbench } from './workbench.ts';

/**
 * Starts the site on a backend in the page, with the panel that chooses scenarios. Only
 * `vite.mock.config.ts` knows this entry.
 */
const requestLog = createRequestLog();
const api = new ShopApi(bundledShop, { endpoint: endpoint('*'), onRequest: requestLog.add });
mountPanel(openWorkbench(api), requestLog);

// Not MSW's service worker: browsers stop it, and then requests reach the web server (msw#2115).
const interceptor = new FetchInterceptor();
interceptor.apply();
interceptor.on('request', async ({ request, controller }) => {
  const response = await getResponse(api.handlers, request);
  if (response) controller.respondWith(response);
});

// A scenario may change the browser's storage, which the site reads while it loads.
const { start } = await import('../src/start.tsx');
start();
