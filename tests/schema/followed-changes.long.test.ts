import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { inProject } from '../../tools/lib/project.mjs';
import { formatDiagnostic } from '../../tools/schema/diagnostic.ts';
import { typeCheckProject } from '../../tools/schema/type-check.ts';
import { followedChanges } from './followed-changes.ts';
import { replaceOnce } from './shop.ts';

/** Resolvers, cache and pages. */
const tests = [
  'tests/contract/contract.test.ts',
  'src/graphql/cache.test.ts',
  'src/graphql/fetch-products.test.ts',
  'tests/pages/product-cards.test.tsx',
];

let root: string;
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Files per change. Missing ones are listed only after the documents were fixed. */
const rows: string[][] = [['change', 'listed', 'needed', 'missing', 'superfluous', 'seconds']];
afterAll(() => {
  process.stdout.write(`\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
});

function addRow(title: string, listed: string, needed: readonly string[], seconds: number) {
  const [toFix = ''] = listed.split('MAY FOLLOW FROM');
  const files = new Set([...toFix.matchAll(/^ {2}(\S+?):\d+/gm)].map(([, file = '']) => file));
  const missing = needed.filter((file) => !listed.includes(file));
  const superfluous = [...files].filter((file) => !needed.includes(file));
  const counts = [files.size, needed.length, missing.length, superfluous.length, seconds];
  rows.push([title, ...counts.map(String)]);
}

/** A copy of the project; what changes do not touch is linked. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-change-'));
  const links = ['node_modules', 'public', 'docs'];
  const omitted = /^(\..*|dist|test-results)$/;
  for (const name of readdirSync(inProject())) {
    if (links.includes(name)) symlinkSync(inProject(name), join(folder, name));
    else if (!omitted.test(name)) cpSync(inProject(name), join(folder, name), { recursive: true });
  }
  return folder;
}

/** Runs a program of node_modules or a script of the copy: its exit code and output. */
function run(script: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), join(root, script), ...args],
      { cwd: root },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

const schema = (...line: string[]) => run('tools/schema/main.ts', ...line);
const codegen = () => run('node_modules/.bin/graphql-codegen');
const typeErrors = async () => (await typeCheckProject(root)).map(formatDiagnostic);

function apply([file, replacements]: readonly [string, readonly (readonly [string, string])[]]) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const change = (before: string, [from, to]: readonly [string, string]) =>
    replaceOnce(before, from, to);
  writeFileSync(path, replacements.reduce(change, text));
}

describe.each(followedChanges)('$title', ({ title, contract, rename, edits }) => {
  it('is followed by editing what the list contains', { timeout: 900_000 }, async () => {
    const start = Date.now();
    root = copyProject();
    const before = readFileSync(join(root, 'schema.graphql'), 'utf8');
    const candidate = contract.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    writeFileSync(join(root, 'candidate.graphql'), candidate);
    const renames = rename ? ['--rename', rename] : [];
    const { output } = await schema('update', 'candidate.graphql', ...renames);
    const listed = output.slice(output.indexOf('Wrote '));
    const files = Object.entries(edits);
    const isDocument = ([file]: (typeof files)[number]) => file.endsWith('.graphql');

    for (const document of files.filter(isDocument)) {
      expect(listed).toContain(document[0]);
      apply(document);
    }
    expect(await codegen()).toMatchObject({ code: 0 });
    const left = (await typeErrors()).join('\n');
    for (const code of files.filter((file) => !isDocument(file))) {
      expect(`${listed}\n${left}`).toContain(code[0]);
      apply(code);
    }
    expect(await codegen()).toMatchObject({ code: 0 });
    expect(await schema('check')).toMatchObject({ code: 0 });
    expect(await typeErrors()).toEqual([]);
    const { code, output: result } = await run('node_modules/vitest/vitest.mjs', 'run', ...tests);
    expect(code, result).toBe(0);
    const needed = files.map(([file]) => file);
    addRow(title, listed, needed, Math.round((Date.now() - start) / 1000));
  });
});
