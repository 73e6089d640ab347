// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStore, type Store } from '../../../testing/store.ts';

describe('npm run catalogue', () => {
  let store: Store;
  beforeAll(async () => {
    store = await makeStore('embedded');
    const database = await store.openSeeded();
    await database.close();
  });
  afterAll(() => store.remove());

  const run = (words: string[]) => {
    const args = ['--import', 'tsx', 'tools/catalogue/main.ts', ...words];
    const env = { PATH: process.env.PATH, ...store.location };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  it('exports, previews, writes and undoes', () => {
    const file = join(store.folder, 'catalogo.csv');
    expect(run(['export', file])).toMatchObject({ status: 0, stderr: '' });
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(';89.9;', ';91.9;'));
    const preview = run(['import', file]);
    expect(preview).toMatchObject({ status: 0, stderr: '' });
    expect(preview.stdout).toContain(
      '70 | ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m | Precio | 89.9 | 91.9',
    );
    expect(preview.stdout).toContain('No se ha escrito nada todavía.\nPara escribirlo: --apply\n');
    expect(run(['history']).stdout).toBe('');
    expect(run(['import', file, '--apply']).stdout).toContain('Escrito: importación 1.');
    expect(run(['undo']).stdout).toContain(
      'catalogo.csv  agregados: 0 · cambiados: 1 · quitados: 0 · deshecha el',
    );
  });
});
