/**
 * A GraphQL code generator plugin: emits the documents as the storefront's
 * client sends them, letter for letter, by the name of their operation. They
 * are what the reference backend answers.
 *
 * Plain JavaScript, since the generator loads plugins by path.
 */
import { formatDocument, stringifyDocument } from '@urql/core';
import { concatAST, separateOperations } from 'graphql';

/**
 * @param {import('graphql').GraphQLSchema} _schema
 * @param {{ document?: import('graphql').DocumentNode }[]} files
 */
export function plugin(_schema, files) {
  const all = concatAST(files.flatMap(({ document }) => document ?? []));
  const operations = Object.entries(separateOperations(all)).map(([name, { definitions }]) => {
    // The client's document begins with its operation; the cache asks for the type of everything besides.
    const inOrder = definitions.toSorted((a, b) => Number(isFragment(a)) - Number(isFragment(b)));
    const document = { kind: all.kind, definitions: inOrder };
    // @ts-expect-error: urql's own type of a formatted document fails under exactOptionalPropertyTypes
    return { name, text: stringifyDocument(formatDocument(document)) };
  });
  const entries = operations
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `  ${name}: ${JSON.stringify(text)},\n`);
  return `/** Every document of the storefront as it is sent, by the name of its operation. */
export const operations = {\n${entries.join('')}} as const;\n`;
}

/** @param {import('graphql').DefinitionNode} definition */
function isFragment({ kind }) {
  return kind === 'FragmentDefinition';
}
