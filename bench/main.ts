import { main } from '../tools/lib/project.mjs';
import { programOf, run } from '../tools/lib/run.mjs';
import { installAt } from './lib/install.ts';
import { readPartArguments } from './lib/part-arguments.ts';
import { type Findings, writeResult } from './lib/result.ts';
import { brief, say } from './lib/say.ts';
import { backend } from './parts/backend.ts';
import { bundle } from './parts/bundle.ts';
import { cache } from './parts/cache.ts';
import { dbSearch } from './parts/db-search.ts';
import { firstView } from './parts/first-view.ts';
import { growth } from './parts/growth.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { moves } from './parts/moves.ts';
import { scale } from './parts/scale.ts';
import { search } from './parts/search.ts';
import { start } from './parts/start.ts';
import { writePerformance } from './report/performance.ts';

const parts: Record<string, (options: { quick: boolean }) => Promise<Findings>> = {
  cache,
  search,
  bundle,
  backend,
  'first-view': firstView,
  moves,
  'db-search': dbSearch,
  growth,
  start,
  scale,
  lighthouse,
};

const help = `npm run bench [-- part ...] [-- --quick]

Measures the shop against its peers and its goals, writes bench/results/ and
draws docs/performance.md from what stands there. Installs the peers into
bench/node_modules when they are missing.

  --quick    a smoke run: small sizes, one round, nothing is written

Parts: ${Object.keys(parts).join(', ')}; report draws the document again.`;

await main(async () => {
  const asked = readPartArguments(process.argv.slice(2), Object.keys(parts), help);
  if (!asked) return say(help);
  const { quick, wants } = asked;
  // Only this part compares with them.
  if (wants('cache')) await installAt(['bench']);

  for (const [name, measure] of Object.entries(parts)) {
    if (!wants(name)) continue;
    const began = performance.now();
    say(`${name} ...`);
    const findings = await measure({ quick });
    if (!quick) writeResult(name, findings);
    for (const { name: title, sample, unit, ratio, limit, met } of findings.figures) {
      const beside = ratio ? `, ${brief(ratio.median)}×` : '';
      say(
        `  ${met ? 'met    ' : 'not met'} ${title}: ${brief(sample.median)} ${unit}${beside} (${limit})`,
      );
    }
    say(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  if (quick) return;
  const closing = writePerformance();
  // As the linter would have them.
  await run(programOf('@biomejs/biome', 'biome', ['format', '--write', 'bench/results']), {
    output: 'errors',
  });
  say(`\n${closing}`);
});
