// @vitest-environment node
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../../../server/observability/log.ts';
import { makeStore } from '../../../testing/store.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('removes the copy of a backup that was not completed at the next start', async () => {
  const store = await makeStore('embedded');
  vi.stubEnv('TMPDIR', mkdtempSync(join(store.folder, 'temporary-')));
  const copies = () => readdirSync(tmpdir());
  const database = await store.open();
  await database.backUp?.();
  await database.close();
  expect(copies()).toHaveLength(1);
  const next = await store.open();
  expect(copies()).toEqual([]);
  await next.close();
  await store.remove();
});

it('logs a backup that fails, here without tar', async () => {
  const store = await makeStore('embedded');
  const database = await store.open();
  vi.stubEnv('PATH', '');
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  const archive = await database.backUp?.();
  await expect(archive && buffer(archive)).rejects.toThrow('ENOENT');
  expect(error).toHaveBeenCalledOnce();
  await database.close();
  await store.remove();
});
