/** The schema tools; see `help` in run-command.ts. */
import { root } from '../lib/project.mjs';
import { runCommand } from './run-command.ts';

const { code, output, errors } = await runCommand(root, process.argv.slice(2), process.env);
if (output) console.log(output);
if (errors) console.error(errors);
process.exitCode = code;
