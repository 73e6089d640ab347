import {
  type DocumentNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionNode,
  validate,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operations } from '../generated/operations.ts';

/** What one document may hold. Nothing in the contract nests, and graphql bounds introspection itself. */
const LIMITS = { tokens: 1_000, aliases: 10, directives: 10, spreads: 50 };

/** Whatever is longer is no probe, and is refused without being parsed. In characters. */
const PROBE_LIMIT = 256;

/** Read by a visitor whose page is older than this backend. */
const NOT_LISTED = 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.';

const listed: ReadonlySet<string> = new Set(Object.values(operations));

/**
 * Runs the storefront's own documents, known by their text, and probes (see `isProbe`); or any
 * document of bounded size, introspection included. What is refused is answered 400 whatever the
 * client accepts; Yoga by itself answers some of it 200.
 */
export function allowList({ allowAny }: { allowAny: boolean }): Plugin {
  return {
    onParse: ({ params: { source }, setParsedDocument }) => {
      const text = source.toString();
      if (listed.has(text)) return;
      if (!allowAny && text.length > PROBE_LIMIT) throw notListed();
      const document = parseBounded(text);
      // Not GraphQL at all: Yoga's own parser comes to the same end, and says so.
      if (!document) return;
      if (!allowAny && !isProbe(document)) throw notListed();
      setParsedDocument(document);
    },
    onValidate: ({ setValidationFn }) => {
      setValidationFn((schema, document, rules, options) =>
        validate(schema, document, rules, { ...options, hideSuggestions: !allowAny }),
      );
    },
  };
}

/**
 * Whether a document only asks whether GraphQL is spoken here, as monitors and conformance suites
 * do: one query for one of `__typename` and `__type(name: …) { name }`.
 */
function isProbe({ definitions: [operation, ...others] }: DocumentNode): boolean {
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return false;
  const { selections } = operation.selectionSet;
  if (operation.operation !== 'query' || operation.directives?.length) return false;
  return isOnly(selections, '__typename', '__type');
}

function isOnly([field, ...others]: readonly SelectionNode[], ...names: string[]): boolean {
  if (field?.kind !== Kind.FIELD || others.length > 0 || field.directives?.length) return false;
  const isDeeper = field.selectionSet && !isOnly(field.selectionSet.selections, 'name');
  return names.includes(field.name.value) && !isDeeper;
}

/**
 * @returns undefined where a text is no GraphQL.
 * @throws GraphQLError where it is beyond the limits.
 */
function parseBounded(text: string): DocumentNode | undefined {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: LIMITS.tokens });
  } catch (error) {
    // The parser tells the two apart by their message alone.
    if (error instanceof Error && error.message.includes('Parsing aborted')) throw tooLarge();
    return undefined;
  }
  const found = { aliases: 0, directives: 0, spreads: 0 };
  visit(document, {
    Field: ({ alias }) => void (alias && found.aliases++),
    Directive: () => void found.directives++,
    FragmentSpread: () => void found.spreads++,
  });
  const { aliases, directives, spreads } = LIMITS;
  if (found.aliases > aliases || found.directives > directives || found.spreads > spreads) {
    throw tooLarge();
  }
  return document;
}

const notListed = () => refusal(NOT_LISTED, 'OPERATION_NOT_LISTED');
const tooLarge = () => refusal('The document is too large.', 'DOCUMENT_TOO_LARGE');

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
