import {
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { Diagnostic } from '../diagnostic.ts';
import type { DocumentFile } from '../workspace.ts';
import { placeOf } from './operations.ts';

/** What in the documents does not fit a schema, at its line. */
export function invalidDocuments(documents: readonly DocumentFile[], schema: GraphQLSchema) {
  return complaints(documents, schema, specifiedRules);
}

/** What the documents ask for although the schema calls it deprecated. */
export function deprecatedUses(documents: readonly DocumentFile[], schema: GraphQLSchema) {
  return complaints(documents, schema, [NoDeprecatedCustomRule]);
}

function complaints(
  documents: readonly DocumentFile[],
  schema: GraphQLSchema,
  rules: typeof specifiedRules,
): Diagnostic[] {
  // Together, since one document may spread another's fragment.
  const definitions = documents.flatMap(({ document }) => document.definitions);
  return validate(schema, { kind: Kind.DOCUMENT, definitions }, rules).map(
    ({ message, nodes = [] }) => ({ ...placeOf(nodes[0] ?? {}), message }),
  );
}
