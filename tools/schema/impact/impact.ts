import { type GraphQLSchema, isEnumType, isInputObjectType } from 'graphql';
import type { Declaration } from '../code/declarations.ts';
import type { Operation, Selection } from '../code/operations.ts';
import type { Areas } from '../code/routes.ts';
import type { Place, Usage } from '../code/usage.ts';
import type { Change } from './changes.ts';

export interface UsedOperation {
  name: string;
  kind: Operation['kind'];
  /** Where the document asks for what changes: `file:line`. */
  at: string;
  cacheOnly: boolean;
}

export interface UsedPlace {
  file: string;
  line: number;
  /** The component, hook or function. */
  name: string;
  how: Place['how'] | 'calls';
  /** Routes, `every page` or `the cart`. */
  areas: string[];
}

/** What a change of the contract reaches in the storefront. */
export interface Impact {
  operations: UsedOperation[];
  hooks: string[];
  places: UsedPlace[];
  /** Where a visitor would notice. */
  areas: string[];
}

/** What the code says of itself; see the folder `code`. */
export interface CodeFacts {
  operations: readonly Operation[];
  usage: Usage;
  areas: Areas;
}

/** Follows a change from its coordinate over operations, hooks and components to the routes. */
export function impactOf(change: Change, contract: GraphQLSchema, code: CodeFacts): Impact {
  const used = code.operations.flatMap((operation) => {
    const selections = operation.selections.filter((one) => concerns(change, one, contract));
    const whole = takesInput(operation, change, contract);
    return selections.length > 0 || whole ? [{ operation, selections, whole }] : [];
  });
  const places = used.flatMap(({ operation, selections, whole }) =>
    whole || selections.some(({ coordinate }) => isRoot(coordinate, contract))
      ? callers(operation, code)
      : selections.flatMap((one) =>
          code.usage.placesOf(operation, one).map((at) => toUsed(at, code)),
        ),
  );
  const distinct = byPlace(places);
  return {
    operations: used.map(({ operation, selections: [first] }) => ({
      name: operation.name,
      kind: operation.kind,
      at: `${operation.file}:${(first ?? operation).line}`,
      cacheOnly: code.usage.isCacheOnly(operation),
    })),
    hooks: [
      ...new Set(
        used.flatMap(({ operation }) => code.usage.hooksOf(operation).map(({ name }) => name)),
      ),
    ],
    places: distinct,
    areas: code.areas.inOrder(distinct.flatMap(({ areas }) => areas)),
  };
}

/** Whether a requested field is the one that changes, or brings what changes. */
function concerns({ coordinate }: Change, selection: Selection, contract: GraphQLSchema): boolean {
  const [typeName, fieldName] = coordinate?.split('.') ?? [];
  if (typeName === undefined) return false;
  if (fieldName === undefined || isEnumType(contract.getType(typeName))) {
    return selection.returns === typeName || selection.coordinate.startsWith(`${typeName}.`);
  }
  return selection.coordinate === `${typeName}.${fieldName}`;
}

/** Whether an operation sends an enum or input object that changes. */
function takesInput(
  operation: Operation,
  { coordinate }: Change,
  contract: GraphQLSchema,
): boolean {
  const [typeName = ''] = coordinate?.split('.') ?? [];
  const type = contract.getType(typeName);
  if (!isEnumType(type) && !isInputObjectType(type)) return false;
  return operation.inputs.includes(typeName);
}

function isRoot(coordinate: string, contract: GraphQLSchema): boolean {
  const [typeName] = coordinate.split('.');
  const roots = [
    contract.getQueryType(),
    contract.getMutationType(),
    contract.getSubscriptionType(),
  ];
  return roots.some((type) => type?.name === typeName);
}

/** Where an operation as a whole is asked: its hooks, and who calls them. */
function callers(operation: Operation, { usage, areas }: CodeFacts): UsedPlace[] {
  return [...usage.hooksOf(operation), ...usage.callersOf(operation)].map((declaration) => ({
    file: declaration.file,
    line: declaration.line,
    name: declaration.name,
    how: 'calls' as const,
    areas: areas.of(declaration),
  }));
}

function toUsed({ file, line, how, declaration }: Place, { areas }: CodeFacts): UsedPlace {
  return { file, line, name: declaration?.name ?? '', how, areas: areasOf(declaration, areas) };
}

function areasOf(declaration: Declaration | undefined, areas: Areas): string[] {
  return declaration ? areas.of(declaration) : [];
}

function byPlace(places: readonly UsedPlace[]): UsedPlace[] {
  const found = new Map(places.map((place) => [`${place.file}:${place.line}`, place]));
  return [...found.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
