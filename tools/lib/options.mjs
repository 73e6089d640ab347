import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

/**
 * The options of this program's command line, `--help` among them.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Known
 * @param {Known} known those that there are besides `--help`
 * @param {string} help what to show to whoever gave another
 * @param {string[]} [args] as they were typed
 * @throws {UserError} for an option that there is not, or an argument
 */
export function options(known, help, args = process.argv.slice(2)) {
  try {
    const all = { ...known, help: /** @type {const} */ ({ type: 'boolean' }) };
    return parseArgs({ args, options: all }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}
