import { formatDocument, stringifyDocument } from '@urql/core';
import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  separateOperations,
} from 'graphql';

/**
 * Emits every operation as the storefront's client sends it, by name. The reference backend answers
 * only these.
 */
export function operations(_schema: GraphQLSchema, documents: DocumentNode): string {
  const entries = Object.entries(separateOperations(documents))
    .map(([name, { kind, definitions }]) => {
      // As the client sends it: the operation first, and `__typename` in every selection.
      const inOrder = definitions.toSorted((a, b) => Number(isFragment(a)) - Number(isFragment(b)));
      // @ts-expect-error: urql's type of a formatted document fails under exactOptionalPropertyTypes
      return { name, text: stringifyDocument(formatDocument({ kind, definitions: inOrder })) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `  ${name}: ${JSON.stringify(text)},\n`);
  return `/** Every operation of the storefront as the client sends it, by name. */
export const operations = {\n${entries.join('')}} as const;\n`;
}

function isFragment({ kind }: DefinitionNode): boolean {
  return kind === Kind.FRAGMENT_DEFINITION;
}
