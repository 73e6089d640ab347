import { buildASTSchema, type GraphQLSchema, parse, visit } from 'graphql';
import { checkVariants, type TypeError } from '../compile.ts';
import { fragmentsOn, mendDefinition } from '../documents/mend.ts';
import type { Operation } from '../documents/operations.ts';
import { generateFiles } from '../generate.ts';
import { type DocumentFile, typedDocumentsFile, type Workspace } from '../workspace.ts';
import type { Declaration, Graph } from './graph.ts';

/** A field that an operation asks for. */
export interface Asked {
  operation: Operation;
  /** `Type.field`; no field of a root type, which an operation cannot do without. */
  coordinate: string;
}

/** A place in the code that a requested field has to do with. */
export interface Place {
  file: string;
  line: number;
  /** The component, hook or function that it stands in. */
  declaration: Declaration | undefined;
  /** Reads the value, puts one in its place, or hands it to something that expects its like. */
  how: 'reads' | 'fills' | 'passes on';
}

/**
 * Finds where requested fields are used: the compiler is asked what would be wrong if the operation
 * did not ask for the field. So whatever would break is found, over whatever types and modules.
 *
 * @returns the places by file and line, in the order of the fields asked about
 */
export async function findUses(
  workspace: Workspace,
  graph: Graph,
  asked: readonly Asked[],
): Promise<Place[][]> {
  if (asked.length === 0) return [];
  const typesFor = (documents: readonly DocumentFile[]) =>
    generateFiles(
      workspace,
      workspace.contractText,
      documents,
      (file) => file === typedDocumentsFile,
    );
  const variants = await Promise.all([
    typesFor(workspace.documents),
    ...asked.map((one) => typesFor(withoutField(workspace, one))),
  ]);
  const touched = graph.importersOf(typedDocumentsFile);
  const [before = [], ...found] = await checkVariants(workspace.root, touched, variants);
  const known = new Set(before.map(keyOf));
  return found.map((errors) =>
    placesOf(
      errors.filter((one) => !known.has(keyOf(one))),
      graph,
    ),
  );
}

/** The documents as they are, but for an operation and its fragments, which leave out a field. */
function withoutField({ documents, contractText }: Workspace, { operation, coordinate }: Asked) {
  const schema = schemaWithout(contractText, coordinate);
  return documents.map(({ file, document }) => {
    const fragments = fragmentsOn([...operation.definitions], schema);
    const definitions = document.definitions.flatMap((one) =>
      operation.definitions.has(one) ? (mendDefinition(one, schema, fragments) ?? []) : one,
    );
    return { file, document: { ...document, definitions } };
  });
}

function schemaWithout(sdl: string, coordinate: string): GraphQLSchema {
  const [typeName, fieldName] = coordinate.split('.');
  const document = visit(parse(sdl), {
    ObjectTypeDefinition: ({ name }) => (name.value === typeName ? undefined : false),
    FieldDefinition: ({ name }) => (name.value === fieldName ? null : undefined),
  });
  return buildASTSchema(document, { assumeValidSDL: true });
}

/** Without the message, which may spell out the very type that a variant changes. */
function keyOf({ file, line, code }: TypeError): string {
  return `${file}:${line}:${code}`;
}

/** One place per line; reading says more than filling, and either more than passing on. */
function placesOf(errors: readonly TypeError[], graph: Graph): Place[] {
  const rank = ['reads', 'fills', 'passes on'] as const;
  const places = new Map<string, Place>();
  for (const { file, line, code } of errors) {
    const at = `${file}:${line}`;
    const how = code === 2339 ? 'reads' : code === 2353 ? 'fills' : 'passes on';
    const before = places.get(at);
    if (before && rank.indexOf(before.how) <= rank.indexOf(how)) continue;
    places.set(at, { file, line, how, declaration: graph.at(file, line) });
  }
  return [...places.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
