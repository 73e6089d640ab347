import { type GraphQLSchema, isEnumType } from 'graphql';
import { readStorefrontCode, type StorefrontCode } from '../code/code.ts';
import type { Declaration } from '../code/declarations.ts';
import { type FieldUse, findFieldUses } from '../code/field-uses.ts';
import type { Operation, RequestedField } from '../documents/operations.ts';
import { partAt } from '../sdl/part-at.ts';
import { isRecord } from '../values.ts';
import type { Workspace } from '../workspace.ts';
import { type ContractChange, findChanges } from './find-changes.ts';

interface Place {
  file: string;
  line: number;
  /** The component, hook or function. */
  name: string;
  how: FieldUse['how'] | 'calls';
  routes: string[];
}

/** The part of the storefront that a change affects. */
export interface Impact {
  /** Whether TypeScript types change; otherwise only the operations are listed. */
  changesTypes: boolean;
  /** Each with the place in its document: `file:line`. */
  operations: { name: string; at: string }[];
  hooks: string[];
  places: Place[];
  routes: string[];
}

/** A change with its impact; null for a change that cannot affect the storefront. */
export interface ChangeImpact extends ContractChange {
  impact: Impact | null;
}

/** An operation and the fields in it that a change affects; none when its variables are affected. */
interface Affected {
  operation: Operation;
  selections: RequestedField[];
}

/** The changes from the contract to a candidate, with their impact. */
export async function findFindings(
  workspace: Workspace,
  candidate: GraphQLSchema,
): Promise<ChangeImpact[]> {
  const { contract } = workspace;
  const changes = await findChanges(contract, candidate);
  if (!changes.some(affectsCode)) return changes.map((change) => ({ ...change, impact: null }));
  const code = await readStorefrontCode(workspace);
  const affected = changes.map((change) =>
    affectsCode(change) ? affectedBy(change, contract, code.operations) : [],
  );
  const changesTypes = changes.map((change, index) =>
    isTypeChange(change, workspace, candidate, affected[index] ?? []),
  );
  const fields = affected
    .filter((_, index) => changesTypes[index])
    .flatMap((each) => each.flatMap(({ selections }) => selections.filter(isNested)));
  const coordinates = [...new Set(fields.map(({ coordinate }) => coordinate))];
  const uses = await findFieldUses(workspace, code.graph, coordinates);
  return changes.map((change, index) => ({
    ...change,
    impact: affectsCode(change)
      ? impactOf(affected[index] ?? [], changesTypes[index] === true, code, uses)
      : null,
  }));
}

/** Whether a change affects the generated types: not where a Float becomes an Int, or an id nullable. */
function isTypeChange(
  { kind, level, coordinate }: ContractChange,
  { contract, codegen }: Workspace,
  candidate: GraphQLSchema,
  affected: readonly Affected[],
): boolean {
  if (kind === 'FIELD_ARGUMENT_ADDED') return level === 'breaking';
  if (coordinate === null || !kind.endsWith('TYPE_CHANGED')) return coordinate !== null;
  const types: unknown = codegen.config?.scalars;
  const isId = affected.every(({ selections }) => selections.every((field) => field.isId));
  const typeIn = (schema: GraphQLSchema) =>
    String(partAt(schema, coordinate)?.type)
      .replace(/\w+/, (name) => (isRecord(types) && name in types ? String(types[name]) : name))
      .replace(isId ? /!$/ : '', '');
  return typeIn(contract) !== typeIn(candidate);
}

const isNested = ({ isRoot }: RequestedField) => !isRoot;

/** A stricter type is safe on the wire, but changes code. */
function affectsCode({ level, kind }: ContractChange): boolean {
  return level !== 'safe' || /TYPE_CHANGED$/.test(kind);
}

function affectedBy(
  { coordinate, kind }: ContractChange,
  contract: GraphQLSchema,
  operations: readonly Operation[],
): Affected[] {
  // The root types.
  if (coordinate === null) return operations.map((operation) => ({ operation, selections: [] }));
  const [typeName = '', fieldName, argument] = coordinate.split('.');
  const isWholeType = fieldName === undefined || isEnumType(contract.getType(typeName));
  return operations.flatMap((operation) => {
    const selections = operation.selections.filter((selection) =>
      isWholeType
        ? selection.returns === typeName || selection.coordinate.startsWith(`${typeName}.`)
        : selection.coordinate === `${typeName}.${fieldName}` &&
          // An added argument affects those who do not pass it yet.
          (!argument || kind === 'FIELD_ARGUMENT_ADDED' || selection.args.includes(argument)),
    );
    const isAffected = selections.length > 0 || operation.inputs.has(typeName);
    return isAffected ? [{ operation, selections }] : [];
  });
}

/** Follows a change from the operations through hooks and components to the routes. */
function impactOf(
  affected: readonly Affected[],
  changesTypes: boolean,
  code: StorefrontCode,
  uses: ReadonlyMap<string, FieldUse[]>,
): Impact {
  const toPlace = (how: Place['how'], file: string, line: number, declaration?: Declaration) => ({
    file,
    line,
    name: declaration?.name ?? '',
    how,
    routes: code.routesOf(declaration ? [declaration] : []),
  });
  const places = (changesTypes ? affected : []).flatMap(({ operation, selections }) =>
    selections.length > 0 && selections.every(isNested)
      ? selections
          .flatMap(({ coordinate }) => uses.get(coordinate) ?? [])
          .map(({ how, file, line, declaration }) => toPlace(how, file, line, declaration))
      : [...code.hooksOf(operation), ...code.callersOf(operation)].map((declaration) =>
          toPlace('calls', declaration.file, declaration.line, declaration),
        ),
  );
  const distinct = new Map(places.map((place) => [`${place.file}:${place.line}`, place]));
  const sorted = [...distinct.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
  const hooks = affected.flatMap(({ operation }) => code.hooksOf(operation));
  const declarations = sorted.flatMap(({ file, line }) => code.graph.at(file, line) ?? []);
  return {
    changesTypes,
    operations: affected.map(({ operation, selections: [first = operation] }) => ({
      name: operation.name,
      at: `${first.file}:${first.line}`,
    })),
    hooks: [...new Set(hooks.map(({ name }) => name))],
    places: sorted,
    routes: code.routesOf(declarations),
  };
}
