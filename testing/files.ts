import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files in folders, with `/` as separator, whose path matches `name`. */
export function filesIn(folders: readonly string[], name: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => name.test(file)),
  );
}

export function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}
