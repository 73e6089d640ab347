import type { Change, Level } from './changes.ts';
import type { Impact, UsedPlace } from './impact.ts';

/** A change with what it reaches; null where it reaches nothing by its nature. */
export interface Finding extends Change {
  impact: Impact | null;
}

const titles: Record<Level, string> = {
  breaking: 'BREAKING',
  dangerous: 'DANGEROUS',
  safe: 'SAFE',
};

/** The changes for people, by level, each with what it reaches. */
export function reportChanges(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No change: the candidate is the contract.';
  const sections = (['breaking', 'dangerous', 'safe'] as const).flatMap((level) => {
    const of = findings.filter((finding) => finding.level === level);
    return of.length === 0
      ? []
      : [[`${titles[level]} (${of.length})`, ...of.flatMap(lines)].join('\n')];
  });
  return sections.join('\n\n');
}

function lines({ coordinate, message, renamedTo, notes, impact }: Finding): string[] {
  const guess = renamedTo ? ` Renamed to ${renamedTo}?` : '';
  const head = `  ${coordinate ?? 'schema'}: ${message}.${guess}`;
  return [head, ...notes.map((note) => `    ${note}`), ...(impact ? impactLines(impact) : [])];
}

function impactLines({ operations, hooks, places, areas }: Impact): string[] {
  if (operations.length === 0) return ['    No operation of the storefront uses it.'];
  const asked = operations.map(
    ({ name, at, cacheOnly }) => `${name}${cacheOnly ? ' (read from the cache only)' : ''} ${at}`,
  );
  const found = [
    ...labelled('operations', asked),
    ...labelled('hooks', hooks.length > 0 ? [hooks.join(', ')] : []),
  ];
  if (places.length === 0) return [...found, '    Nothing reads it.'];
  return [
    ...found,
    ...labelled('used at', places.map(placeText)),
    ...labelled('routes', [areas.join(', ')]),
  ];
}

function placeText({ file, line, name, how, areas }: UsedPlace): string {
  return `${file}:${line} ${name} ${how}${areas.length > 0 ? ` (${areas.join(', ')})` : ''}`;
}

function labelled(label: string, texts: readonly string[]): string[] {
  return texts.map((text, index) => `    ${(index === 0 ? label : '').padEnd(12)}${text}`);
}
