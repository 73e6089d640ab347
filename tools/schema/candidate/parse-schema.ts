import {
  buildASTSchema,
  buildClientSchema,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  parse,
  printSchema,
  validateSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { isRecord } from '../json.ts';
import { messageOf, Unusable } from '../trouble.ts';
import { withoutMachinery } from './machinery.ts';

export interface ParsedSchema {
  schema: GraphQLSchema;
  /** What was left out of it, one sentence each. */
  notes: string[];
}

/**
 * Reads a schema from SDL or from an introspection result, whether bare (`{"__schema": …}`) or as a
 * server answers it (`{"data": {"__schema": …}}`).
 *
 * @param text what was fetched, read or piped in
 * @param name what the messages call it
 * @throws Unusable with every error of the schema and its line
 */
export function parseSchema(text: string, name: string): ParsedSchema {
  if (text.trim() === '') throw new Unusable(`${name} is empty.`);
  if (/^\s*</.test(text)) throw new Unusable(`${name} is an HTML page, not a schema.`);
  const sdl = /^\s*[{[]/.test(text) && !/^\s*\{\s*\w/.test(text) ? fromJson(text, name) : text;
  return fromSdl(sdl, name);
}

function fromJson(text: string, name: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Unusable(`${name} is not valid JSON: ${messageOf(error)}`);
  }
  const introspection = isRecord(value) && isRecord(value.data) ? value.data : value;
  if (!isIntrospection(introspection)) {
    throw new Unusable(
      `${name} is JSON without a __schema: neither an introspection result nor SDL.`,
    );
  }
  try {
    return printSchema(buildClientSchema(introspection));
  } catch (error) {
    throw new Unusable(`${name} is an incomplete introspection result: ${messageOf(error)}`);
  }
}

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return isRecord(value) && isRecord(value.__schema) && Array.isArray(value.__schema.types);
}

function fromSdl(sdl: string, name: string): ParsedSchema {
  let document: DocumentNode;
  try {
    document = parse(sdl);
  } catch (error) {
    throw new Unusable(listed(name, [error]));
  }
  const { document: plain, notes } = withoutMachinery(document);
  const broken = validateSDL(plain);
  if (broken.length > 0) throw new Unusable(listed(name, broken));
  const schema = buildASTSchema(plain, { assumeValidSDL: true });
  const errors = validateSchema(schema);
  if (errors.length > 0) throw new Unusable(listed(name, errors));
  return { schema, notes };
}

function listed(name: string, errors: readonly unknown[]): string {
  const lines = errors.map((error) => {
    const line = lineOf(error);
    return `  ${line === undefined ? '' : `line ${line}: `}${messageOf(error)}`;
  });
  return [`${name} has ${errors.length === 1 ? 'an error' : 'errors'}:`, ...lines].join('\n');
}

/** Read by shape: errors of the deep import may be of another copy of graphql's classes. */
function lineOf(error: unknown): number | undefined {
  if (!isRecord(error) || !Array.isArray(error.locations)) return undefined;
  const [first]: unknown[] = error.locations;
  return isRecord(first) && typeof first.line === 'number' ? first.line : undefined;
}
