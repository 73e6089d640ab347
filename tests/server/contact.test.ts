// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContactStore } from '../../server/contact/contact-store.ts';
import { CONTACT_PATH } from '../../testing/concurrent-writers.ts';
import { contactRequest, post } from '../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { engines, makeStore, type Store } from '../../testing/store.ts';

describe.each(engines)('the contact endpoint on $name', ({ engine, isMissing }) => {
  it.skipIf(isMissing)('stores a message that is sent again once', async () => {
    const store = await makeStore(engine);
    const database = await store.openSeeded();
    const { save } = createContactStore(database);
    const sent = { from_name: 'Ana', reply_to: 'ana@taller.example', message: 'Hola' };
    await save(sent);
    await save(sent);
    await save({ ...sent, message: 'Hola otra vez' });
    const rows = await database.query('SELECT message FROM contact_messages ORDER BY id');
    expect(rows).toEqual([{ message: 'Hola' }, { message: 'Hola otra vez' }]);
    await database.close();
    await store.remove();
  });

  describe.skipIf(isMissing)('with a limit of two messages', () => {
    let store: Store;
    let server: ServerProcess;
    beforeAll(async () => {
      store = await makeStore(engine);
      server = await startServer({ ...store.environment, CONTACT_PER_ADDRESS: '2' });
    });
    afterAll(async () => {
      await server.end('SIGKILL');
      await store.remove();
    });

    it('refuses invalid messages, which do not count', async () => {
      await post(server.url, CONTACT_PATH, contactRequest('\0'));
      await post(server.url, CONTACT_PATH, contactRequest('\0'));
      const empty = await post(server.url, CONTACT_PATH, contactRequest(''));
      expect(empty.status).toBe(400);
      expect(empty.body).toMatch(/^template_params\.message: /);
    });

    it('stores messages cleaned, and answers the third 429 with Retry-After', async () => {
      const text = `Línea 1\nLínea 2 '); DROP TABLE contact_messages; -- \u202e \ud800 😀 $1`;
      const { headers, ...stored } = await post(server.url, CONTACT_PATH, {
        ...contactRequest(text),
        extra: { admin: true },
      });
      expect(stored).toMatchObject({ status: 200, body: 'OK' });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect((await post(server.url, CONTACT_PATH, contactRequest('Otra vez'))).status).toBe(200);

      const refused = await post(server.url, CONTACT_PATH, contactRequest('Y otra'));
      expect(refused).toMatchObject({ status: 429, body: 'Too many requests' });
      expect(refused.headers['access-control-expose-headers']).toBe('Retry-After');
      // Not parsed, since the limit comes first.
      const invalid = await post(server.url, CONTACT_PATH, contactRequest(''));
      expect(invalid.status).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);

      await server.end('SIGTERM');
      const cleaned = text.replace('\u202e \ud800', '\ufffd');
      expect(await store.messages()).toEqual([cleaned, 'Otra vez']);
    });
  });
});
