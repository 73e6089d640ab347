// @vitest-environment node
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../../../server/observability/log.ts';
import { makeStore } from '../../../testing/store.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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
