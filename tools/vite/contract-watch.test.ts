import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShop, type Shop } from '../../tests/schema/shop.ts';
import { regenerate } from '../schema/generate.ts';
import { contractWatch } from './contract-watch.ts';

const documents = 'src/graphql/documents/listas.graphql';
let shop: Shop;
let site: ViteDevServer;
const errorLog: string[] = [];
afterEach(async () => {
  await site.close();
  shop.remove();
});

async function startDevServer() {
  shop = await createShop();
  site = await createServer({
    root: shop.root,
    configFile: false,
    appType: 'custom',
    customLogger: {
      ...{ info: () => {}, warn: () => {}, warnOnce: () => {}, clearScreen: () => {} },
      ...{ hasWarned: false, hasErrorLogged: () => false },
      error: (message) => void errorLog.push(message),
    },
    server: { middlewareMode: true, ws: false },
    plugins: [contractWatch(regenerate)],
  });
  // Changes before the watcher's first scan are not reported.
  const folder = join(shop.root, 'src/graphql/documents');
  await vi.waitFor(() => expect(site.watcher.getWatched()[folder]).toHaveLength(2), 60_000);
}

/** The watcher merges two changes within 50 ms. */
async function save(file: string, text: string) {
  await delay(200);
  shop.write(file, text);
}

const types = () => shop.read('src/graphql/generated/documents.ts');

describe('contractWatch', () => {
  it('regenerates types on save, or prints an error with file and line', async () => {
    await startDevServer();
    const valid = shop.read(documents);
    await save(documents, `${valid}\nquery Rubros {\n  categorias\n}\n`);
    await vi.waitFor(() => expect(types()).toContain('RubrosQuery'), 60_000);
    expect(shop.read('server/generated/operations.ts')).toContain('Rubros');
    expect(errorLog).toEqual([]);

    const line = valid.split('\n').length + 1;
    await save(documents, `${valid}\nquery Marcas { marcas }\n`);
    const message = `${documents}:${line}: Cannot query field "marcas" on type "Query".`;
    await vi.waitFor(() => expect(errorLog).toEqual([message]), 60_000);
    expect(types()).toContain('RubrosQuery');

    await save(documents, valid);
    await vi.waitFor(() => expect(types()).not.toContain('RubrosQuery'), 60_000);
  });
});
