import { markdownTable } from '../../testing/faults/tables.ts';
import { type Part, passes, type Result } from './result.ts';

/** A document of what the parts have found out: a summary, and a section for each. */
export function reportOf(
  head: readonly string[],
  parts: Readonly<Record<string, Part>>,
  results: ReadonlyMap<string, Result>,
): string {
  const found = Object.entries(parts).flatMap(([name, { title }]) => {
    const result = results.get(name);
    return result ? [{ name, title, result }] : [];
  });
  const missing = Object.keys(parts).filter((name) => !results.has(name));
  const machines = new Set(found.map(({ result }) => result.machine));
  const sections = [
    ...head,
    markdownTable(
      ['part', 'verdict', 'on'],
      found.map(({ name, title, result }) => [
        `${title} (\`${name}\`)`,
        passes(result) ? 'passes' : '**objects**',
        result.on,
      ]),
    ),
    machines.size > 0 ? `Run on ${[...machines].join('; ')}.` : '',
    missing.length > 0 ? `Not run yet: ${missing.map((name) => `\`${name}\``).join(', ')}.` : '',
    ...found.map(({ title, result }) => sectionOf(title, result)),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function sectionOf(title: string, { notes, figures, tables = [], objections = [] }: Result) {
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
    ...tables.map(({ title, head, rows }) => `**${title}**\n\n${markdownTable(head, rows)}`),
    objections.map((objection) => `- ${objection}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
