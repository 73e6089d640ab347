// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { openEmbeddedDatabase } from '../../../server/database/embedded/embedded-database.ts';
import { ServiceUnavailable } from '../../../server/service-unavailable.ts';

/** Would run for hours. */
const ENDLESS = 'SELECT count(*) FROM generate_series(1, 1e12)';

/** Longer than any other statement takes on a busy machine. */
const AMPLE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'kuntur-embedded-'));
let database: Database;

beforeAll(async () => {
  database = await openEmbeddedDatabase(folder, AMPLE_MS);
  await database.query('CREATE TABLE notes (text text)');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const insert = (text: string, into = database) =>
  into.query('INSERT INTO notes VALUES ($1)', [text]);
const notes = async () =>
  (await database.query<{ text: string }>('SELECT text FROM notes ORDER BY text')).map(
    (row) => row.text,
  );

describe('the embedded database', () => {
  it('replaces an engine that is stuck in a query and keeps committed rows', async () => {
    await insert('before');
    await database.close();
    const impatient = await openEmbeddedDatabase(folder, 1_000);
    const stuck = impatient.query(ENDLESS);
    const behind = insert('behind the stuck query', impatient);
    await expect(stuck).rejects.toThrow('did not answer within');
    await expect(behind).rejects.toThrow('did not answer within');
    // On a busy machine the new engine can take longer to start than a statement may.
    await vi.waitFor(() => impatient.query('SELECT 1'), { timeout: 60_000 });
    await impatient.close();

    database = await openEmbeddedDatabase(folder, AMPLE_MS);
    await insert('after');
    expect(await notes()).toEqual(['after', 'before']);
  });

  it('rejects a query that it did not run, and ignores the wall clock', async () => {
    await database.close();
    const impatient = await openEmbeddedDatabase(folder, 5_000);
    // The deadline passes while the thread is blocked, so that no timer has fired.
    const first = impatient.transaction(async ({ query }) => {
      await query(`INSERT INTO notes VALUES ('stored')`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_100);
    });
    const late = insert('never stored', impatient);
    await expect(late).rejects.toBeInstanceOf(ServiceUnavailable);
    await first;

    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await insert('stored after the step', impatient);
    clock.mockRestore();
    await impatient.close();
    database = await openEmbeddedDatabase(folder, AMPLE_MS);
    expect(await notes()).toEqual(expect.arrayContaining(['stored', 'stored after the step']));
    expect(await notes()).not.toContain('never stored');
  });

  it('rolls back a transaction whose statement is stuck', async () => {
    const stuck = database.transaction(async (transaction) => {
      await transaction.query(`INSERT INTO notes VALUES ('lost')`);
      await transaction.query(ENDLESS);
    }, 200);
    await expect(stuck).rejects.toThrow('did not answer within 200 ms');
    expect(await notes()).not.toContain('lost');
  });

  it('runs no other query within a transaction', async () => {
    const order: string[] = [];
    const transaction = database.transaction(async (inside) => {
      await inside.query('SELECT 1');
      await inside.query('SELECT 2');
      order.push('transaction');
    });
    const query = database.query('SELECT 3').then(() => order.push('query'));
    await Promise.all([transaction, query]);
    expect(order).toEqual(['transaction', 'query']);
  });
});
