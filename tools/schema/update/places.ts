import type { Code } from '../code/code.ts';
import { mentions } from '../code/syntax.ts';
import { type Diagnostic, inLine } from '../diagnostic.ts';
import { contractFile } from '../workspace.ts';

/** Places to mend that have to do with the same part of the site. */
export interface Group {
  /** Routes, `the cart`, or what is no page: the backend, the tests, the tools. */
  area: string;
  places: Diagnostic[];
}

/** The contract and documents come first, since what is generated from them follows; the others last. */
const folders: readonly [start: string, area: string][] = [
  [contractFile, 'the contract'],
  ['src/graphql/documents/', 'the documents'],
  ['src/', ''],
  ['server/', 'the reference backend'],
  ['tools/', 'the tools'],
  ['workbench/', 'the workbench'],
  ['', 'the tests'],
];

/** Sorts places to mend by the route on which a visitor would notice. */
export function groupByArea(complaints: readonly Diagnostic[], code: Code): Group[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const { file, line, message } of complaints) {
    const area = areaOf({ file, line, message }, code);
    groups.set(area, [...(groups.get(area) ?? []), { file, line, message }]);
  }
  const order = folders.map(([, area]) => area);
  const rank = (area: string) => order.indexOf(order.includes(area) ? area : '');
  return [...groups]
    .map(([area, places]) => ({ area, places: places.sort(byPlace) }))
    .sort((a, b) => rank(a.area) - rank(b.area) || a.area.localeCompare(b.area));
}

function areaOf({ file, line, message }: Diagnostic, { areas, graph }: Code): string {
  if (/\.test\.tsx?$/.test(file)) return 'the tests';
  const [, area] = folders.find(([start]) => file.startsWith(start)) ?? [];
  if (area) return area;
  const declared = graph.at(file, line);
  // An import is at the top level of no declaration: whoever mentions the name it brings is meant.
  const names = new Set([...message.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  const concerned = declared
    ? [declared]
    : graph.inFile(file).filter(({ node }) => mentions(node).some((name) => names.has(name)));
  return areas.inOrder(concerned.flatMap((one) => areas.of(one))).join(', ') || 'the whole site';
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}

/** The groups for people: `file:line: message` below the name of each. */
export function reportPlaces(groups: readonly Group[]): string {
  const told = (place: Diagnostic) => `  ${inLine(place)}`;
  return groups.map(({ area, places }) => [area, ...places.map(told)].join('\n')).join('\n');
}
