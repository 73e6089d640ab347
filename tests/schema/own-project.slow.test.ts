import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { runCommand } from '../../tools/schema/run-command.ts';
import { replaceOnce } from './shop.ts';

describe('schema diff on this project', () => {
  it('names the product page and the cart for a renamed Producto.marca', async () => {
    const candidate = '.cache/schema/renamed.graphql';
    const contract = readFileSync('schema.graphql', 'utf8');
    mkdirSync('.cache/schema', { recursive: true });
    writeFileSync(candidate, replaceOnce(contract, '  marca: S', '  brand: S'));
    const { output = '' } = await runCommand(process.cwd(), ['diff', candidate, '--json'], {});
    expect(JSON.parse(output).changes[0]).toMatchObject({
      renamedTo: 'brand',
      impact: {
        operations: [{ name: 'Producto', at: expect.stringMatching(/producto\.graphql:\d+$/) }],
        routes: ['/products/:id', 'the cart'],
      },
    });
  });
});

describe('schema pull from the reference backend', () => {
  let server: ServerProcess;
  afterEach(() => server.end('SIGTERM'));

  it('returns the contract unchanged', async () => {
    server = await startServer({ OPEN_GRAPHQL: '1' });
    const url = `${server.url}/graphql`;
    expect(await runCommand(process.cwd(), ['pull', url, '--out', '-'], {})).toEqual({
      code: 0,
      output: readFileSync('schema.graphql', 'utf8').trimEnd(),
    });
  });

  it('explains how to enable introspection in production', async () => {
    server = await startServer({ OPEN_GRAPHQL: '0' });
    expect(await runCommand(process.cwd(), ['pull', `${server.url}/graphql`], {})).toEqual({
      code: 2,
      errors: expect.stringContaining('OPEN_GRAPHQL=1'),
    });
  });
});
