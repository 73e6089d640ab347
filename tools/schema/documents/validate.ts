import {
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { Diagnostic } from '../diagnostic.ts';
import { placeOf } from './operations.ts';

/** Validation errors of the documents under a schema. */
export function invalidDocuments(documents: readonly DocumentNode[], schema: GraphQLSchema) {
  return errorsBy(specifiedRules, documents, schema);
}

/** Requests for fields that the schema marks as deprecated. */
export function deprecatedUses(documents: readonly DocumentNode[], schema: GraphQLSchema) {
  return errorsBy([NoDeprecatedCustomRule], documents, schema);
}

function errorsBy(
  rules: typeof specifiedRules,
  documents: readonly DocumentNode[],
  schema: GraphQLSchema,
): Diagnostic[] {
  // Validated together, since a document may use another document's fragment.
  return validate(schema, concatAST(documents), rules).map(({ message, nodes = [] }) => ({
    ...placeOf(nodes[0] ?? {}),
    message,
  }));
}
