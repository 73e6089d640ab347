import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { inProject, readJson, root } from './project.mjs';

/** @type {Record<'show' | 'errors' | 'keep' | 'both', import('node:child_process').StdioOptions>} */
const streams = {
  show: 'inherit',
  errors: ['ignore', 'ignore', 'inherit'],
  keep: ['ignore', 'pipe', 'pipe'],
  both: ['ignore', 'pipe', 'inherit'],
};

/**
 * Runs a command, by default in the project's folder.
 *
 * @param {string[]} command the program and its arguments
 * @param {object} [options]
 * @param {'show' | 'errors' | 'keep' | 'both'} [options.output] shown, only stderr shown, kept for the result, or
 *   shown with stdout kept
 * @param {string} [options.cwd]
 * @param {Record<string, string>} [options.env] added to the present environment
 * @returns {Promise<{ code: number, output: string }>} exit code, 127 when the program is missing, 1 when a signal
 *   ended it; and the output when it was kept
 */
export function run([program = '', ...args], { output = 'show', cwd = root, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: streams[output],
    // npm is a script on Windows, which only a shell can run.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  /** @type {Buffer[]} */
  const kept = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => kept.push(chunk));
    if (output === 'both') stream?.pipe(process.stdout);
  }
  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) =>
      resolve({ code, output: Buffer.concat(kept).toString() });
    child.on('error', (error) => {
      kept.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') {
        const name = [program, ...args]
          .slice(0, 2)
          .map((part) => basename(part))
          .join(' ');
        console.error(
          `${name} was killed, probably because the memory ran out: installing and building need 1 GB.`,
        );
      }
      finish(code ?? 1);
    });
  });
}

/**
 * The command line of a dependency's program, without the overhead of npx.
 * @param {string} dependency
 * @param {string} name of the program
 * @param {string[]} args
 * @returns {string[]}
 */
export function programOf(dependency, name, args) {
  const { bin } = readJson('node_modules', dependency, 'package.json');
  return [process.execPath, inProject('node_modules', dependency, bin[name] ?? bin), ...args];
}
