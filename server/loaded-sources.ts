import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a worker thread loads after the process has started. */
const SOURCES = ['server', 'src/lib', 'src/trade', 'node_modules/.package-lock.json'];

/** When the sources of a program were last written, and how many files there are. */
export async function stampOf(root: string): Promise<string> {
  const files = await Promise.all(SOURCES.map((name) => filesBelow(join(root, name))));
  const times = await Promise.all(
    files.flat().map(async (file) => (await stat(file).catch(() => null))?.mtimeMs ?? 0),
  );
  return `${times.length} ${times.reduce((newest, time) => Math.max(newest, time), 0)}`;
}

async function filesBelow(path: string): Promise<string[]> {
  const names = await readdir(path, { recursive: true }).catch(() => null);
  return names?.map((name) => join(path, name)) ?? [path];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const loaded = stampOf(root);

/** Whether the sources are still those that this process has loaded: code of two releases does not mix. */
export const isLoadedRelease = async (): Promise<boolean> =>
  (await stampOf(root)) === (await loaded);
