// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { formatDocument, stringifyDocument } from '@urql/core';
import { concatAST, Kind, parse, print, separateOperations } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operations } from '../../server/generated/operations.ts';
import * as typedDocuments from '../../src/graphql/generated/documents.ts';

const folder = 'src/graphql/documents';
const documents = readdirSync(folder).map((file) =>
  parse(readFileSync(`${folder}/${file}`, 'utf8')),
);

const list = ['id', 'uuid', 'name', 'imageUrl', 'category'];
const detail = [...list, 'priceBuy', 'price', 'description', 'stock', 'discount', 'marca'];

describe('operations of the storefront', () => {
  it.each([
    ['buscarProductosPorNombre', ['nombre: String!'], list],
    ['category', [], []],
    ['producto', ['id: Int!'], detail],
    ['productosPorCategoria', ['category: String!'], list],
    ['productosResumen', [], ['id', 'name', 'imageUrl', 'category']],
  ])('request %s with the arguments and fields of the specification', (name, variables, fields) => {
    const requests = documents.flatMap(({ definitions }) =>
      definitions.flatMap((operation) => {
        if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
        const [root] = operation.selectionSet.selections;
        if (root?.kind !== Kind.FIELD || root.name.value !== name) return [];
        const declared = operation.variableDefinitions ?? [];
        return {
          variables: declared.map(({ variable, type }) => `${variable.name.value}: ${print(type)}`),
          fields: root.selectionSet?.selections.map(print) ?? [],
        };
      }),
    );
    expect(requests).toContainEqual({ variables, fields: expect.arrayContaining(fields) });
  });

  it("are in the server's allow-list exactly as the client sends them", () => {
    const typed: Record<string, unknown> = typedDocuments;
    const names = Object.keys(separateOperations(concatAST(documents)));
    const sent = names.map((name) => {
      // urql's type of a formatted document fails under exactOptionalPropertyTypes.
      const document = formatDocument(typed[`${name}Document`] as never);
      return [name, stringifyDocument(document)];
    });
    expect(operations).toEqual(Object.fromEntries(sent));
  });
});
