import { buildSchema, parse, type SelectionSetNode } from 'graphql';
import * as v from 'valibot';
import schemaText from '../schema.graphql?raw';
import { operations } from '../server/generated/operations.ts';
import { parsedJson } from './parsed-json.ts';
import type { Recording } from './recording.ts';

const Answer = v.object({ data: v.unknown() });

/** Every field of the contract with its type: `Producto.marca: String`. */
export function contractFields(sdl = schemaText): string[] {
  return Object.values(buildSchema(sdl).getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      'getFields' in type
        ? Object.values(type.getFields()).map(
            (field) => `${type.name}.${field.name}: ${field.type}`,
          )
        : [],
    )
    .sort();
}

/**
 * Where a recording no longer fits the contract, one Spanish sentence each: what the contract has
 * changed since, and what the site requests today that the recorded answers do not have.
 */
export function mismatchesOf({
  contract,
  answers,
}: Pick<Recording, 'contract' | 'answers'>): string[] {
  const today = contractFields();
  const gone = contract?.filter((field) => !today.includes(field)) ?? [];
  const added = contract ? today.filter((field) => !contract.includes(field)) : [];
  const documents: Readonly<Record<string, string>> = operations;
  const missing = answers.flatMap(({ call, outcome }) => {
    const text = documents[call.charAt(0).toUpperCase() + call.slice(1)];
    if (text === undefined || outcome.kind !== 'response') return [];
    const [operation] = parse(text).definitions;
    if (operation?.kind !== 'OperationDefinition') return [];
    const json = parsedJson(outcome.body);
    if (!v.is(Answer, json)) return [];
    return missingIn(json.data, operation.selectionSet).map(
      (field) => `Las respuestas de ${call} no tienen «${field}», que el sitio pide hoy.`,
    );
  });
  return [
    ...gone.map((field) => `El contrato de entonces tenía «${field}», y el de hoy no.`),
    ...added.map((field) => `El contrato de hoy tiene «${field}», y el de entonces no.`),
    ...new Set(missing),
  ];
}

/** The fields of a selection that an object, or the objects of a list, do not have. */
function missingIn(value: unknown, set: SelectionSetNode): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => missingIn(one, set)))];
  if (typeof value !== 'object' || value === null) return [];
  const object = new Map<string, unknown>(Object.entries(value));
  return set.selections.flatMap((field) => {
    if (field.kind !== 'Field') return [];
    const key = (field.alias ?? field.name).value;
    if (!object.has(key)) return [key];
    return field.selectionSet ? missingIn(object.get(key), field.selectionSet) : [];
  });
}
