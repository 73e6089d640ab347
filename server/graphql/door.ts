import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionNode,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operations } from '../generated/operations.ts';

/** Who is let in; see `guardDoor`. */
export type Door = 'closed' | 'open';

/** What one document may hold, listed or not. Of the storefront's own, none comes near. */
const LIMITS = { tokens: 1_000, depth: 6, aliases: 10, directives: 10 };

/** No probe is longer; so whatever else is not listed is refused without being read. In characters. */
const PROBE_LIMIT = 256;

/** Shown to a visitor whose page is older than this backend; nobody else asks for what is not listed. */
const NOT_LISTED = 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.';

const listed: ReadonlySet<string> = new Set(Object.values(operations));

/**
 * Decides which documents are run at all. The closed door lets in the
 * storefront's own, by their text, and probes (see `isProbe`); the open one
 * any of the contract, and introspection. Behind both, a document is bounded.
 * What is refused here is answered 400, whatever the client accepts: Yoga by
 * itself answers some of it 200 where that is `application/json` alone.
 */
export function guardDoor(door: Door): Plugin[] {
  const onReject = [
    (_: unknown, error: GraphQLError) => {
      throw refusal(error.message, 'DOCUMENT_TOO_LARGE');
    },
  ];
  return [
    {
      onParse: ({ params: { source }, setParsedDocument }) => {
        const text = source.toString();
        if (listed.has(text)) return;
        if (door === 'closed' && text.length > PROBE_LIMIT) throw notListed();
        const document = parseWithin(text);
        if (door === 'closed' && !isProbe(document)) throw notListed();
        setParsedDocument(document);
      },
      onValidate: ({ setValidationFn }) => {
        const hideSuggestions = door === 'closed';
        setValidationFn((schema, document, rules, options) =>
          validate(schema, document, rules, { ...options, hideSuggestions }),
        );
      },
    },
    maxDepthPlugin({ n: LIMITS.depth, onReject }),
    maxAliasesPlugin({ n: LIMITS.aliases, onReject }),
    maxDirectivesPlugin({ n: LIMITS.directives, onReject }),
  ];
}

/**
 * Whether a document asks only whether GraphQL is spoken here, as monitors and
 * conformance suites do: one query for one of `__typename` and
 * `__type(name: …) { name }`, which tell what every answer shows.
 */
function isProbe({ definitions: [operation, ...others] }: DocumentNode): boolean {
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return false;
  return (
    operation.operation === 'query' &&
    !operation.directives?.length &&
    isOnly(operation.selectionSet.selections, '__typename', '__type')
  );
}

function isOnly([field, ...others]: readonly SelectionNode[], ...names: string[]): boolean {
  if (field?.kind !== Kind.FIELD || others.length > 0 || field.directives?.length) return false;
  const isDeeper = field.selectionSet && !isOnly(field.selectionSet.selections, 'name');
  return names.includes(field.name.value) && !isDeeper;
}

/** @throws GraphQLError where a text is too long, or no GraphQL. */
function parseWithin(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // The parser tells the one from the other by its words alone.
    if (error.message.includes('Parsing aborted')) {
      throw refusal(error.message, 'DOCUMENT_TOO_LARGE');
    }
    // Not refused but wrong: as the specification has it, 200 for who accepts `application/json` alone.
    const http = { status: 400, spec: true };
    throw new GraphQLError(error.message, {
      source: error.source ?? null,
      positions: error.positions ?? null,
      extensions: { code: 'GRAPHQL_PARSE_FAILED', http },
    });
  }
}

function notListed(): GraphQLError {
  return refusal(NOT_LISTED, 'OPERATION_NOT_LISTED');
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
