import type { StorefrontCode } from '../code/code.ts';
import { byPlace, type Diagnostic } from '../diagnostic.ts';

const dataFolder = 'src/graphql/';
const typeDeclarations = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration'];

/**
 * Separates the errors that may follow from another one: where a type of src/graphql has an error, the
 * compiler reports every use of it too.
 */
export function separateConsequences(places: readonly Diagnostic[], { graph }: StorefrontCode) {
  const isType = ({ file, line }: Diagnostic) =>
    typeDeclarations.includes(graph.at(file, line)?.node.type ?? '');
  const cause = places.find((place) => place.file.startsWith(dataFolder) && isType(place));
  const isConsequence = ({ file }: Diagnostic) =>
    cause !== undefined && !/^(?:src\/graphql|server)\/(?!.*\.test\.)|^[^/]+$/.test(file);
  return {
    cause: cause && `${cause.file}:${cause.line}`,
    causes: places.filter((place) => !isConsequence(place)),
    consequences: places.filter(isConsequence),
  };
}

/** One line for each file: `file:1, 7`. */
export function reportConsequences(consequences: readonly Diagnostic[]): string[] {
  const linesOf = new Map<string, Set<number>>();
  for (const { file, line } of [...consequences].sort(byPlace)) {
    linesOf.set(file, (linesOf.get(file) ?? new Set()).add(line));
  }
  return [...linesOf].map(([file, lines]) => `  ${file}:${[...lines].join(', ')}`);
}
