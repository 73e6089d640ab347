import { createServer, type HotPayload } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contractWatch } from '../../tools/vite/contract-watch.ts';
import { createTestShop } from './shop.ts';

const documentFile = 'src/graphql/documents/producto.graphql';
const generatedFile = 'server/generated/resolvers.ts';

const waitUntil = (assertion: () => void) => vi.waitFor(assertion, { timeout: 60_000 });

/** A small storefront under Vite's development server; what it prints and sends to pages. */
async function serveShop() {
  const shop = await createTestShop();
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const levels = { info: print, warn: print, warnOnce: print, error: print };
  const server = await createServer({
    root: shop.root,
    cacheDir: `${shop.root}/.vite`,
    configFile: false,
    mode: 'development',
    customLogger: { ...levels, hasWarned: false, clearScreen() {}, hasErrorLogged: () => false },
    server: { middlewareMode: true, watch: { ignored: ['**/node_modules/**'] } },
    appType: 'custom',
    plugins: [contractWatch()],
  });
  onTestFinished(() => server.close());
  const sent: (HotPayload | string)[] = [];
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string) => {
    sent.push(payload);
  });
  const watched = () => Object.values(server.watcher.getWatched()).flat();
  await waitUntil(() => expect(watched()).toContain('producto.graphql'));
  return { shop, lines, sent };
}

it('shows an error of contract or document in the page until it is fixed', async () => {
  const { shop, lines, sent } = await serveShop();
  const isFixed = () => {
    expect(sent.at(-1)).toEqual({ type: 'update', updates: [] });
    expect(lines.at(-1)).toBe('Types regenerated.');
  };
  await waitUntil(() => expect(lines.at(-1)).toBe('Types regenerated.'));
  const contract = shop.read('schema.graphql');
  const document = shop.read(documentFile);
  const generated = shop.read(generatedFile);

  // As a watcher may see a save that has not ended.
  shop.write('schema.graphql', 'type Query {');
  const unfinished = 'schema.graphql:1: Syntax Error: Expected Name, found <EOF>.';
  const loc = { file: `${shop.root}/schema.graphql`, line: 1 };
  await waitUntil(() =>
    expect(sent.at(-1)).toMatchObject({ type: 'error', err: { message: unfinished, loc } }),
  );
  expect(lines.at(-1)).toBe(unfinished);
  expect(shop.read(generatedFile)).toBe(generated);
  shop.write('schema.graphql', contract);
  await waitUntil(isFixed);

  shop.replace(documentFile, 'marca', 'brand');
  const unknown = `${documentFile}:5: Cannot query field "brand" on type "Producto".`;
  await waitUntil(() => expect(sent.at(-1)).toMatchObject({ err: { message: unknown } }));
  shop.write(documentFile, document);
  await waitUntil(isFixed);
});
