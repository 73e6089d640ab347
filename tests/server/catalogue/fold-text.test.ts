// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { foldText } from '../../../server/catalogue/fold-text.ts';
import catalogue from '../../../server/seed/catalogue.json' with { type: 'json' };
import { fold, foldEnye } from '../../../src/lib/fold.ts';
import { engines, makeStore } from '../../../testing/store.ts';

/** Printable characters of Latin alphabets, and typographic ones of telephones. */
const latin = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCharCode(at + 0x20));
const characters = [...latin, '″', '′', '“', '”', '×', '⁄', '½', '¾', '⅜', 'ﬁ', '²', 'Ω', 'Д'];

describe.each(engines)('catalogue_fold on $name', ({ engine, isMissing }) => {
  it.skipIf(isMissing)('folds each character as foldText does', async () => {
    const store = await makeStore(engine);
    const database = await store.openSeeded();
    const folded = await database.query<{ character: string; sql: string }>(
      `SELECT value AS character, catalogue_fold(value) AS sql
         FROM jsonb_array_elements_text($1::jsonb) AS entry (value)`,
      [JSON.stringify(characters)],
    );
    expect(folded.map(({ sql }) => sql)).toEqual(
      folded.map(({ character }) => foldText(character)),
    );
    expect(folded).toHaveLength(characters.length);
    await database.close();
    await store.remove();
  });
});

it('foldText folds names of products as the storefront does', () => {
  const names = catalogue.products.map(({ name }) => name);
  expect(names.map(foldText)).toEqual(names.map((name) => foldEnye(fold(name))));
});
