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
import { generateFiles } from '../../tools/schema/generate.ts';
import { run } from '../../tools/schema/run.ts';
import { openWorkspace } from '../../tools/schema/workspace.ts';
import { shopFiles } from './shop-files.ts';

/** A checkout for a test to change, with the project's own dependencies. */
export interface Shop {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Puts one text in the place of another, which must be there once. */
  replace(file: string, from: string, to: string): void;
  /** What `npm run codegen` does. */
  generate(): Promise<void>;
  /** What `npm run schema -- …` prints, and its exit code. */
  schema(...line: string[]): Promise<{ code: number; text: string }>;
  remove(): void;
}

/** Writes the small storefront of shop-files.ts. */
export async function createShop(): Promise<Shop> {
  const shop = emptyShop();
  for (const part of ['codegen.ts', 'tools/codegen', 'tsconfig.base.json', 'tsconfig.json']) {
    cpSync(part, join(shop.root, part), { recursive: true });
  }
  for (const [file, text] of Object.entries(shopFiles)) shop.write(file, text);
  await shop.generate();
  return shop;
}

/** A checkout of this very project. */
export function copyProject(parts: readonly string[]): Shop {
  const shop = emptyShop();
  for (const part of parts) cpSync(part, join(shop.root, part), { recursive: true });
  return shop;
}

function emptyShop(): Shop {
  const root = mkdtempSync(join(tmpdir(), 'kuntur-schema-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    replace: (file, from, to) => write(file, replaceOnce(read(file), from, to)),
    async generate() {
      const workspace = await openWorkspace(root);
      const { contractText, documents } = workspace;
      const generated = await generateFiles(workspace, contractText, documents);
      for (const { file, content } of generated) write(file, content);
    },
    async schema(...line) {
      const { code, output, errors } = await run(root, line, {});
      return { code, text: output ?? errors ?? '' };
    },
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
