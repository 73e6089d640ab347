import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from './user-error.mjs';

/** Absolute path of the project's folder, wherever the command was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * @param {...string} path relative to the project
 * @returns {string} its absolute path
 */
export function inProject(...path) {
  return join(root, ...path);
}

/**
 * @param {...string} path relative to the project
 * @returns {any} the parsed file
 */
export function readJson(...path) {
  return JSON.parse(readFileSync(inProject(...path), 'utf8'));
}

/**
 * Runs a program. An error that the user can fix prints one line and exits with 1.
 * @param {() => Promise<number | void>} program resolves with the exit code; none means 0
 */
export async function main(program) {
  try {
    process.exitCode = (await program()) ?? 0;
  } catch (error) {
    if (!isUserError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Whether it is a `UserError`, the server's `StartUpError`, or an unknown option. Compares names,
 * since the server is TypeScript, which this file cannot import.
 * @param {unknown} error
 * @returns {error is Error}
 */
export function isUserError(error) {
  if (!(error instanceof Error)) return false;
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  return (
    error instanceof UserError || error.name === 'StartUpError' || code.startsWith('ERR_PARSE_ARGS')
  );
}

/**
 * Ends this process by SIGTERM when npm has ended. npm sends a signal to the shell between them,
 * which ends without forwarding it; this process would keep its port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
