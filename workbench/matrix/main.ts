/** Writes the matrix of states, scenarios and tests; see `USAGE`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gapsIn, matrixOf } from './matrix.ts';
import { declaredByTests, matrixFile } from './test-files.ts';

const USAGE = `Usage: npm run qa-matrix [-- --help]

Writes ${matrixFile}: which test shows which state of the specification under
which scenario, read from the calls of shows() in the tests. Ends with 1 when a
state has no test or a scenario no use, after writing.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) {
  console.log(USAGE);
} else {
  const declarations = declaredByTests();
  writeFileSync(matrixFile, matrixOf(declarations));
  console.log(`${matrixFile}: ${declarations.length} declarations.`);
  const gaps = gapsIn(declarations);
  for (const gap of gaps) console.error(gap);
  if (gaps.length > 0) process.exitCode = 1;
}
