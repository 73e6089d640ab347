import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the desk reads and writes. */
const parts = ['src', 'server/generated', 'tools', 'schema.graphql', 'codegen.ts', 'docs'].concat([
  'tsconfig.base.json',
  'package.json',
  '.gitignore',
]);

/** A copy of the project for a test to change, with the project's own dependencies. */
export interface Tree {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Puts one text in the place of another, which must be there once. */
  replace(file: string, from: string, to: string): void;
  remove(): void;
}

/** @param more files and folders besides those that the desk itself needs */
export function copyTree(source = process.cwd(), more: readonly string[] = []): Tree {
  const root = mkdtempSync(join(tmpdir(), 'kuntur-desk-'));
  for (const part of [...parts, ...more]) {
    cpSync(join(source, part), join(root, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  return {
    root,
    read,
    write,
    replace: (file, from, to) => write(file, replaceOnce(read(file), from, to)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** @throws where the text to replace is not there exactly once */
export function replaceOnce(text: string, from: string, to: string): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`This stands there ${more.length > 0 ? 'more than once' : 'nowhere'}: ${from}`);
  }
  return before + to + after;
}
