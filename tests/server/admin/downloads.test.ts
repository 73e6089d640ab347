// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { log } from '../../../server/observability/log.ts';
import { pageEngines } from '../../../testing/store.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

describe.each(pageEngines)('files of the private page on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a running shop', () => {
    let database: Database;
    let rawFetch: OpenAdmin['get'];
    let close: OpenAdmin['close'];
    beforeAll(async () => {
      ({ database, get: rawFetch, close } = await openAdmin(engine));
    });
    afterAll(() => close());

    it.each(['/admin/catalogo.xlsx', '/admin/catalogo.csv', '/admin/mensajes.csv'])(
      'are refused to another site without being read: %s',
      async (path) => {
        const read = vi.spyOn(database, 'transaction');
        for (const site of ['cross-site', 'same-site']) {
          const { status, headers } = await rawFetch(path, { headers: { 'sec-fetch-site': site } });
          expect(status).toBe(403);
          expect(headers.get('content-disposition')).toBeNull();
        }
        expect(read).not.toHaveBeenCalled();
        for (const site of ['same-origin', 'none']) {
          const { status } = await rawFetch(path, { headers: { 'sec-fetch-site': site } });
          expect(status).toBe(200);
        }
      },
    );

    it('let a link of another site open the page', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await rawFetch('/admin', { headers })).status).toBe(200);
    });

    it('are not prepared for clients that have gone; no failure is logged', async () => {
      const error = vi.spyOn(log, 'error');
      const transaction = database.transaction.bind(database);
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const read = vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
        await gate;
        return transaction(work);
      });
      const first = rawFetch('/admin/catalogo.csv');
      await expect.poll(() => read.mock.calls.length).toBe(1);
      const leaving = new AbortController();
      const gone = Array.from({ length: 20 }, () =>
        rawFetch('/admin/catalogo.xlsx', { signal: leaving.signal }),
      );
      // The server has received them before this page.
      await rawFetch('/admin/mensajes');
      leaving.abort();
      await Promise.allSettled(gone);
      await rawFetch('/admin/mensajes');
      release();
      expect((await first).status).toBe(200);
      expect((await rawFetch('/admin/catalogo.csv')).status).toBe(200);
      expect(read).toHaveBeenCalledTimes(2);
      expect(error).not.toHaveBeenCalled();
    });
  });
});
