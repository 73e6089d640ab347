import { pathToFileURL } from 'node:url';
import { installAt } from '../../bench/lib/install.ts';
import { inProject } from '../../tools/lib/project.mjs';

/**
 * Path of a file of a judge in `audit/node_modules`, installed when it is missing. Install scripts
 * do not run: all that they would do here is to fetch from other hosts.
 *
 * @throws {Trouble} when npm fails; npm has said why
 */
export async function judgeFile(...path: string[]): Promise<string> {
  await installAt(['audit'], { scripts: false });
  return inProject('audit', 'node_modules', ...path);
}

/** The same as the address of a module, for `import()`. */
export async function judgeModule(...path: string[]): Promise<string> {
  return pathToFileURL(await judgeFile(...path)).href;
}
