// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/database/open-database.ts';
import { fixture } from '../contract/fixture.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { ask, contactRequest, post } from './http-client.ts';
import { startServer } from './server-process.ts';

const CONTACT = '/api/v1.0/email/send';
const WRITERS = 4;
/** So many messages are acknowledged before the blow, and others are under way at that moment. */
const ENOUGH = 150;

const stores = [
  { name: 'the embedded database', isMissing: false, open: async () => null },
  { name: 'a PostgreSQL server', isMissing: !hasPostgres(), open: startPostgres },
];

describe.each(stores)('on $name', ({ isMissing, open }) => {
  describe.skipIf(isMissing)('the server', { timeout: 90_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'kuntur-durability-'));
    let postgres: Awaited<ReturnType<typeof open>>;
    let environment: NodeJS.ProcessEnv;

    beforeAll(async () => {
      postgres = await open();
      writeFileSync(join(folder, 'seed.json'), JSON.stringify(fixture));
      environment = {
        DATA_DIR: join(folder, 'data'),
        SEED_FILE: join(folder, 'seed.json'),
        SITE_DIR: folder,
        ...(postgres && { DATABASE_URL: postgres.url }),
      };
    });
    afterAll(async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true });
    });

    const storedMessages = async () => {
      const databaseUrl = postgres?.url ?? null;
      const database = await openDatabase({ databaseUrl, dataDirectory: join(folder, 'data') });
      const rows = await database.query<{ message: string }>(
        'SELECT message FROM contact_messages',
      );
      await database.close();
      return rows.map(({ message }) => message);
    };

    it('loses no message that it acknowledged when it is killed while storing more', async () => {
      const acknowledged: string[] = [];
      const doomed = await startServer(environment);
      const write = async (writer: number) => {
        for (let number = 0; ; number++) {
          const message = `Mensaje ${writer}-${number} de prueba`;
          const answer = await post(doomed.url, CONTACT, contactRequest(message)).catch(() => null);
          if (answer?.status !== 200) return;
          acknowledged.push(message);
          if (acknowledged.length === ENOUGH) void doomed.end('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
      expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
      expect(await doomed.end('SIGKILL')).toBeNull();

      const restarted = await startServer(environment);
      expect((await ask(restarted.url, '/healthz')).status).toBe(200);
      await restarted.end('SIGKILL');
      expect(await storedMessages()).toEqual(expect.arrayContaining(acknowledged));
    });

    it('answers what it was asked before it was told to stop, and ends cleanly', async () => {
      const server = await startServer(environment);
      const finish = await beginPost(server.url, contactRequest('Antes de parar'));
      const code = server.end('SIGTERM');
      await vi.waitFor(() => expect(ask(server.url, '/healthz')).rejects.toThrow('ECONNREFUSED'));

      expect(await finish()).toBe(200);
      expect(await code).toBe(0);
      expect(server.output()).toBe(`Kuntur Aceros is ready at ${server.url}\n`);
      expect(await storedMessages()).toContain('Antes de parar');
    });
  });
});

/** Sends the first half of a contact request; the second when the answer is asked for. */
async function beginPost(url: string, json: unknown): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify(json);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(url + CONTACT, { method: 'POST', headers, agent: false });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
  });
  sent.write(body.slice(0, 40));
  // A whole exchange later, the server has seen the beginning.
  await ask(url, '/healthz');
  return async () => {
    sent.end(body.slice(40));
    const response = await answer;
    response.resume();
    return response.statusCode;
  };
}
