/**
 * Codegen plugin: emits every operation as the storefront's client sends it, by name. The reference
 * backend answers only these. JavaScript, since the code generator loads plugins by path.
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
    // As the client sends it: the operation first, and `__typename` in every selection.
    const inOrder = definitions.toSorted((a, b) => Number(isFragment(a)) - Number(isFragment(b)));
    const document = { kind: all.kind, definitions: inOrder };
    // @ts-expect-error: urql's type of a formatted document fails under exactOptionalPropertyTypes
    return { name, text: stringifyDocument(formatDocument(document)) };
  });
  const entries = operations
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `  ${name}: ${JSON.stringify(text)},\n`);
  return `/** Every operation of the storefront as the client sends it, by name. */
export const operations = {\n${entries.join('')}} as const;\n`;
}

/** @param {import('graphql').DefinitionNode} definition */
function isFragment({ kind }) {
  return kind === 'FragmentDefinition';
}
