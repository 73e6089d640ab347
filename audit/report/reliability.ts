import type { RowId } from '../../testing/faults/rows.ts';
import { faultTables, markdownTable } from '../../testing/faults/tables.ts';
import { passes } from '../lib/part.ts';
import type { Result } from '../lib/result.ts';

/** Where the report stands. */
export const reliabilityFile = 'docs/reliability.md';

interface Material {
  /** Test files by row. */
  tests: ReadonlyMap<RowId, readonly string[]>;
  results: ReadonlyMap<string, Result>;
  /** Headings by part, in the order of the document. */
  titles: Readonly<Record<string, string>>;
}

/** The report: the fault catalogue with its tests, then what the judges and the long runs said. */
export function reliabilityOf({ tests, results, titles }: Material): string {
  const ids = Object.keys(titles);
  const reached = ids.flatMap((id) => results.get(id) ?? []);
  const missing = ids.filter((id) => !results.has(id));
  const sections = [
    '# Reliability',
    'Written by `npm run audit` from `tests/` and `audit/results/`; not to be edited by hand. `npm run audit -- axe` asks one judge anew, `npm run audit -- report` writes this page again, `--quick` only tries the programs.',
    '## Faults that are survived',
    'Each row has tests whose names begin with its id; `npm test` runs them. Where a store is involved they run on both, the embedded database and a PostgreSQL server.',
    faultTables(tests),
    '## What judges of others’ making say',
    markdownTable(
      ['judge', 'verdict', 'on', 'Node.js', 'took'],
      reached.map((result) => [
        titles[result.part] ?? '',
        passes(result) ? 'passes' : '**objects**',
        result.on,
        result.node,
        `${result.seconds} s`,
      ]),
    ),
    missing.length > 0 ? `Not run yet: ${missing.map((id) => `\`${id}\``).join(', ')}.` : '',
    ...reached.map((result) => sectionOf(titles[result.part] ?? '', result)),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function sectionOf(title: string, { notes, figures, findings }: Result): string {
  return [
    `### ${title}`,
    ...notes,
    markdownTable(
      ['measure', 'figure', 'limit', 'met'],
      figures.map(({ name, value, limit, met }) => [
        name,
        value,
        limit,
        limit === '' ? '–' : met ? 'yes' : '**no**',
      ]),
    ),
    findings.map((finding) => `- ${finding}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
