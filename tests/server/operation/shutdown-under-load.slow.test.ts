// @vitest-environment node
import { Agent } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, GRAPHQL_HEADERS, rawFetch } from '../../../testing/http-client.ts';
import { startServer } from '../../../testing/server-process.ts';
import { engines, makeStore } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

const visitors = 16;
const responsesBeforeSignal = 400;

describe.each(engines)('SIGTERM under load on $name', ({ engine, isMissing }) => {
  it.skipIf(isMissing)(
    'answers every request and keeps every acknowledged message',
    async () => {
      const store = await makeStore(engine);
      const server = await startServer(store.environment);
      const acknowledged: string[] = [];
      const faults: (number | string)[] = [];
      let responses = 0;
      let ended: Promise<number | null> | undefined;

      /** Sends requests on one connection until the server refuses connections. */
      const visit = async (visitor: number) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (let turn = visitor; ; turn++) {
          const message = `Mensaje ${visitor}-${turn} antes de parar`;
          const { path, body } = requestOf(turn, message);
          const post = { method: 'POST', headers: GRAPHQL_HEADERS, body };
          const outcome = await rawFetch(server.url, path, { agent, ...(body && post) }).then(
            ({ status }) => status,
            ({ code }: NodeJS.ErrnoException) => code ?? 'no code',
          );
          if (outcome === 'ECONNREFUSED') break;
          if (outcome !== 200) faults.push(outcome);
          // A cut connection: the next request would be one too.
          if (typeof outcome === 'string') break;
          if (body?.includes(message)) acknowledged.push(message);
          responses++;
          if (responses >= responsesBeforeSignal) ended ??= server.end('SIGTERM');
        }
        agent.destroy();
      };

      try {
        await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
        expect(faults).toEqual([]);
        expect(await ended).toBe(0);
        expect(await store.messages()).toEqual(expect.arrayContaining(acknowledged));
        expect(acknowledged.length).toBeGreaterThan(0);
      } finally {
        await server.end('SIGKILL');
        await store.remove();
      }
    },
    60_000,
  );
});

function requestOf(turn: number, message: string): { path: string; body?: string } {
  if (turn % 4 === 0) return { path: '/' };
  if (turn % 4 === 1) return { path: '/graphql', body: requestBody('ProductosResumen') };
  if (turn % 4 === 2) return { path: CONTACT_PATH, body: JSON.stringify(contactRequest(message)) };
  const search = requestBody('BuscarProductosPorNombre', { nombre: `tubo ${turn}` });
  return { path: '/graphql', body: search };
}
