import type { CodeKnowledge } from '../impact/code-facts.ts';
import type { Complaint } from './type-check.ts';

/** Places to mend that have to do with the same part of the site. */
export interface Group {
  /** Routes, `the cart`, or what is no page: the backend, the tests, the tools. */
  area: string;
  places: Complaint[];
}

const otherAreas: readonly [folder: string, area: string][] = [
  ['src/graphql/documents/', 'the documents'],
  ['server/', 'the reference backend'],
  ['testing/', 'the tests'],
  ['tests/', 'the tests'],
  ['workbench/', 'the workbench'],
  ['tools/', 'the tools'],
];

/** Sorts places to mend by the route on which a visitor would notice. */
export function groupByArea(complaints: readonly Complaint[], facts: CodeKnowledge): Group[] {
  const groups = new Map<string, Complaint[]>();
  for (const complaint of complaints) {
    const area = areaOf(complaint, facts);
    groups.set(area, [...(groups.get(area) ?? []), complaint]);
  }
  // The documents come first: what is generated from them follows.
  const order = ['the documents', '', ...otherAreas.slice(1).map(([, area]) => area)];
  const rank = (area: string) => (order.includes(area) ? order.indexOf(area) : 1);
  return [...groups]
    .map(([area, places]) => ({ area, places: places.sort(byPlace) }))
    .sort((a, b) => rank(a.area) - rank(b.area) || a.area.localeCompare(b.area));
}

function areaOf({ file, line, message }: Complaint, { areas, graph }: CodeKnowledge) {
  const other = /\.test\.tsx?$/.test(file)
    ? 'the tests'
    : otherAreas.find(([folder]) => file.startsWith(folder))?.[1];
  if (other) return other;
  const declared = graph.at(file, line);
  // An import is at the top level of no declaration: whoever mentions the name it brings is meant.
  const names = [...message.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const concerned = declared
    ? [declared]
    : graph.all.filter(
        (one) => one.file === file && names.some((name) => mentions(one.node, name)),
      );
  return areas.inOrder(concerned.flatMap((one) => areas.of(one))).join(', ') || 'the whole site';
}

function mentions(node: { getText(): string }, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(node.getText());
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
