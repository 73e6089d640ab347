import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { Declaration } from '../code/declarations.ts';
import type { Operation } from '../code/operations.ts';
import { theCart } from '../code/routes.ts';
import type { CodeFacts } from '../impact/impact.ts';
import type { Workspace } from '../project.ts';

/** A component, hook or function, without its line: the map outlives an edit. */
export interface MapPart {
  name: string;
  file: string;
  areas: string[];
}

export interface MapOperation {
  name: string;
  file: string;
  /** Root fields, or the type of a fragment's fields. */
  roots: string[];
  cacheOnly: boolean;
  hooks: MapPart[];
  callers: (MapPart & { hooks: string[] })[];
  /** Whether the cart keeps what it brings. */
  feedsCart: boolean;
}

export interface MapField {
  name: string;
  type: string;
  operations: string[];
  /** Where it is used. */
  parts: MapPart[];
}

/** How contract and code hang together. */
export interface ContractMap {
  types: { name: string; fields: MapField[] }[];
  operations: MapOperation[];
}

export function readMap({ contract }: Workspace, facts: CodeFacts): ContractMap {
  return {
    types: fieldsByType(contract).map(({ name, fields }) => ({
      name,
      fields: fields.map((field) => readField(`${name}.${field.name}`, field, facts)),
    })),
    operations: facts.operations.map((operation) => readOperation(operation, facts)),
  };
}

function fieldsByType(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      if (isEnumType(type)) {
        return {
          name: type.name,
          fields: type.getValues().map(({ name }) => ({ name, type: '' })),
        };
      }
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
      return { name: type.name, fields: Object.values(type.getFields()) };
    });
}

function readField(
  coordinate: string,
  { name, type }: { name: string; type: unknown },
  { operations, usage, areas }: CodeFacts,
): MapField {
  const asked = operations.flatMap((operation) =>
    operation.selections
      .filter((selection) => selection.coordinate === coordinate)
      .map((selection) => ({ operation, selection })),
  );
  const used = asked.flatMap(({ operation, selection }) =>
    usage.placesOf(operation, selection).flatMap(({ declaration }) => declaration ?? []),
  );
  return {
    name,
    type: String(type),
    operations: unique(asked.map(({ operation }) => operation.name)),
    parts: unique(used)
      .map((one) => toPart(one, areas))
      .sort(byFile),
  };
}

function readOperation(operation: Operation, { usage, areas }: CodeFacts): MapOperation {
  const hooks = usage.hooksOf(operation);
  return {
    name: operation.name,
    file: operation.file,
    roots: unique(
      operation.selections.flatMap(({ coordinate, path }) =>
        path.length === 1 ? [coordinate] : [],
      ),
    ),
    cacheOnly: usage.isCacheOnly(operation),
    hooks: hooks.map((hook) => toPart(hook, areas)).sort(byFile),
    callers: usage
      .callersOf(operation)
      .map((caller) => ({
        ...toPart(caller, areas),
        hooks: hooks.filter((hook) => caller.uses.has(hook)).map(({ name }) => name),
      }))
      .sort(byFile),
    feedsCart: operation.selections.some((selection) =>
      usage
        .placesOf(operation, selection)
        .some(({ declaration }) => declaration && areas.of(declaration).includes(theCart)),
    ),
  };
}

function toPart(declaration: Declaration, areas: CodeFacts['areas']): MapPart {
  return { name: declaration.name, file: declaration.file, areas: areas.of(declaration) };
}

function byFile(a: MapPart, b: MapPart): number {
  return a.file.localeCompare(b.file) || a.name.localeCompare(b.name);
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
