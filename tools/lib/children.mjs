import { spawn } from 'node:child_process';
import { root } from './project.mjs';
import { exitCode } from './run.mjs';

/**
 * A terminal sends Ctrl+C to children and parent alike; a second copy would be taken for impatience.
 * @type {NodeJS.Signals[]}
 */
const forwarded = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];

/**
 * Runs programs of Node side by side until one ends, then ends the others.
 * Signals reach all of them.
 *
 * @param {{ args: string[], env?: Record<string, string>, name?: string }[]} programs
 *   with a `name`, each line of output begins with it; without, output is passed on untouched
 * @returns {Promise<number>} the exit code of the one that ended first
 */
export function runTogether(programs) {
  const children = programs.map(({ args, env, name }) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: name ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (name) prefixLines(child, name);
    return child;
  });
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, stop);
  process.on('SIGINT', () => {});
  whenNpmIsGone(() => stop('SIGTERM'));

  return new Promise((resolve) => {
    for (const child of children) {
      child.once('exit', (code, signal) => {
        resolve(exitCode(code, signal));
        stop('SIGTERM');
      });
    }
  });
}

/**
 * npm hands a signal to the shell between it and us, and many a shell dies of
 * it without passing it on. We would go on, and hold the port, with no parent.
 * @param {() => void} then
 */
function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 200);
  watch.unref();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 */
function prefixLines(child, name) {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) process.stdout.write(`${name} | ${line}\n`);
    });
  }
}
