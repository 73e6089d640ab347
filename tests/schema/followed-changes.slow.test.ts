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
import { afterEach, describe, expect, it } from 'vitest';
import { inProject } from '../../tools/lib/project.mjs';
import { formatDiagnostic } from '../../tools/schema/diagnostic.ts';
import { regenerate } from '../../tools/schema/generate.ts';
import { runCommand } from '../../tools/schema/run-command.ts';
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

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
}

/** The exit code and output of the tests in the copy. */
function runTests(): Promise<{ code: unknown; output: string }> {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((done) => {
    execFile(process.execPath, [program, 'run', ...tests], { cwd: root }, (error, stdout) =>
      done({ code: error?.code ?? 0, output: stdout }),
    );
  });
}

describe.each(followedChanges)('$title', ({ contract, rename, edits }) => {
  it('is followed by editing what the list contains', { timeout: 900_000 }, async () => {
    root = copyProject();
    const before = readFileSync(join(root, 'schema.graphql'), 'utf8');
    const candidate = contract.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    writeFileSync(join(root, 'candidate.graphql'), candidate);
    const renames = rename ? ['--rename', rename] : [];
    const { output = '' } = await runCommand(root, ['update', 'candidate.graphql', ...renames], {});
    const listed = output.slice(output.indexOf('Wrote '));
    for (const [file, replacements] of Object.entries(edits)) {
      expect(listed).toContain(file);
      edit(file, (text) =>
        replacements.reduce((edited, [from, to]) => replaceOnce(edited, from, to), text),
      );
    }

    expect(await regenerate(root)).toEqual([]);
    expect(await runCommand(root, ['check'], {})).toMatchObject({ code: 0 });
    expect((await typeCheckProject(root)).map(formatDiagnostic)).toEqual([]);
    const { code, output: result } = await runTests();
    expect(code, result).toBe(0);
  });
});
