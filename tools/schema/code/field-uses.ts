import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, concatAST, type GraphQLSchema, parse, print, visit } from 'graphql';
import { adaptDocument } from '../documents/adapt-documents.ts';
import { generateFiles, writeFiles } from '../generate.ts';
import { type TypeError, typeCheck } from '../type-check.ts';
import { typedDocumentsFile, type Workspace } from '../workspace.ts';
import type { Declaration, DependencyGraph } from './declarations.ts';

/** A line of code that depends on a requested field. */
export interface FieldUse {
  file: string;
  line: number;
  declaration: Declaration | undefined;
  how: 'reads' | 'sets' | 'passes on';
}

/**
 * Finds where fields are used: src is type-checked as if no document requested the field, and the
 * errors are the uses. The compiler also finds uses through structurally equal types, which a
 * search for references misses.
 * @param coordinates `Type.field`, not of the query type
 */
export async function findFieldUses(
  workspace: Workspace,
  graph: DependencyGraph,
  coordinates: readonly string[],
): Promise<ReadonlyMap<string, FieldUse[]>> {
  if (coordinates.length === 0) return new Map();
  const { contract, contractText } = workspace;
  const variants = [
    contract,
    ...coordinates.map((coordinate) => schemaWithout(contractText, coordinate)),
  ];
  const errors = await typeCheckVariants(workspace, variants);
  const [before = [], ...found] = variants.map((_, index) => ofVariant(errors, index));
  const known = new Set(before.map(errorKey));
  return new Map(
    coordinates.map((coordinate, index) => {
      const caused = found[index]?.filter((error) => !known.has(errorKey(error))) ?? [];
      return [coordinate, toUses(caused, graph)];
    }),
  );
}

/** Type-checks a copy of src for each schema, with types generated from it, in one run. */
async function typeCheckVariants(
  workspace: Workspace,
  variants: readonly GraphQLSchema[],
): Promise<readonly TypeError[]> {
  const { root, codegen } = workspace;
  const document = concatAST(workspace.documents);
  const generates = variants.map((schema, index) => [
    `${index}/${typedDocumentsFile}`,
    {
      ...codegen.generates[typedDocumentsFile],
      documents: print(adaptDocument(document, schema)),
    },
  ]);
  const files = await generateFiles(workspace, {
    documents: [],
    generates: Object.fromEntries(generates),
  });

  // Inside the project, so that dependencies are found.
  mkdirSync(join(root, '.cache/schema'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/schema/variants-'));
  try {
    for (const index of variants.keys()) {
      cpSync(join(root, 'src'), join(folder, `${index}/src`), { recursive: true, filter: isCode });
    }
    writeFiles(folder, files);
    const project = { extends: join(root, 'src/tsconfig.json'), include: ['*/src'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    return await typeCheck(root, folder, '.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isCode(file: string): boolean {
  return !/\.test\.tsx?$/.test(file);
}

function schemaWithout(sdl: string, coordinate: string): GraphQLSchema {
  const [typeName, fieldName] = coordinate.split('.');
  const document = visit(parse(sdl), {
    ObjectTypeDefinition: ({ name }) => (name.value === typeName ? undefined : false),
    FieldDefinition: ({ name }) => (name.value === fieldName ? null : undefined),
  });
  return buildASTSchema(document, { assumeValidSDL: true });
}

function ofVariant(errors: readonly TypeError[], index: number): TypeError[] {
  const folder = `${index}/`;
  return errors
    .filter(({ file }) => file.startsWith(folder))
    .map((error) => ({ ...error, file: error.file.slice(folder.length) }));
}

/** Without the message, which may contain the type that a variant changes. */
function errorKey({ file, line, code }: TypeError): string {
  return `${file}:${line}:${code}`;
}

/** By the codes of TypeScript: a property does not exist, or is unknown in an object literal. */
const useOfError = new Map<number, FieldUse['how']>([
  [2339, 'reads'],
  [2353, 'sets'],
]);

/** One use per line: `reads` wins over `sets`, which wins over `passes on`. */
function toUses(errors: readonly TypeError[], graph: DependencyGraph): FieldUse[] {
  const rank = ['passes on', 'sets', 'reads'] as const;
  const uses = new Map<string, FieldUse>();
  for (const { file, line, code } of errors) {
    const how = useOfError.get(code) ?? 'passes on';
    const before = uses.get(`${file}:${line}`);
    if (before && rank.indexOf(before.how) >= rank.indexOf(how)) continue;
    uses.set(`${file}:${line}`, { file, line, how, declaration: graph.at(file, line) });
  }
  return [...uses.values()];
}
