import { spawn } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';
import { inProject, readJson, root } from './project.mjs';

/**
 * Runs a command in the project's folder.
 *
 * @param {string[]} command the program and its arguments
 * @param {object} [options]
 * @param {'show' | 'errors' | 'keep'} [options.output] passed on, only the error stream passed on, or kept for the result
 * @param {Record<string, string>} [options.env] beside the present environment
 * @returns {Promise<{ code: number, output: string }>} exit code, 127 where the program is missing, and what was kept
 */
export function run([program = '', ...args], { output = 'show', env = {} } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: streams[output],
    // npm and the dependencies' programs are scripts there, which only a shell can run.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  /** @type {Buffer[]} */
  const kept = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) stream.on('data', (chunk) => kept.push(chunk));
  }
  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) =>
      resolve({ code, output: Buffer.concat(kept).toString() });
    child.on('error', (error) => {
      kept.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', (code, signal) => finish(exitCode(code, signal)));
  });
}

/** @type {Record<'show' | 'errors' | 'keep', import('node:child_process').StdioOptions>} */
const streams = {
  show: 'inherit',
  errors: ['ignore', 'ignore', 'inherit'],
  keep: ['ignore', 'pipe', 'pipe'],
};

/**
 * The exit code that a shell reports for a child's end.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  if (signal) return 128 + (constants.signals[signal] || 0);
  return code === null ? 1 : code;
}

/**
 * The command line that runs a dependency's program, without the cost of npx.
 * @param {string} dependency
 * @param {string} name of the program
 * @param {string[]} args
 * @returns {string[]}
 */
export function programOf(dependency, name, args) {
  const { bin } = readJson('node_modules', dependency, 'package.json');
  return [process.execPath, inProject('node_modules', dependency, bin[name] ?? bin), ...args];
}

/**
 * Runs a script of package.json's `wireit` section with those that it needs, side by side.
 * @param {string} script
 * @param {Record<string, string>} [env] beside the present environment
 */
export function runScript(script, env) {
  return run(programOf('wireit', 'wireit', []), {
    env: {
      // As npm tells a script's program which script it is.
      npm_lifecycle_event: script,
      npm_package_json: inProject('package.json'),
      npm_config_user_agent: process.env.npm_config_user_agent ?? 'npm/',
      // One more than the machine can run at once: the server's tests wait most of their time.
      WIREIT_PARALLEL: String(availableParallelism() + 1),
      // What is up to date is skipped without it; with it, every version of the output stays on disk.
      WIREIT_CACHE: 'none',
      ...env,
    },
  });
}

/**
 * The command line that runs npm: the very npm that runs this, where there is one.
 * @param {string[]} args
 * @returns {string[]}
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.c?js$/.test(own)) return [process.execPath, own, ...args];
  return ['npm', ...args];
}
