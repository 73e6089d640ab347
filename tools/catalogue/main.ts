import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCatalogue, serialise } from './catalogue.ts';
import { families } from './families.ts';
import type { Catalogue } from './product.ts';

const USAGE = `Usage: npm run demo-catalogue [-- --check | --help]

Makes server/seed/catalogue.json from the dimension tables in
tools/catalogue/families/. A product keeps the id that it
has in the file; apart from that, the same tables always give the same file.

  --check  writes nothing; exits 1 if the file is not what the tables give
  --help   shows this text`;

const FILE = fileURLToPath(new URL('../../server/seed/catalogue.json', import.meta.url));

/** The ids by UUID of a seed file's products; none of an empty text. */
function idsIn(text: string): Map<string, number> {
  if (text === '') return new Map();
  const { products }: Catalogue = JSON.parse(text);
  return new Map(products.map(({ uuid, id }) => [uuid, id]));
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }

  const before = existsSync(FILE) ? await readFile(FILE, 'utf8') : '';
  const catalogue = buildCatalogue(families, idsIn(before));
  const text = serialise(catalogue);
  if (values.check) {
    if (before === text) return 0;
    console.error('server/seed/catalogue.json is stale: run npm run demo-catalogue');
    return 1;
  }

  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, text);
  const { categories, products } = catalogue;
  console.log(`${products.length} products in ${categories.length} categories`);
  return 0;
}

process.exitCode = await main();
