import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, replaceOnce, type Tree } from './tree.ts';

let tree: Tree;
const git = (...args: string[]) => spawnSync('git', args, { cwd: tree.root, encoding: 'utf8' });
const changedFiles = () => git('status', '--porcelain').stdout.split('\n').filter(Boolean).sort();

/** The command line of `npm run schema`, in the copy. */
const command = (...line: string[]) => ['--import', 'tsx', 'tools/schema/main.ts', ...line];
function desk(line: string[], input = '') {
  return spawnSync(process.execPath, command(...line), { cwd: tree.root, encoding: 'utf8', input });
}

beforeAll(() => {
  tree = copyTree(process.cwd(), [
    'tsconfig.json',
    'server',
    'testing',
    'tests',
    'workbench',
    'vite.config.ts',
  ]);
  writeFileSync(join(tree.root, '.gitignore'), 'node_modules\n.cache\n');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qm', 'As it was');
});
afterAll(() => tree.remove());

describe('the desk on the command line', () => {
  it.each([
    [['--help'], 0, /pull .*\n.*diff .*\n.*update .*\n.*check .*\n.*map /],
    [['update', '--help'], 0, /grouped by the route/],
    [['swap'], 2, /There is no verb "swap"/],
    [['check', '--fail-on', 'any'], 2, /This verb does not take --fail-on/],
    [['diff'], 2, /Name a candidate, or pull one first/],
    [['diff', 'nowhere.graphql'], 2, /nowhere\.graphql cannot be read/],
    [['diff', 'schema.graphql', '--fail-on', 'all'], 2, /breaking, dangerous or any/],
  ])('%j ends with %i', (line, code, says) => {
    const { status, stdout, stderr } = desk(line);
    expect({ status, says: stdout + stderr }).toEqual({
      status: code,
      says: expect.stringMatching(says),
    });
  });

  it('compares what is piped in, and says the same as JSON', () => {
    const sdl = replaceOnce(tree.read('schema.graphql'), 'Units in stock.', 'Pieces in stock.');
    const { status, stdout } = desk(['diff', '-', '--fail-on', 'any', '--json'], sdl);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      candidate: 'standard input',
      changes: [{ level: 'safe', coordinate: 'Producto.stock', impact: null }],
    });
  });

  it('updates to what was pulled, lists what to mend, and can be undone', () => {
    const renamed = replaceOnce(tree.read('schema.graphql'), '  marca: S', '  brand: S');
    expect(desk(['pull', '-'], renamed)).toMatchObject({ status: 0 });
    expect(changedFiles()).toEqual([]);
    const { status, stdout } = desk(['update']);
    expect(status).toBe(1);
    for (const place of [
      /TO MEND \(\d+\)\nthe documents\n {2}src\/graphql\/documents\/producto\.graphql:\d+: Cannot/,
      /\n\/products\/:id\n {2}src\/graphql\/queries\.ts:\d+: /,
      /\nthe cart\n {2}src\/cart\/cart-storage\.ts:\d+: .*'marca' does not exist/,
      /\nthe reference backend\n {2}server\/catalogue\/memory-store\.ts:\d+: /,
      /\nthe tests\n {2}src\/cart\//,
    ]) {
      expect(stdout).toMatch(place);
    }
    expect(changedFiles()).toEqual([
      ' M schema.graphql',
      ' M server/generated/operations.ts',
      ' M server/generated/resolvers.ts',
      ' M src/graphql/generated/documents.ts',
      ' M src/graphql/generated/graphcache-schema.ts',
    ]);
    const [, undo = ''] = /To take it back: git (.+)/.exec(stdout) ?? [];
    git(...undo.split(' '));
    expect(changedFiles()).toEqual([]);
  });

  it('leaves the tree as it was when the candidate cannot be used', () => {
    const sdl = `${replaceOnce(tree.read('schema.graphql'), 'price: Float', 'price: Soles')}scalar Soles`;
    expect(desk(['update', '-'], sdl)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Soles, used by Producto.price'),
    });
    expect(changedFiles()).toEqual([]);
  });

  it('leaves the tree as it was when it is interrupted half-way', async () => {
    const child = spawn(process.execPath, command('update'), { cwd: tree.root, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
    while (changedFiles().length === 0 && child.exitCode === null) await pause(20);
    child.kill('SIGINT');
    expect(await ended).toBe('SIGINT');
    expect(changedFiles()).toEqual([]);
  });
});
