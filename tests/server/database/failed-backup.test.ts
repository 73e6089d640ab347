// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { makeStore } from '../../../testing/store.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('rejects a backup that fails, here without tar', async () => {
  const store = await makeStore('embedded');
  const database = await store.open();
  vi.stubEnv('PATH', '');
  await expect(database.backUp?.()).rejects.toThrow('ENOENT');
  await database.close();
  await store.remove();
});
