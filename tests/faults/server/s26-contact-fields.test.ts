// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';

const sound = contactRequest('Necesito 20 ángulos.');
const withFields = (fields: object) => ({
  ...sound,
  template_params: { ...sound.template_params, ...fields },
});

describe.each(engines)('on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('the contact endpoint', () => {
    let store: Store;
    let server: ServerProcess;

    beforeAll(async () => {
      store = await makeStore(engine);
      server = await startServer(store.environment);
    });
    afterAll(async () => {
      await server.end('SIGKILL');
      await store.remove();
    });

    it.each([
      ['a line break in the name', { from_name: 'Ana\r\nBcc: todos@x.example' }],
      ['a line break in the address', { reply_to: 'ana@x.example\nBcc: todos@x.example' }],
      ['a line separator in the name', { from_name: 'Ana\u2028Bcc: todos@x.example' }],
      ['a NUL in the name', { from_name: 'Ana\0' }],
      ['a line break in the number', { phone: '987654321\r\nX: y' }],
      ['two addresses', { reply_to: 'ana@x.example, luis@x.example' }],
      ['two addresses with a semicolon', { reply_to: 'ana@x.example;luis@x.example' }],
      ['an address in angle brackets', { reply_to: 'Ana <ana@x.example>' }],
      ['a name that is no text', { from_name: { $gt: '' } }],
      ['a name of 101 characters', { from_name: 'A'.repeat(101) }],
      ['a message of 5,001 characters', { message: 'A'.repeat(5_001) }],
      ['a NUL in the message', { message: 'Necesito 20 ángulos.\0' }],
    ])('refuses %s', async (_, fields) => {
      const response = await post(server.url, CONTACT_PATH, withFields(fields));
      expect(response.status).toBe(400);
      expect(response.body).toMatch(/^template_params\.\w+: /);
    });

    it('refuses a message of a megabyte without reading it to the end', async () => {
      const response = await post(
        server.url,
        CONTACT_PATH,
        withFields({ message: 'A'.repeat(2 ** 20) }),
      );
      expect(response).toMatchObject({ status: 413, body: 'The body is too long' });
    });

    it('stores what is sound as it was written, and nothing besides', async () => {
      const text = `Línea 1\nLínea 2 '); DROP TABLE contact_messages; -- \u202e \ud800 😀`;
      const body = JSON.stringify({
        ...withFields({ message: text, admin: true, id: 1, received_at: '1970-01-01' }),
        extra: { nested: [1, 2, 3] },
      }).replace('{', '{"__proto__":{"polluted":true},');
      const headers = { 'content-type': 'application/json' };
      const response = await rawFetch(server.url, CONTACT_PATH, { method: 'POST', headers, body });
      expect(response).toMatchObject({ status: 200, body: 'OK' });
      expect((await rawFetch(server.url, '/healthz')).status).toBe(200);

      await server.end('SIGKILL');
      const database = await store.open();
      const rows = await database.query<Record<string, unknown>>(
        "SELECT *, received_at > now() - interval '1 hour' AS is_recent FROM contact_messages",
      );
      await database.close();
      expect(rows).toEqual([
        {
          id: expect.anything(),
          received_at: expect.anything(),
          is_recent: true,
          from_name: 'Ana Quispe',
          reply_to: 'ana@taller.example',
          phone: '987654321',
          // A lone surrogate is no character; everything else is kept.
          message: text.replace('\ud800', '\ufffd'),
        },
      ]);
    });
  });
});
