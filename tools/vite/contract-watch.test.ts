import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type ErrorPayload, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { createShop, type Shop } from '../../tests/schema/shop.ts';
import { regenerate } from '../schema/generate.ts';
import { contractWatch } from './contract-watch.ts';

let shop: Shop;
let site: ViteDevServer;
const sent: HotPayload[] = [];
const said: string[] = [];
afterEach(async () => {
  await site.close();
  shop.remove();
});

/** A development server on a small storefront; `sent` is what it tells the page, `said` the terminal. */
async function open() {
  shop = await createShop();
  site = await createServer({
    root: shop.root,
    configFile: false,
    appType: 'custom',
    customLogger: {
      ...{ info: () => {}, warn: () => {}, warnOnce: () => {}, clearScreen: () => {} },
      ...{ hasWarned: false, hasErrorLogged: () => false },
      error: (message) => void said.push(message),
    },
    server: { middlewareMode: true, ws: false },
    plugins: [contractWatch(regenerate)],
  });
  vi.spyOn(site.ws, 'send').mockImplementation((payload: unknown) => {
    sent.push(payload as HotPayload);
  });
  // What is saved before the watcher has looked around is nothing new to it.
  const folder = join(shop.root, 'src/graphql/documents');
  await vi.waitFor(() => expect(site.watcher.getWatched()[folder]).toHaveLength(2), 60_000);
}

/** The watcher takes two changes within 50 ms for one. */
async function save(file: string, text: string) {
  await pause(200);
  shop.write(file, text);
}

it('a saved contract or document is followed by its types, or by an error at its line', async () => {
  await open();
  const documents = 'src/graphql/documents/listas.graphql';
  const types = () => shop.read('src/graphql/generated/documents.ts');
  const sound = shop.read(documents);

  const more = `${sound}\nquery Rubros {\n  categorias\n}\n`;
  await save(documents, more);
  await vi.waitFor(() => expect(types()).toContain('RubrosQuery'), 60_000);
  expect(shop.read('server/generated/operations.ts')).toContain('Rubros');
  expect(sent).toEqual([]);

  const line = more.split('\n').length + 1;
  await save(documents, `${more}\nquery Marcas { marcas }\n`);
  await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
  expect((sent[0] as ErrorPayload).err).toMatchObject({
    message: `${documents}:${line}: Cannot query field "marcas" on type "Query".`,
    loc: { file: join(shop.root, documents), line },
  });
  expect(said).toEqual([expect.stringContaining(`${documents}:${line}: `)]);
  expect(types()).toContain('RubrosQuery');

  await save(documents, sound);
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'update', updates: [] }), 60_000);
  expect(types()).not.toContain('RubrosQuery');

  await save('schema.graphql', 'type {');
  await vi.waitFor(() => expect(sent.at(-1)?.type).toBe('error'), 60_000);
  expect(said.at(-1)).toMatch(/schema\.graphql:\d+: Syntax Error/);
});
