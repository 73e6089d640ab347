import {
  countReport,
  oneTest,
  readPlaywright,
  readVitest,
  reportFile,
  writeCount,
} from './lib/count.mjs';
import { main } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/**
 * `node tools/step.mjs <name> <program> [argument ...]`: how package.json runs the steps of
 * `npm test`. Passes on the program's output and exit code, and leaves its count for the closing
 * line; see `lib/count.mjs`.
 */
main(async () => {
  const [name = '', ...command] = process.argv.slice(2);
  const began = performance.now();
  const { code, count } = await runCounted(name, command);
  const seconds = (performance.now() - began) / 1000;
  writeCount(name, { ...count, seconds, endedAt: Date.now() });
  return code === 0 && count.failed > 0 ? 1 : code;
});

/**
 * @param {string} name
 * @param {string[]} command
 */
async function runCounted(name, command) {
  const report = reportFile(`${name}.json`);
  switch (command[0]) {
    case 'vitest': {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const { code } = await run([...command, ...reporters]);
      return { code, count: countReport(code, report, readVitest) };
    }
    case 'playwright': {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const { code } = await run([...command, '--reporter=list,json'], { env });
      return { code, count: countReport(code, report, readPlaywright) };
    }
    default: {
      const { code } = await run(command);
      return { code, count: oneTest(code === 0) };
    }
  }
}
