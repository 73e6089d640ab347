import type { Finding, Impact } from './impact.ts';

/** The changes for people, by level, each with what it reaches. */
export function reportChanges(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No change: the candidate is the contract.';
  const sections = (['breaking', 'dangerous', 'safe'] as const).map((level) => {
    const found = findings.filter((finding) => finding.level === level);
    return [`${level.toUpperCase()} (${found.length})`, ...found.flatMap(lines)];
  });
  return sections
    .filter(({ length }) => length > 1)
    .map((section) => section.join('\n'))
    .join('\n\n');
}

function lines({ coordinate, message, renamedTo, notes, impact }: Finding): string[] {
  const guess = renamedTo ? ` Renamed to ${renamedTo}?` : '';
  const head = `  ${coordinate ?? 'schema'}: ${message}.${guess}`;
  return [head, ...notes.map((note) => `    ${note}`), ...(impact ? impactLines(impact) : [])];
}

function impactLines({ operations, hooks, places, areas }: Impact): string[] {
  if (operations.length === 0) return ['    No operation of the storefront uses it.'];
  const used = places.map(
    ({ file, line, name, how, areas: seen }) =>
      `${file}:${line} ${name} ${how}${seen.length > 0 ? ` (${seen.join(', ')})` : ''}`,
  );
  return [
    ...labelled(
      'operations',
      operations.map(({ name, at }) => `${name} ${at}`),
    ),
    ...labelled('hooks', [hooks.join(', ')]),
    ...(used.length > 0 ? labelled('used at', used) : ['    Nothing reads it.']),
    ...labelled('routes', [areas.join(', ')]),
  ];
}

function labelled(label: string, texts: readonly string[]): string[] {
  const told = texts.filter(Boolean);
  return told.map((text, index) => `    ${(index === 0 ? label : '').padEnd(12)}${text}`);
}
