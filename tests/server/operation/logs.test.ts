// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { freePort } from '../../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { engines, fastestEngine, makeStore, type Store } from '../../../testing/store.ts';
import { inProject } from '../../../tools/lib/project.mjs';
import { requestBody } from '../../../tools/lib/request-body.ts';

/** Recognisable texts in every place that a visitor can fill. */
const MARKERS = {
  name: 'Marcaria',
  email: 'marca@correo.example',
  phone: '911222333',
  message: 'Mensajesecreto',
  term: 'Terminobuscado',
  path: 'Caminovisitado',
  agent: 'Navegadorpropio',
};
/** Refused by the database, whose error contains the whole message. */
const REFUSED_PHONE = '900000000';
const FORGED = '{"level":"fatal","msg":"Forged"}';

describe.each(engines)('the log on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a server', () => {
    let store: Store;
    let server: ServerProcess;
    beforeAll(async () => {
      store = await makeStore(engine);
      const database = await store.open();
      await migrate(database);
      await database.query(`ALTER TABLE contact_messages ADD CHECK (phone <> '${REFUSED_PHONE}')`);
      await database.close();
      server = await startServer({ ...store.environment, CONTACT_PER_ADDRESS: '1' });
    });
    afterAll(async () => {
      await server.end('SIGKILL');
      await store.remove();
    });

    it('contains nothing that a visitor wrote, and no forged line', async () => {
      const { name, email, phone, message, path, term, agent } = MARKERS;
      const headers = {
        'user-agent': `${agent}\t${FORGED}`,
        referer: `https://x.example/#/buscar/${term}`,
        'x-forwarded-for': FORGED,
      };
      const params = { from_name: name, reply_to: email, phone, message };
      const body = { ...contactRequest(message), template_params: params };
      const refused = { ...params, phone: REFUSED_PHONE };
      const failed = { ...body, template_params: refused };
      expect((await post(server.url, CONTACT_PATH, failed, headers)).status).toBe(500);
      expect(
        (await post(server.url, CONTACT_PATH, { ...body, service_id: 1 }, headers)).status,
      ).toBe(400);
      expect((await post(server.url, CONTACT_PATH, body, headers)).status).toBe(200);
      expect((await post(server.url, CONTACT_PATH, body, headers)).status).toBe(429);
      await post(server.url, CONTACT_PATH, { ...body, more: 'x'.repeat(20_000) }, headers);
      await rawFetch(server.url, `/${path}/%0d%0a${encodeURIComponent(FORGED)}?q=${term}`, {
        headers,
      });
      await rawFetch(server.url, `/graphql?query=${term}`, { headers });
      const search = requestBody('BuscarProductosPorNombre', { nombre: term });
      expect((await postGraphql(server.url, search, headers)).status).toBe(200);
      await disconnectInBody(server.url, JSON.stringify(body));

      const logged = { level: 'error', route: 'contact', status: 500 };
      expect(server.log()).toContainEqual(expect.objectContaining(logged));
      await server.end('SIGTERM');
      for (const marker of [...Object.values(MARKERS), 'Forged', '127.0.0.1']) {
        expect(server.logText()).not.toContain(marker);
      }
    });
  });
});

describe('a log that cannot be written', () => {
  it.each(['/dev/full', 'closed pipe'])('does not stop the server (%s)', async (output) => {
    const store = await makeStore(fastestEngine);
    const port = await freePort();
    const target = output === '/dev/full' ? openSync(output, 'w') : 'pipe';
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: inProject(),
      env: { PATH: process.env.PATH, PORT: String(port), ...store.environment },
      stdio: ['ignore', target, target],
    });
    const ended = once(child, 'exit');
    child.stdout?.destroy();
    child.stderr?.destroy();
    await vi.waitFor(
      async () => {
        const { status } = await rawFetch(`http://127.0.0.1:${port}`, '/healthz');
        expect({ status, code: child.exitCode }).toEqual({ status: 200, code: null });
      },
      { timeout: 90_000, interval: 100 },
    );
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await store.remove();
  });
});

function disconnectInBody(url: string, body: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(url + CONTACT_PATH, { method: 'POST', headers, agent: false });
    sent.on('error', () => resolve());
    sent.write(body.slice(0, -20), () => sent.destroy(new Error('gone')));
  });
}
