import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import typeDefs from '../../schema.graphql?raw';

it('every type, field and argument of the contract says what it is', () => {
  const types = Object.values(buildSchema(typeDefs).getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => type.astNode !== undefined);
  const parts = types.flatMap((type) => [
    { name: type.name, description: type.description },
    ...Object.values(type.getFields()).flatMap((field) => [
      { name: `${type.name}.${field.name}`, description: field.description },
      ...field.args.map((argument) => ({
        name: `${type.name}.${field.name}(${argument.name})`,
        description: argument.description,
      })),
    ]),
  ]);
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((part) => !part.description?.trim()).map(({ name }) => name)).toEqual([]);
});
