import { type GraphQLSchema, isEnumType, isInputObjectType } from 'graphql';
import { type Code, readCode, readUses, type Uses } from '../code/code.ts';
import type { Declaration } from '../code/graph.ts';
import type { Place } from '../code/probe.ts';
import type { Operation, Selection } from '../documents/operations.ts';
import type { Workspace } from '../workspace.ts';
import { type Change, findChanges } from './changes.ts';

interface UsedPlace {
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
  /** Each with where its document asks for what changes: `file:line`. */
  operations: { name: string; at: string }[];
  hooks: string[];
  places: UsedPlace[];
  /** Where a visitor would notice. */
  areas: string[];
}

/** A change with what it reaches; null where it reaches nothing by its nature. */
export interface Finding extends Change {
  impact: Impact | null;
}

/**
 * Every change with its impact. The compiler is asked only where a change calls for it.
 *
 * @param known what has been found out of the code already
 */
export async function findFindings(
  workspace: Workspace,
  candidate: GraphQLSchema,
  known?: { code: Code; uses: Uses },
): Promise<Finding[]> {
  const { contract } = workspace;
  const changes = await findChanges(contract, candidate);
  if (!changes.some(reachesCode)) return changes.map((change) => ({ ...change, impact: null }));
  const code = known?.code ?? (await readCode(workspace));
  const concerned = changes
    .filter(reachesCode)
    .flatMap((change) => usedBy(change, contract, code))
    .flatMap(({ selections, whole }) => (whole ? [] : selections));
  const coordinates = new Set(concerned.map(({ coordinate }) => coordinate));
  const uses = known?.uses ?? (await readUses(workspace, code, (one) => coordinates.has(one)));
  return changes.map((change) => ({
    ...change,
    impact: reachesCode(change) ? impactOf(change, contract, code, uses) : null,
  }));
}

/** A new type or a deprecation concerns the code also where the wire does not mind. */
function reachesCode({ level, kind }: Change): boolean {
  return level !== 'safe' || /TYPE_CHANGED$|DEPRECATION_ADDED$/.test(kind);
}

/** The operations that a change concerns, as a whole or by what they ask for. */
function usedBy(change: Change, contract: GraphQLSchema, { operations }: Code) {
  return operations.flatMap((operation) => {
    const selections = operation.selections.filter((one) => concerns(change, one, contract));
    const isRoot = selections.some(({ path }) => !path.includes('.'));
    const whole = isRoot || takesInput(operation, change, contract);
    return selections.length > 0 || whole ? [{ operation, selections, whole }] : [];
  });
}

/** Follows a change from its coordinate over operations, hooks and components to the routes. */
function impactOf(change: Change, contract: GraphQLSchema, code: Code, uses: Uses): Impact {
  const used = usedBy(change, contract, code);
  const toUsed = (how: UsedPlace['how'], at: { file: string; line: number }, of?: Declaration) => ({
    file: at.file,
    line: at.line,
    name: of?.name ?? '',
    how,
    areas: of ? code.areas.of(of) : [],
  });
  const places = used.flatMap(({ operation, selections, whole }): UsedPlace[] => {
    if (!whole) {
      const found = selections.flatMap(({ coordinate }) => uses(operation, coordinate));
      return found.map((place) => toUsed(place.how, place, place.declaration));
    }
    return [...code.hooksOf(operation), ...code.callersOf(operation)].map((one) =>
      toUsed('calls', one, one),
    );
  });
  const distinct = [
    ...new Map(places.map((one) => [`${one.file}:${one.line}`, one])).values(),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const hooks = used.flatMap(({ operation }) => code.hooksOf(operation));
  return {
    operations: used.map(({ operation, selections: [first = operation] }) => ({
      name: operation.name,
      at: `${first.file}:${first.line}`,
    })),
    hooks: [...new Set(hooks.map(({ name }) => name))],
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
  { inputs }: Operation,
  { coordinate }: Change,
  contract: GraphQLSchema,
): boolean {
  const [typeName = ''] = coordinate?.split('.') ?? [];
  const type = contract.getType(typeName);
  return (isEnumType(type) || isInputObjectType(type)) && inputs.includes(typeName);
}
