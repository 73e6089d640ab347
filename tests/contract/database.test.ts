// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../server/catalogue/seed.ts';
import { readCatalogue } from '../../server/catalogue/stored-catalogue.ts';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { fixture } from '../../testing/fixture.ts';
import { databaseKinds } from '../../testing/open-stores.ts';

describe.each(databaseKinds)('$name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('database', () => {
    let database: Database;
    let remove: () => Promise<void>;
    const folder = mkdtempSync(join(tmpdir(), 'kuntur-seed-'));
    const seedFile = join(folder, 'seed.json');

    beforeAll(async () => {
      ({ database, remove } = await open());
      writeFileSync(seedFile, JSON.stringify(fixture));
    });
    afterAll(async () => {
      await remove();
      rmSync(folder, { recursive: true });
    });

    it('runs each migration once when three processes start together', async () => {
      const applied = await Promise.all([migrate(database), migrate(database), migrate(database)]);
      const names = applied.flat();
      expect(names).toContain('0001-catalogue');
      expect(new Set(names).size).toBe(names.length);
      expect(await migrate(database)).toEqual([]);
    });

    it('is seeded once when three processes start together', async () => {
      const seed = () => seedCatalogue(database, seedFile);
      const results = await Promise.all([seed(), seed(), seed()]);
      expect(results.sort()).toEqual(['kept', 'kept', 'seeded']);
      expect(await database.transaction(readCatalogue)).toEqual(fixture);
    });

    it("keeps the operator's edits and deletions when the seed file changes", async () => {
      await database.query(`UPDATE products SET name = 'ÁRBOL', price = 1.5 WHERE id = 10`);
      await database.query('DELETE FROM products WHERE id = 20');
      const edited = await database.transaction(readCatalogue);
      writeFileSync(seedFile, JSON.stringify({ ...fixture, products: [] }));
      expect(await seedCatalogue(database, seedFile)).toBe('kept');
      expect(await database.transaction(readCatalogue)).toEqual(edited);
    });

    it('rolls back a failed transaction', async () => {
      const count = async () => (await database.query('SELECT 1 FROM categories')).length;
      const before = await count();
      const failing = database.transaction(async (transaction) => {
        await transaction.query(`INSERT INTO categories VALUES ('NUEVA', 99)`);
        await transaction.query('SELECT 1 / 0');
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(await count()).toBe(before);
    });
  });
});
