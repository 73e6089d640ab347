// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../server/database/database.ts';
import {
  PRECOMPUTED_BODIES,
  STOREFRONT_ACCEPT,
} from '../../server/graphql/precomputed-requests.ts';
import { fixture } from '../../testing/fixture.ts';
import { rawFetch } from '../../testing/http-client.ts';
import { openShopOn } from '../../testing/open-shop-on.ts';
import { databaseKinds } from '../../testing/open-stores.ts';

describe.each(databaseKinds)('on $name', (kind) => {
  describe.skipIf(kind.isMissing)('what the storefront asks first', () => {
    let outside: Queryable;
    let url: string;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ outside, url, close } = await openShopOn(kind));
    });
    afterAll(() => close());

    const responses = async () => {
      const headers = { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' };
      const given = PRECOMPUTED_BODIES.map((body) =>
        rawFetch(url, '/graphql', { method: 'POST', headers, body }),
      );
      return (await Promise.all(given)).map(({ body }) => body).join('\n');
    };

    it('is answered anew soon after another connection has changed it', async () => {
      expect(await responses()).toContain(fixture.products[0]?.name?.slice(0, 20));
      await outside.query(`UPDATE products SET name = 'CAMBIADO' WHERE id = 70`);
      await vi.waitFor(async () => expect(await responses()).toContain('CAMBIADO'), 20_000);
      await outside.query(`UPDATE categories SET name = 'MALLAS' WHERE name = 'TUBOS'`);
      await vi.waitFor(async () => expect(await responses()).not.toContain('TUBOS'), 20_000);
      expect(await responses()).toContain('"category":["MALLAS"');
    });
  });
});
