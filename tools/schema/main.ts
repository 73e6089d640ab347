/** The schema tools; see `help` in run.ts. */
import { root } from '../lib/project.mjs';
import { run } from './run.ts';

const { code, output, errors } = await run(root, process.argv.slice(2), process.env);
if (output) console.log(output);
if (errors) console.error(errors);
process.exitCode = code;
