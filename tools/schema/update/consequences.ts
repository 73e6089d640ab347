import type { ChangeImpact } from '../changes/impact.ts';
import type { StorefrontCode } from '../code/code.ts';
import { byPlace, type Diagnostic } from '../diagnostic.ts';

const dataFolder = 'src/graphql/';
const typeDeclarations = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration'];

const isTest = ({ file }: Diagnostic) => /^(?:tests|testing)\/|\.test\./.test(file);
/** Behind the queries: what a conversion in them would spare. */
const isBehind = ({ file }: Diagnostic) =>
  !/^(?:src\/graphql|server)\/(?!.*\.test\.)|^[^/]+$/.test(file);

/**
 * Separates the errors that may follow from another one: where a type of src/graphql has an error, or
 * a field has another type, the compiler reports every use of it.
 */
export function separateConsequences(
  places: readonly Diagnostic[],
  changes: readonly ChangeImpact[],
  { graph, hooksOf, operations }: StorefrontCode,
) {
  const isType = ({ file, line }: Diagnostic) =>
    typeDeclarations.includes(graph.at(file, line)?.node.type ?? '');
  const broken = places.find((place) => place.file.startsWith(dataFolder) && isType(place));
  // Only test data, as null where a field may no longer be null, needs no conversion.
  const isUsed = places.some((place) => isBehind(place) && !isTest(place));
  const fields = broken || !isUsed ? [] : fieldsOfOtherTypes(changes, operations);
  const names = fields.map(({ coordinate }) => coordinate).join(', ');
  const requesting = fields.flatMap(({ impact }) => impact?.operations.map(({ name }) => name));
  const hooks = operations.filter(({ name }) => requesting.includes(name)).flatMap(hooksOf);
  const cause = broken ? `${broken.file}:${broken.line}` : names;
  const isConsequence = (place: Diagnostic) => cause !== '' && isBehind(place);
  const consequences = places.filter(isConsequence);
  const conversions = [...new Set(hooks)].map(({ file, line, name }) => ({
    file,
    line,
    message: `Convert ${names} in ${name}, or fix the places that follow.`,
  }));
  return {
    cause,
    causes: [
      ...places.filter((place) => !isConsequence(place)),
      ...(consequences.length > 0 ? conversions : []),
    ],
    consequences,
  };
}

/** The fields of objects, if their other type is all that changes code. */
function fieldsOfOtherTypes(
  changes: readonly ChangeImpact[],
  operations: StorefrontCode['operations'],
): readonly ChangeImpact[] {
  const requested = operations.flatMap(({ selections }) => selections);
  const isOfObject = ({ kind, coordinate }: ChangeImpact) =>
    kind === 'FIELD_TYPE_CHANGED' &&
    !requested.some((field) => field.isRoot && field.coordinate === coordinate);
  const inCode = changes.filter(
    ({ impact }) => impact?.changesTypes && impact.operations.length > 0,
  );
  return inCode.every(isOfObject) ? inCode : [];
}

/** One line for each file: `file:1, 7`. */
export function reportConsequences(consequences: readonly Diagnostic[]): string[] {
  const linesOf = new Map<string, Set<number>>();
  for (const { file, line } of [...consequences].sort(byPlace)) {
    linesOf.set(file, (linesOf.get(file) ?? new Set()).add(line));
  }
  return [...linesOf].map(([file, lines]) => `  ${file}:${[...lines].join(', ')}`);
}
