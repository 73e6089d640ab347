import {
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentFile } from '../project.ts';
import type { Complaint } from '../update/type-check.ts';

/** What in the documents does not fit a schema, at its line. */
export function invalidDocuments(
  documents: readonly DocumentFile[],
  schema: GraphQLSchema,
): Complaint[] {
  return complaints(documents, schema, specifiedRules);
}

/** What the documents ask for although the schema calls it deprecated. */
export function deprecatedUses(
  documents: readonly DocumentFile[],
  schema: GraphQLSchema,
): Complaint[] {
  return complaints(documents, schema, [NoDeprecatedCustomRule]);
}

function complaints(
  documents: readonly DocumentFile[],
  schema: GraphQLSchema,
  rules: typeof specifiedRules,
): Complaint[] {
  // Together, since one document may spread another's fragment.
  const definitions = documents.flatMap(({ document }) => document.definitions);
  return validate(schema, { kind: Kind.DOCUMENT, definitions }, rules).flatMap(
    ({ message, nodes = [] }) => {
      const [token] = nodes.flatMap(({ loc }) => (loc ? [loc] : []));
      return token
        ? [{ file: token.source.name, line: token.startToken.line, message }]
        : [{ file: documents[0]?.file ?? '', line: 1, message }];
    },
  );
}
