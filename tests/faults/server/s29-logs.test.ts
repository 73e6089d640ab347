// @vitest-environment node
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { STOREFRONT_ACCEPT } from '../../../server/graphql/precomputed-requests.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

/** Stand in for what visitors write, wherever they can. */
const MARKERS = {
  name: 'Marcaria',
  email: 'marca@correo.example',
  phone: '911222333',
  message: 'Mensajesecreto',
  term: 'Terminobuscado',
  path: 'Caminovisitado',
  agent: 'Navegadorpropio',
};
const FORGED = '{"level":"fatal","msg":"Forged"}';

describe.each(engines)('on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('a server whose search is broken', () => {
    let store: Store;
    let server: ServerProcess;

    beforeAll(async () => {
      store = await makeStore(engine);
      const database = await store.open();
      await migrate(database);
      await database.query('ALTER FUNCTION catalogue_fold(text) RENAME TO gone');
      await database.close();
      server = await startServer({
        ...store.environment,
        CONTACT_PER_ADDRESS: '1',
        DATABASE_PASSWORD: 'Clavesecreta',
      });
    });
    afterAll(async () => {
      await server.end('SIGKILL');
      await store.remove();
    });

    const search = (headers = {}) => {
      const body = requestBody('buscar-productos-por-nombre', { nombre: MARKERS.term });
      const types = { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' };
      return rawFetch(server.url, '/graphql', {
        method: 'POST',
        headers: { ...types, ...headers },
        body,
      });
    };
    const failures = () => server.log().filter(({ msg }) => msg === 'A request failed');

    it('masks what failed, and logs the reason under the id that the answer carries', async () => {
      const [one, other] = [await search(), await search()];
      for (const response of [one, other]) {
        expect(response.status).toBe(500);
        expect(response.headers['retry-after']).toBeUndefined();
        expect(JSON.parse(response.body).errors).toEqual([
          expect.objectContaining({
            message: 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.',
            extensions: { code: 'INTERNAL_SERVER_ERROR' },
          }),
        ]);
        expect(response.body).not.toMatch(/catalogue_fold|\bat .*\.ts/);
        expect(failures()).toContainEqual(
          expect.objectContaining({
            level: 'error',
            requestId: response.headers['x-request-id'],
            route: 'graphql',
            status: 500,
            err: expect.objectContaining({
              code: '42883',
              message: expect.stringContaining('catalogue_fold'),
            }),
          }),
        );
      }
      expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
    });

    it('takes no request id from a visitor', async () => {
      const response = await search({ 'x-request-id': 'mine' });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('no visitor can write a line of the log, by whatever they send', async () => {
      const before = server.log().length;
      await rawFetch(server.url, `/%0d%0a${encodeURIComponent(FORGED)}?q=%0a`, {
        headers: { 'user-agent': `x\t${FORGED}`, 'x-forwarded-for': FORGED, referer: FORGED },
      });
      await search({ 'x-request-id': FORGED, traceparent: FORGED });
      await sendRaw(server.url, `GET /\r\n${FORGED}\r\n HTTP/1.1\r\n\r\n`);
      await sendRaw(server.url, `GET / HTTP/1.1\r\nhost: x\r\nuser-agent: a\n${FORGED}\r\n\r\n`);
      await sendRaw(server.url, `G\x1b[2JT / HTTP/1.1\r\nhost: x\r\n\r\n`);
      await vi.waitFor(() => expect(server.log().length).toBeGreaterThan(before));
      // `log` reads each line as JSON, so that a broken one fails here.
      expect(server.log().map(({ msg }) => msg)).not.toContain('Forged');
      expect(server.logText()).not.toContain('Forged');
      expect(server.logText().replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    });

    it('names no visitor, and repeats nothing that one wrote', async () => {
      const { name, email, phone, message, path, term, agent } = MARKERS;
      const headers = { 'user-agent': agent, referer: `https://x.example/#/buscar/${term}` };
      const sound = contactRequest(message);
      const body = {
        ...sound,
        template_params: { from_name: name, reply_to: email, phone, message },
      };
      // Taken, refused by number, by field, by size; unknown paths; broken off.
      expect((await post(server.url, CONTACT_PATH, body, headers)).status).toBe(200);
      expect((await post(server.url, CONTACT_PATH, body, headers)).status).toBe(429);
      expect(
        (await post(server.url, CONTACT_PATH, { ...body, service_id: 1 }, headers)).status,
      ).toBe(400);
      await post(server.url, CONTACT_PATH, { ...body, more: 'x'.repeat(20_000) }, headers);
      await rawFetch(server.url, `/${path}/${email}?q=${term}`, { headers });
      await rawFetch(server.url, `/graphql?query=${term}`, { headers });
      await search(headers);
      await breakOff(server.url, JSON.stringify(body));

      expect(server.log()).toContainEqual(
        expect.objectContaining({ level: 'warn', route: 'contact', status: 429, times: 1 }),
      );
      await server.end('SIGTERM');
      for (const marker of [...Object.values(MARKERS), '127.0.0.1', 'Clavesecreta']) {
        expect(server.logText()).not.toContain(marker);
      }
    });
  });
});

/** Writes bytes that no client would, and waits for the end. */
function sendRaw(url: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });
}

/** Sends half a message and goes away. */
function breakOff(url: string, body: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(url + CONTACT_PATH, { method: 'POST', headers, agent: false });
    sent.on('error', () => resolve());
    sent.write(body.slice(0, -20), () => sent.destroy(new Error('gone')));
  });
}
