import { faultTables } from '../testing/faults/tables.ts';
import { testsOfRows } from '../testing/faults/tests-of-rows.ts';
import { alfa } from './audit/alfa.ts';
import { axe } from './audit/axe.ts';
import { csp } from './audit/csp.ts';
import { floods } from './audit/floods.ts';
import { graphqlHttp } from './audit/graphql-http.ts';
import { hostile } from './audit/hostile.ts';
import { hostileBrowser } from './audit/hostile-browser.ts';
import { htmlcs } from './audit/htmlcs.ts';
import { ibm } from './audit/ibm.ts';
import { lighthouse } from './audit/lighthouse.ts';
import { load } from './audit/load.ts';
import { failover, kill, overload, sigterm, soak } from './audit/long-runs.ts';
import { observatory } from './audit/observatory.ts';
import { vnu } from './audit/vnu.ts';
import { backend } from './bench/backend.ts';
import { bytes } from './bench/bytes.ts';
import { cache } from './bench/cache.ts';
import { firstView } from './bench/first-view.ts';
import { journey } from './bench/journey.ts';
import { search } from './bench/search.ts';
import { start } from './bench/start.ts';
import type { Part } from './lib/result.ts';

/** Parts that are run by one command and make one document. */
export interface Program {
  /** For `--help`. */
  purpose: string;
  document: string;
  /** What the document begins with, a paragraph each. */
  head: () => readonly string[];
  /** By name, in the order in which they run and stand in the document. */
  parts: Readonly<Record<string, Part>>;
}

export const programs: Readonly<Record<'bench' | 'audit', Program>> = {
  bench: {
    purpose: 'Measures the shop against its goals and its peers.',
    document: 'docs/performance.md',
    head: () => [
      '# Performance',
      'Written by `npm run bench` from `lab/results/`; not to be edited by hand. `npm run bench -- cache` measures one part anew, `npm run bench -- report` writes this page again, `--quick` only tries the programs.',
      'Times depend on the machine, so what is compared is measured in one run, in turn, round after round; a ratio is the median of the rounds’ ratios. Browser, servers, database and load share the machine’s cores. No test asserts a time; bytes, requests, DOM nodes and renders are asserted in `npm test`.',
      '## Measurements',
    ],
    parts: {
      bytes,
      'first-view': firstView,
      journey,
      search,
      cache,
      backend,
      start,
    },
  },
  audit: {
    purpose: 'Has the shop checked by programs that others wrote, and puts it through long runs.',
    document: 'docs/reliability.md',
    head: () => [
      '# Reliability',
      'Written by `npm run audit` from the tests and `lab/results/`; not to be edited by hand. `npm run audit -- axe` asks one checker anew, `npm run audit -- report` writes this page again, `--quick` only tries the programs.',
      '## Faults that are survived',
      'Each row has tests whose names hold its id; `npm test` and `npm run test:slow` run them. Where a store is involved they run on both, the embedded database and a PostgreSQL server.',
      faultTables(testsOfRows()),
      '## External audits and long runs',
    ],
    parts: {
      'graphql-http': graphqlHttp,
      csp,
      observatory,
      axe,
      ibm,
      htmlcs,
      alfa,
      vnu,
      lighthouse,
      hostile,
      'hostile-browser': hostileBrowser,
      load,
      floods,
      kill,
      sigterm,
      failover,
      overload,
      soak,
    },
  },
};
