import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file, what it must not import (its first line), and what it may (its second). */
const rules: [file: string, forbidden: string, allowed: string][] = [
  ['src/lib/a.ts', '../config.ts', './b.ts'],
  ['src/lib/b.ts', 'react', './a.ts'],
  ['src/config.ts', './ui/Button.tsx', './lib/money.ts'],
  ['src/paths.ts', './content/company.ts', './lib/money.ts'],
  ['src/content/company.ts', '../paths.ts', '../lib/money.ts'],
  ['src/ui/Button.tsx', '../catalog/Price.tsx', '../hooks/use-interval.ts'],
  ['src/ui/carousel/Slide.tsx', '../../graphql/queries.ts', '../../config.ts'],
  ['src/hooks/use-interval.ts', '../content/company.ts', '../lib/money.ts'],
  ['src/graphql/client.ts', '../content/company.ts', './generated/documents.ts'],
  ['src/cart/store.ts', '../catalog/Price.tsx', '../paths.ts'],
  ['src/cart/Line.tsx', '../graphql/generated/documents.ts', '../graphql/queries.ts'],
  ['src/catalog/Price.tsx', '../search/Panel.tsx', '../cart/store.ts'],
  ['src/search/Panel.tsx', '../contact/Form.tsx', '../catalog/Price.tsx'],
  ['src/contact/Form.tsx', '../layout/Header.tsx', '../content/company.ts'],
  ['src/layout/Header.tsx', '../pages/Home.tsx', '../search/Panel.tsx'],
  ['src/pages/Home.tsx', '../routes.tsx', '../layout/Header.tsx'],
  ['src/pages/home/Banner.tsx', '../../../server/main.ts', '../../content/banners.ts'],
  ['src/App.tsx', './pages/Home.tsx', './routes.tsx'],
  ['src/start.tsx', '../testing/visit.ts', './App.tsx'],
  ['src/routes.tsx', '../workbench/mock.ts', './pages/Home.tsx'],
  ['server/main.ts', '../src/lib/money.ts', './config.ts'],
  ['tools/artwork/brands.ts', '../../src/ui/Button.tsx', '../../src/content/brands.ts'],
];

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  let refused: Map<string, number[]>;

  beforeAll(() => {
    copyFileSync('biome.json', join(folder, 'biome.json'));
    copyFileSync('.gitignore', join(folder, '.gitignore'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    for (const [file, ...imports] of rules) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), imports.map((name) => `import '${name}';\n`).join(''));
    }
    refused = refusedLines(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(rules)('keeps %s from importing %s but lets it import %s', (file) => {
    expect(refused.get(file)).toEqual([1]);
  });
});

interface Report {
  diagnostics: { location: { path: string; start: { line: number } } }[];
}

/** Lines that the linter refuses as an import across a boundary, by file. */
function refusedLines(folder: string): Map<string, number[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'lint', '.'].concat(
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
    ),
    { cwd: folder, encoding: 'utf8' },
  );
  const report: Report = JSON.parse(stdout);
  const lines = new Map<string, number[]>();
  for (const { location } of report.diagnostics) {
    lines.set(location.path, [...(lines.get(location.path) ?? []), location.start.line]);
  }
  return lines;
}
