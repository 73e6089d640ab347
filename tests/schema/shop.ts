import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { regenerate } from '../../tools/schema/generate.ts';
import { runCommand } from '../../tools/schema/run-command.ts';
import { shopFiles } from './shop-files.ts';

/** A temporary checkout of a small storefront, with the project's dependencies. */
export interface Shop {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  replace(file: string, from: string, to: string): void;
  /** The exit code and output of `npm run schema -- …`. */
  schema(...line: string[]): Promise<{ code: number; text: string }>;
  remove(): void;
}

interface InsertedLine {
  file: string;
  line: number;
  text: string;
}

/** Writes the files of shop-files.ts, with an inserted line if any, and generates their types. */
export async function createShop(insert?: InsertedLine): Promise<Shop> {
  const root = mkdtempSync(join(tmpdir(), 'kuntur-schema-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const part of [
    'codegen.ts',
    'src/graphql/enum-labels.ts',
    'src/graphql/scalars.ts',
    'tools/codegen',
    'tsconfig.base.json',
    'tsconfig.json',
  ]) {
    cpSync(part, join(root, part), { recursive: true });
  }
  for (const [file, text] of Object.entries(shopFiles)) write(file, text);
  if (insert) {
    const lines = read(insert.file).split('\n');
    write(insert.file, lines.toSpliced(insert.line - 1, 0, insert.text).join('\n'));
  }
  await regenerate(root);
  return {
    root,
    read,
    write,
    replace: (file, from, to) => write(file, replaceOnce(read(file), from, to)),
    async schema(...line) {
      const { code, output, errors } = await runCommand(root, line, {});
      return { code, text: output ?? errors ?? '' };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Creates a shop that is removed after the current test. */
export async function createTestShop(insert?: InsertedLine): Promise<Shop> {
  const shop = await createShop(insert);
  onTestFinished(() => shop.remove());
  return shop;
}

/** @throws Error unless the text occurs exactly once */
export function replaceOnce(text: string, from: string, to: string): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${more.length > 0 ? 'More than one' : 'No'} occurrence: ${from}`);
  }
  return before + to + after;
}
