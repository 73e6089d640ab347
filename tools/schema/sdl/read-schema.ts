import { buildASTSchema, type DocumentNode, type GraphQLSchema, validateSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { isRecord } from '../values.ts';

/**
 * The schema that a parsed SDL defines.
 * @throws AggregateError of every error with its location (see `errorsOf`)
 */
export function readSchema(document: DocumentNode): GraphQLSchema {
  throwAny(validateSDL(document));
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  throwAny(validateSchema(schema));
  return schema;
}

function throwAny(errors: readonly unknown[]): void {
  if (errors.length > 0) throw new AggregateError(errors);
}

/** The errors thrown by `parse` or `readSchema`. */
export function errorsOf(thrown: unknown): unknown[] {
  return thrown instanceof AggregateError ? thrown.errors : [thrown];
}

/** Read by shape: the deep import may load a second copy of graphql's error class. */
export function placeIn(error: unknown): { file?: string; line?: number } {
  if (!isRecord(error) || !Array.isArray(error.locations)) return {};
  const [first]: unknown[] = error.locations;
  if (!isRecord(first)) return {};
  const file = isRecord(error.source) ? { file: String(error.source.name) } : {};
  return { ...file, line: Number(first.line) };
}
