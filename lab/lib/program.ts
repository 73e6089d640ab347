import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { inProject } from '../../tools/lib/project.mjs';

/**
 * Bundles a program for production, with all that it imports: graphcache, Apollo and others look at
 * `process.env.NODE_ENV` in their innermost loops, which costs more in Node than in a browser.
 *
 * @param source path below `lab/`
 * @returns path of the bundle, a module that runs in Node and, where the source allows, in a browser
 */
export async function bundleProgram(source: string): Promise<string> {
  const outDir = inProject('.cache', 'lab', source.replaceAll('/', '-').replace(/\.\w+$/, ''));
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    resolve: { dedupe: ['graphql'] },
    ssr: { noExternal: true },
    build: {
      ssr: inProject('lab', source),
      outDir,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return join(outDir, 'program.mjs');
}

/** Runs a bundle in a fresh process of Node and reads the JSON that it prints. */
export async function runProgram<Output>(file: string, args: readonly string[]): Promise<Output> {
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}
