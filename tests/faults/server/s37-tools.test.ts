// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { saveContactMessageIn } from '../../../server/contact/contact-store.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { fixture } from '../../../testing/fixture.ts';
import { runServer } from '../../../testing/server-process.ts';
import { makeStore } from '../../../testing/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run messages`, as its operator has it. */
function messages(environment: NodeJS.ProcessEnv) {
  const args = ['--import', 'tsx', 'tools/messages.ts'];
  const env = { PATH: process.env.PATH, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the program that prints messages', () => {
  it('prints nothing that steers a terminal, and nothing less than was written', async () => {
    const store = await makeStore('embedded');
    const database = await store.open();
    await migrate(database);
    const message = {
      from_name: 'Ana\u202eanA',
      reply_to: 'ana@taller.example',
      phone: '987654321',
      message: 'a\u001b[2Jb\u009b31mc\u007f\u2066d\u2028e',
    };
    await saveContactMessageIn(database)(message);
    await database.close();
    const { status, stdout, stderr } = messages(store.location);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(stdout)).toMatchObject(message);
    await store.remove();
  });

  it('makes no database where there is none, and says so in a line', () => {
    const typo = join(folder, 'typo');
    expect(messages({ DATA_DIR: typo })).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no database in ${typo}.\n`,
    });
    expect(existsSync(typo)).toBe(false);
  });
});

describe('a seed that the database would not take', () => {
  const [product] = fixture.products;
  it.each([
    ['an id twice', [product, product], 'products.1.id (product'],
    ['an unknown category', [{ ...product, category: 'NADA' }], 'products.0.category (product'],
    ['NUL', [{ ...product, name: 'A\0B' }], 'products.0.name (product'],
    ['a number out of range', [{ ...product, stock: 1e12 }], 'products.0.stock (product'],
  ])(
    'with %s ends the start with one line, before any data is touched',
    async (_, products, place) => {
      const seed = join(folder, 'seed.json');
      writeFileSync(seed, JSON.stringify({ ...fixture, products }));
      const data = join(folder, 'data');
      const { code, output, log } = await runServer({
        DATA_DIR: data,
        SEED_FILE: seed,
        LOG_LEVEL: 'error',
      });
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(log).toEqual([
        expect.objectContaining({ level: 'fatal', msg: expect.stringContaining(place) }),
      ]);
      expect(log[0]).not.toHaveProperty('err');
      expect(existsSync(data)).toBe(false);
    },
  );
});
