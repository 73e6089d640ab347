import type { StorefrontCode } from '../code/code.ts';
import { byPlace, type Diagnostic, formatDiagnostic } from '../diagnostic.ts';
import { contractFile } from '../workspace.ts';

/** Places to fix in one part of the project. */
export interface PlaceGroup {
  /** Routes of the site, or the name of another part such as `the tests`. */
  part: string;
  places: Diagnostic[];
}

/** The last part: a team with another backend needs it only for mocks and tests. */
const referenceBackend = 'the reference backend, which mocks and page tests run';

/** In output order but for the reference backend; files of src are grouped by the routes they affect. */
const parts: readonly [folder: string, part: string][] = [
  [contractFile, 'the contract'],
  ['src/graphql/documents/', 'the documents'],
  ['src/', ''],
  ['server/', referenceBackend],
  ['codegen.ts', 'the code generator'],
  ['tools/', 'the tools'],
  ['lab/', 'the benchmarks'],
  ['workbench/', 'the workbench'],
  ['', 'the tests'],
];

/** Groups places to fix by the route on which a visitor would notice them. */
export function groupPlaces(places: readonly Diagnostic[], code: StorefrontCode): PlaceGroup[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const { file, line, message } of places) {
    const part = partOf(file, line, code);
    groups.set(part, [...(groups.get(part) ?? []), { file, line, message }]);
  }
  const order = parts.map(([, part]) => part).filter((part) => part !== referenceBackend);
  order.push(referenceBackend);
  const rank = (part: string) => order.indexOf(order.includes(part) ? part : '');
  return [...groups]
    .map(([part, inside]) => ({ part, places: inside.sort(byPlace) }))
    .sort((a, b) => rank(a.part) - rank(b.part) || a.part.localeCompare(b.part));
}

function partOf(file: string, line: number, { routesOf, graph }: StorefrontCode): string {
  if (/\.test\.tsx?$/.test(file)) return 'the tests';
  const [, part] = parts.find(([folder]) => file.startsWith(folder)) ?? [];
  if (part) return part;
  const declaration = graph.at(file, line);
  return routesOf(declaration ? [declaration] : []).join(', ') || 'the whole site';
}

/** Formats groups: the part, then its places as `file:line: message`. */
export function reportPlaces(groups: readonly PlaceGroup[]): string {
  return groups
    .flatMap(({ part, places }) => [part, ...places.map((place) => `  ${formatDiagnostic(place)}`)])
    .join('\n');
}
