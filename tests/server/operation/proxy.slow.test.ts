// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAdminServer, createWebServer } from '../../../server/http/web-server.ts';
import { hasCaddy, startCaddy } from '../../../testing/caddy.ts';
import { listenLocally, post } from '../../../testing/http-client.ts';

it.skipIf(!hasCaddy())('Caddy closes idle connections, not the server', async () => {
  const server = createWebServer(async (_request, response) => {
    await sleep(300);
    response.end('OK');
  });
  // Only a proxy that closes first never sends a request into a closed connection.
  const closedBy = new Promise((resolve) => {
    server.on('connection', (socket) => {
      socket.once('end', () => resolve('the proxy'));
      socket.once('timeout', () => resolve('the server'));
    });
  });
  const caddy = await startCaddy([await listenLocally(server)]);
  // More connections than the health checks keep busy.
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(caddy.url, '/', {})));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await closedBy).toBe('the proxy');
  await caddy.stop();
  server.close();
});

it('the private page keeps connections as long as the shop', () => {
  const { keepAliveTimeout } = createWebServer(() => {});
  expect(createAdminServer(() => {}).keepAliveTimeout).toBe(keepAliveTimeout);
});
