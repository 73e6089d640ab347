// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastestEngine, makeStore, type Store } from '../../../testing/store.ts';
import { inProject } from '../../../tools/lib/project.mjs';

describe('npm run reset-password', () => {
  let store: Store;
  beforeAll(async () => {
    store = await makeStore(fastestEngine);
  });
  afterAll(() => store.remove());

  function reset(environment: NodeJS.ProcessEnv) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'server/reset-password.ts'],
      { cwd: inProject(), env: environment, encoding: 'utf8' },
    );
    return { status, output: stdout + stderr };
  }

  it('creates no database where there is none', () => {
    const DATA_DIR = join(store.folder, 'wrong');
    const { status, output } = reset({ DATA_DIR });
    expect(status).toBe(1);
    expect(output).toContain(`There is no database in ${DATA_DIR}.`);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('refuses a database of something else', () => {
    const { status, output } = reset(store.location);
    expect(status).toBe(1);
    expect(output).toBe('This version of the shop has not started on this database.\n');
  });

  it('resets the password of a shop', async () => {
    await (await store.openSeeded()).close();
    const { status, output } = reset(store.location);
    expect({ status, output }).toEqual({
      status: 0,
      output: 'The password of the private page is ADMIN_TOKEN again; all sessions have ended.\n',
    });
  });
});
