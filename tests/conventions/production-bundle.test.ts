import { readFileSync } from 'node:fs';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { filesIn } from '../../testing/files.ts';
import { scenarios } from '../../workbench/scenarios/scenario-list.ts';

const workbench = filesIn(['workbench'], /\.(tsx?|css)$/);

/** Words of the mock, the panel and the scenarios, which the site has no other reason to say. */
const markers = [
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  '[MSW]',
  'banco-de-pruebas',
  'Banco de pruebas',
  'Guardar registro',
  ...scenarios
    .filter(({ name }) => /^[a-z]+-[a-z]+$/.test(name))
    .map(({ description }) => description),
];

describe('the site that visitors get', () => {
  let modules: string[];
  let files: { name: string; content: string }[];

  beforeAll(async () => {
    // Vitest's own setting would build React for development.
    vi.stubEnv('NODE_ENV', 'production');
    const { output } = await buildInMemory();
    vi.unstubAllEnvs();
    modules = output
      .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      .map((id) => id.replace(process.cwd(), ''));
    files = output.map((file) => ({
      name: file.fileName,
      content: file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    }));
  }, 60_000);

  it('is made of no module of the tests and none of MSW', () => {
    expect(modules.filter((id) => id.endsWith('/src/start.tsx'))).toHaveLength(1);
    expect(
      modules.filter((id) =>
        /^\/(tests|testing|workbench)\/|\/node_modules\/(msw|@mswjs)\//.test(id),
      ),
    ).toEqual([]);
  });

  it('says no word of the mock, the panel or the scenarios', () => {
    expect(files.some(({ content }) => content.includes('Agregar al carrito'))).toBe(true);
    const said = files.flatMap(({ name, content }) =>
      markers.filter((marker) => content.includes(marker)).map((marker) => `${name}: ${marker}`),
    );
    expect(said).toEqual([]);
  });

  it('asks the browser to compile what every page runs while it downloads it', () => {
    const hinted = files
      .filter(({ content }) => content.startsWith('//# allFunctionsCalledOnLoad\n'))
      .map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''));
    expect(hinted.sort()).toEqual(['assets/index', 'assets/vendor']);
  });

  it('comes without the mock’s service worker', () => {
    expect(files.map(({ name }) => name)).toContain('index.html');
    expect(files.filter(({ name }) => /worker/i.test(name))).toEqual([]);
    expect(filesIn(['public'], /worker/i)).toEqual([]);
  });
});

describe('the words by which the workbench would be found', () => {
  const sources = [
    ...workbench,
    'node_modules/msw/lib/mockServiceWorker.js',
    'node_modules/msw/lib/core/utils/internal/devUtils.mjs',
  ].map((file) => readFileSync(file, 'utf8'));

  it.each(markers)('«%s» is one of them', (marker) => {
    expect(sources.some((source) => source.includes(marker))).toBe(true);
  });
});

async function buildInMemory(): Promise<Rollup.RollupOutput> {
  const result = await build({ logLevel: 'silent', build: { write: false } });
  if (!('output' in result)) throw new Error('One build was expected, not several or a watcher.');
  return result;
}
