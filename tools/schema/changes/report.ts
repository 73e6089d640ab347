import type { ChangeImpact, Impact } from './impact.ts';

/** Formats changes by level, each with its impact. */
export function reportChanges(findings: readonly ChangeImpact[]): string {
  if (findings.length === 0) return 'No changes: the candidate equals the contract.';
  const sections = (['breaking', 'dangerous', 'safe'] as const).map((level) => {
    const found = findings.filter((finding) => finding.level === level);
    return [`${level.toUpperCase()} (${found.length})`, ...found.flatMap(lines)];
  });
  return sections
    .filter(({ length }) => length > 1)
    .map((section) => section.join('\n'))
    .join('\n\n');
}

function lines({ coordinate, message, renamedTo, reason, impact }: ChangeImpact): string[] {
  const guess = renamedTo ? ` Renamed to ${renamedTo}?` : '';
  return [
    `  ${coordinate ?? 'schema'}: ${message}.${guess}`,
    ...(reason ? [`    Reason: ${reason}`] : []),
    ...(impact ? impactLines(impact) : []),
  ];
}

function impactLines({ changesTypes, operations, hooks, places, routes }: Impact): string[] {
  if (operations.length === 0) return ['    Not used by any operation of the storefront.'];
  const requested = labelled(
    'operations',
    operations.map(({ name, at }) => `${name} ${at}`),
  );
  if (!changesTypes) return requested;
  const used = places.map(
    ({ file, line, name, how, routes: affected }) =>
      `${file}:${line} ${name} ${how}${affected.length > 0 ? ` (${affected.join(', ')})` : ''}`,
  );
  return [
    ...requested,
    ...labelled('hooks', [hooks.join(', ')]),
    ...(used.length > 0 ? labelled('used at', used) : ['    Requested, but not used by any code.']),
    ...labelled('routes', [routes.join(', ')]),
  ];
}

function labelled(label: string, texts: readonly string[]): string[] {
  return texts
    .filter(Boolean)
    .map((text, index) => `    ${(index === 0 ? label : '').padEnd(12)}${text}`);
}
