import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bare, patched } from './candidates.ts';
import { createShop, replaceOnce, type Shop } from './shop.ts';

let shop: Shop;
let contract: string;
const git = (...args: string[]) => spawnSync('git', args, { cwd: shop.root, encoding: 'utf8' });
const changedFiles = () => git('status', '--porcelain').stdout.split('\n').filter(Boolean).sort();

beforeAll(async () => {
  shop = await createShop();
  contract = shop.read('schema.graphql');
  await shop.schema('map');
  shop.write('.gitignore', 'node_modules\n.cache\n*.sdl\n');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qm', 'As it was');
});
afterAll(() => shop.remove());

it.each([
  [['--help'], 0, /pull .*\n.*diff .*\n.*update .*\n.*check .*\n.*map /],
  [['update', '--help'], 0, /grouped by the route/],
  [['swap'], 2, /There is no verb "swap"/],
  [['check', '--fail-on', 'any'], 2, /This verb does not take --fail-on/],
  [['check', 'schema.graphql'], 2, /check takes no candidate/],
  [['diff'], 2, /Name a candidate, or pull one first/],
  [['diff', 'nowhere.graphql'], 2, /nowhere\.graphql cannot be read/],
  [['diff', 'nowhere.graphql', '--json'], 2, /^\{"unusable":"nowhere\.graphql cannot be read/],
  [['diff', 'schema.graphql', '--fail-on', 'all'], 2, /breaking, dangerous or any/],
  [['map', '--check'], 0, /The map is fresh/],
])('%j ends with %i and says what it is about', async (line, code, says) => {
  expect(await shop.schema(...line)).toEqual({ code, text: expect.stringMatching(says) });
});

it('the command compares what is piped in, and says the same as JSON', () => {
  const own = readFileSync('schema.graphql', 'utf8');
  const command = ['--import', 'tsx', 'tools/schema/main.ts', 'diff', '-', '--fail-on', 'any'];
  const { status, stdout } = spawnSync(process.execPath, [...command, '--json'], {
    encoding: 'utf8',
    input: replaceOnce(own, 'Units in stock.', 'Pieces in stock.'),
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    candidate: 'standard input',
    changes: [{ level: 'safe', coordinate: 'Producto.stock', impact: null }],
  });
});

describe('update', () => {
  it('to what was pulled lists what to mend everywhere, and can be undone', async () => {
    shop.write('renamed.sdl', patched(['  marca: S', '  brand: S'])(contract));
    expect(await shop.schema('pull', 'renamed.sdl')).toMatchObject({ code: 0 });
    expect(changedFiles()).toEqual([]);

    const { code, text } = await shop.schema('update');
    expect(code).toBe(1);
    const list = text.slice(text.indexOf('TO MEND'));
    expect(list.split('\n').slice(0, 12).join('\n')).toMatch(
      new RegExp(
        [
          /TO MEND \(5\)/,
          /the documents/,
          / {2}src\/graphql\/documents\/producto\.graphql:12: Cannot query field "marca".*/,
          /\/products\/:id/,
          / {2}src\/graphql\/queries\.ts:20: .*'marca' does not exist.*/,
          / {2}src\/pages\/product\/ProductPage\.tsx:10: Property 'marca' does not exist.*/,
          /the reference backend/,
          / {2}server\/resolvers\.ts:4: .*'marca' does not exist.*/,
          /the tests/,
          / {2}tests\/products\.ts:3: .*'marca' does not exist.*/,
        ]
          .map(({ source }) => source)
          .join('\\n'),
      ),
    );
    expect(changedFiles()).toEqual([
      ' M schema.graphql',
      ' M server/generated/operations.ts',
      ' M server/generated/resolvers.ts',
      ' M src/graphql/generated/documents.ts',
      ' M src/graphql/generated/graphcache-schema.ts',
    ]);
    // The list of operations is short of the one field, and of nothing else.
    const { operations } = await import(`${shop.root}/server/generated/operations.ts`);
    expect(Object.keys(operations)).toEqual(['Categorias', 'Moneda', 'Producto', 'Productos']);

    const [, undo = ''] = /To take it back: git (.+)/.exec(text) ?? [];
    git(...undo.split(' '));
    expect(changedFiles()).toEqual([]);
  });

  it('that leaves nothing to mend leaves what passes check, also from a silent candidate', async () => {
    const more = patched(['  stock: Int\n', '  stock: Int\n  """In kilos."""\n  peso: Float\n']);
    shop.write(
      'more.sdl',
      replaceOnce(bare(more(contract)), '  peso', '  """In kilos."""\n  peso'),
    );
    const { code, text } = await shop.schema('update', 'more.sdl');
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringContaining('Nothing has to be mended.'),
    });
    expect(await shop.schema('check')).toMatchObject({ code: 0 });
    expect(shop.read('docs/schema-map.md')).toContain('`peso`');
    git('restore', '.');
  });

  it('changes nothing when the candidate cannot be used', async () => {
    shop.write(
      'scalar.sdl',
      `${replaceOnce(contract, 'precio: Float', 'precio: Soles')}scalar Soles`,
    );
    expect(await shop.schema('update', 'scalar.sdl')).toEqual({
      code: 2,
      text: expect.stringContaining('Soles, used by Producto.precio'),
    });
    expect(changedFiles()).toEqual([]);
  });
});
