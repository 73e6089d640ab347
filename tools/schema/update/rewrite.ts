import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GeneratedFile } from './generate.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes files and goes on with work that depends on them. Where the work fails, or the process is
 * told to end before it is done, every file is as it was.
 */
export async function rewrite<Result>(
  root: string,
  files: readonly GeneratedFile[],
  work: () => Promise<Result>,
): Promise<Result> {
  const before = files.map(({ file }) => {
    const path = resolve(root, file);
    return { path, content: existsSync(path) ? readFileSync(path) : null };
  });
  const restore = () => {
    for (const { path, content } of before) {
      if (content === null) rmSync(path, { force: true });
      else writeFileSync(path, content);
    }
  };
  const stop = (signal: NodeJS.Signals) => {
    restore();
    for (const one of signals) process.off(one, stop);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    for (const { file, content } of files) writeFileSync(resolve(root, file), content);
    return await work();
  } catch (error) {
    restore();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
