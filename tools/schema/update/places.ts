import type { DeclarationGraph } from '../code/declarations.ts';
import type { CodeFacts } from '../impact/impact.ts';
import type { Complaint } from './type-check.ts';

/** Places to mend that have to do with the same part of the site. */
export interface Group {
  /** Routes, `the cart`, or what is no page: the backend, the tests, the tools. */
  area: string;
  places: Complaint[];
}

const otherAreas: readonly [folder: string, area: string][] = [
  ['server/', 'the reference backend'],
  ['tests/', 'the tests'],
  ['tools/', 'the tools'],
];

/** Sorts places to mend by the route on which a visitor would notice. */
export function groupByArea(
  complaints: readonly Complaint[],
  facts: CodeFacts & { graph: DeclarationGraph },
): Group[] {
  const groups = new Map<string, Complaint[]>();
  for (const complaint of complaints) {
    const area = areaOf(complaint, facts);
    groups.set(area, [...(groups.get(area) ?? []), complaint]);
  }
  const last = otherAreas.map(([, area]) => area);
  return [...groups]
    .map(([area, places]) => ({ area, places: places.sort(byPlace) }))
    .sort((a, b) => last.indexOf(a.area) - last.indexOf(b.area) || a.area.localeCompare(b.area));
}

function areaOf(
  { file, line }: Complaint,
  { operations, usage, areas, graph }: CodeFacts & { graph: DeclarationGraph },
) {
  const other = /\.test\.tsx?$/.test(file)
    ? 'the tests'
    : otherAreas.find(([folder]) => file.startsWith(folder))?.[1];
  if (other) return other;
  const declared = graph.at(file, line);
  const found = declared
    ? areas.of(declared)
    : operations
        .filter((operation) => operation.file === file)
        .flatMap((operation) => usage.hooksOf(operation).flatMap((hook) => areas.of(hook)));
  return areas.inOrder(found).join(', ') || 'the whole site';
}

function byPlace(a: Complaint, b: Complaint): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}

/** The groups for people: `file:line: message` below the name of each. */
export function reportPlaces(groups: readonly Group[]): string {
  return groups
    .map(({ area, places }) =>
      [area, ...places.map(({ file, line, message }) => `  ${file}:${line}: ${message}`)].join(
        '\n',
      ),
    )
    .join('\n');
}
