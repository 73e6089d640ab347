import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesIn } from '../../testing/files.ts';
import { scenarios } from '../../workbench/scenarios/scenario-list.ts';

/** Words of the mock, the panel and the scenarios, which the site has no other reason to say. */
const markers = [
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  '[MSW]',
  'banco-de-pruebas',
  'Banco de pruebas',
  ...scenarios
    // Those of the browser are put together from parts.
    .filter(({ name, effect }) => /^[a-z]+-[a-z]+$/.test(name) && effect.kind !== 'browser')
    .map(({ description }) => description),
];

const textOf = (file: string) => readFileSync(file, 'utf8');
/** What is built, without its compressed copies. */
const builtFiles = () => filesIn(['dist'], /\.(html|js|css)$/);

test.describe('the built site', () => {
  test('says no word of the mock, the panel or the scenarios', () => {
    const files = builtFiles();
    expect(files.some((file) => textOf(file).includes('Agregar al carrito'))).toBe(true);
    const said = files.flatMap((file) =>
      markers.filter((marker) => textOf(file).includes(marker)).map((marker) => [file, marker]),
    );
    expect(said).toEqual([]);
  });

  test('asks the browser to compile what every page runs while it downloads it', () => {
    const hinted = builtFiles()
      .filter((file) => textOf(file).startsWith('//# allFunctionsCalledOnLoad\n'))
      .map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
    expect(hinted.sort()).toEqual(['dist/assets/index', 'dist/assets/vendor']);
  });

  test("comes without the mock's service worker", () => {
    expect(builtFiles()).toContain('dist/index.html');
    expect(filesIn(['dist', 'public'], /mock|service-?worker/i)).toEqual([]);
  });
});

test('the words by which the workbench would be found stand in it', () => {
  const sources = [
    ...filesIn(['workbench'], /\.(tsx?|css)$/),
    'node_modules/msw/lib/mockServiceWorker.js',
    'node_modules/msw/lib/core/utils/internal/devUtils.mjs',
  ].map(textOf);
  const absent = markers.filter((marker) => !sources.some((source) => source.includes(marker)));
  expect(absent).toEqual([]);
});
