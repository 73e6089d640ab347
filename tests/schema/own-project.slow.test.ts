import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { run } from '../../tools/schema/run.ts';
import { patched } from './candidates.ts';
import { copyProject, type Shop } from './shop.ts';

describe('renaming Producto.marca in this very project', () => {
  let copy: Shop;
  const parts = readdirSync('.').filter((name) => !/^\.|^(node_modules|dist)$/.test(name));
  beforeAll(() => {
    copy = copyProject(parts);
    copy.write('candidate', patched(['  marca: S', '  brand: S'])(copy.read('schema.graphql')));
  });
  afterAll(() => copy.remove());

  it('reaches the product page and the cart, and nothing else; what it reaches is to be mended', async () => {
    const { code, text } = await copy.schema('update', 'candidate', '--json');
    expect(code).toBe(1);
    const { changes, toMend } = JSON.parse(text);
    expect(changes[0].impact).toMatchObject({
      operations: [{ name: 'Producto', at: expect.stringMatching(/producto\.graphql:\d+$/) }],
      areas: ['/products/:id', 'the cart'],
    });
    type At = { file: string; line: number };
    const lines = (places: At[]) => new Set(places.map(({ file, line }) => `${file}:${line}`));
    // What is stored keeps its name: of the backend, one resolver says which column the field is.
    const places = toMend.flatMap(({ places: inside }: { places: At[] }) => inside);
    const inBackend = places
      .map(({ file }: At) => file)
      .filter((file: string) => /^server/.test(file));
    expect(new Set(inBackend)).toEqual(new Set(['server/graphql/resolvers.ts']));
    const inSite = toMend.filter(({ area }: { area: string }) => /^\/|^the cart/.test(area));
    expect(inSite.map(({ area }: { area: string }) => area)).toEqual(['/products/:id', 'the cart']);
    expect(lines(inSite.flatMap(({ places }: { places: At[] }) => places))).toEqual(
      lines(changes[0].impact.places),
    );

    // The day that the document tells is this one.
    const [, count, told = ''] =
      /^TO MEND \((\d+)\)\n([^`]+)/m.exec(readFileSync('docs/schema-tools.md', 'utf8')) ?? [];
    const inDocument = [...told.matchAll(/^ {2}(\S+:\d+: .+)$/gm)].map(([, line]) => line);
    const listed = places.map(
      (one: At & { message: string }) => `${one.file}:${one.line}: ${one.message}`,
    );
    expect(Number(count)).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(inDocument));
    expect(inDocument).not.toEqual([]);
  });

  it('leaves the tree as it was when it is interrupted half-way', async () => {
    const before = readFileSync('schema.graphql', 'utf8');
    copy.write('schema.graphql', before);
    const command = ['--import', 'tsx', 'tools/schema/main.ts', 'update', 'candidate'];
    const child = spawn(process.execPath, command, { cwd: copy.root, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
    const copies = join(copy.root, '.cache/schema');
    const isChecking = () =>
      existsSync(copies) && readdirSync(copies).some((name) => name.startsWith('copy-'));
    while (!isChecking() && child.exitCode === null) await pause(20);
    child.kill('SIGINT');
    expect(await ended).toBe('SIGINT');
    expect(copy.read('schema.graphql')).toBe(before);
  });
});

describe('the reference backend', () => {
  let server: ServerProcess;
  afterEach(() => server.end('SIGTERM'));

  it('gives the contract to the letter, and no difference', async () => {
    server = await startServer({ OPEN_GRAPHQL: '1' });
    const url = `${server.url}/graphql`;
    expect(await run(process.cwd(), ['pull', url, '--out', '-'], {})).toEqual({
      code: 0,
      output: readFileSync('schema.graphql', 'utf8').trimEnd(),
    });
    expect(await run(process.cwd(), ['diff', url, '--fail-on', 'any'], {})).toMatchObject({
      code: 0,
    });
  });

  it('has introspection switched off in production, and says how to open it', async () => {
    server = await startServer({ OPEN_GRAPHQL: '0' });
    expect(await run(process.cwd(), ['pull', `${server.url}/graphql`], {})).toEqual({
      code: 2,
      errors: expect.stringContaining('OPEN_GRAPHQL=1'),
    });
  });
});
