/** Writes the matrix of states, scenarios and tests; see `USAGE`. */
import { writeFileSync } from 'node:fs';
import { main } from '../../tools/lib/project.mjs';
import { gapsIn, matrixOf } from './matrix.ts';
import { declaredByTests, matrixFile } from './test-files.ts';

const USAGE = `Usage: npm run qa-matrix [-- --help]

Writes ${matrixFile}: which test shows which state of the specification under
which scenario, read from the calls of shows() in the tests. Ends with 1 when a
state has no test or a scenario no use, after writing.`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(USAGE);
  const declarations = declaredByTests();
  writeFileSync(matrixFile, matrixOf(declarations));
  console.log(`${matrixFile}: ${declarations.length} declarations.`);
  const gaps = gapsIn(declarations);
  for (const gap of gaps) console.error(gap);
  return gaps.length > 0 ? 1 : 0;
});
