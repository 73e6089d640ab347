import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { contractFile } from '../project.ts';
import type { Complaint } from '../update/type-check.ts';

interface Part {
  name: string;
  description?: string | null | undefined;
  astNode?: { loc?: { startToken: { line: number } } | undefined } | null | undefined;
}

/** Every type, field, argument and enum value of the contract that does not say what it is. */
export function undescribed(schema: GraphQLSchema): Complaint[] {
  return partsOf(schema)
    .filter(({ description }) => !description?.trim())
    .map(({ name, astNode }) => ({
      file: contractFile,
      line: astNode?.loc?.startToken.line ?? 1,
      message: `${name} has no description. Say what it is, in which unit, and what null means.`,
    }));
}

function partsOf(schema: GraphQLSchema): Part[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const inside = types.flatMap((type): Part[] => {
    if (isEnumType(type)) return type.getValues().map((value) => within(type.name, value));
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((field) => within(type.name, field));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      within(type.name, field),
      ...field.args.map((argument) => within(`${type.name}.${field.name}`, argument)),
    ]);
  });
  return [
    ...types,
    ...inside,
    ...schema.getDirectives().filter((one) => !isSpecifiedDirective(one)),
  ];
}

function within(owner: string, part: Part): Part {
  return { ...part, name: `${owner}.${part.name}` };
}
