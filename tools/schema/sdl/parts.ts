import {
  type ASTNode,
  buildASTSchema,
  type DocumentNode,
  GraphQLSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  type StringValueNode,
  type TypeNode,
  visit,
} from 'graphql';
import { findRenames } from '../changes/renames.ts';

/** A type, field, argument, enum value or directive of a schema. */
interface Part {
  /** `Type.field.argument` */
  coordinate: string;
  line: number;
  description: StringValueNode | undefined;
  /** The named type of a field or argument. */
  type: string | undefined;
}

/** The one form in which a schema is kept: every type, field and argument sorted by name. */
export function normalise(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema)).trimEnd()}\n`;
}

/** All parts of a schema that can be described. */
export function partsOf(document: DocumentNode): Part[] {
  const parts: Part[] = [];
  visitParts(document, (node, coordinate) => {
    const type = 'type' in node ? namedType(node.type as TypeNode) : undefined;
    const line = node.loc?.startToken.line ?? 1;
    parts.push({ coordinate, line, description: node.description, type });
    return undefined;
  });
  return parts;
}

/**
 * A candidate with the contract's descriptions where it has none of its own, as introspection or
 * hand-written SDL often lacks them. What seems renamed keeps its description.
 */
export function described(candidate: GraphQLSchema, contract: GraphQLSchema): GraphQLSchema {
  const renames = findRenames(contract, candidate);
  const known = new Map<string, StringValueNode>();
  for (const { coordinate, description } of partsOf(parse(printSchema(contract)))) {
    if (!description) continue;
    const renamed = renames.get(coordinate);
    if (renamed) known.set(coordinate.replace(/[^.]+$/, renamed), description);
    known.set(coordinate, description);
  }
  const document = visitParts(parse(printSchema(candidate)), (node, coordinate) => {
    const description = node.description ?? known.get(coordinate);
    return description && { ...node, description };
  });
  const config = buildASTSchema(document, { assumeValidSDL: true }).toConfig();
  const description = candidate.description ?? contract.description;
  return new GraphQLSchema({ ...config, description });
}

type Describable = ASTNode & { description?: StringValueNode | undefined };

/** Visits the parts of a schema; what `replace` answers takes a part's place. */
function visitParts(
  document: DocumentNode,
  replace: (node: Describable, coordinate: string) => ASTNode | undefined,
): DocumentNode {
  const names: string[] = [];
  return visit(document, {
    enter(node) {
      if (!isPart(node)) return undefined;
      names.push(node.name.value);
      return replace(node, names.join('.'));
    },
    leave(node) {
      if (isPart(node)) names.pop();
    },
  });
}

function isPart(node: ASTNode): node is Extract<ASTNode, { description?: unknown; name: unknown }> {
  return /Definition$/.test(node.kind) && !/^(Schema|Operation|Fragment|Variable)/.test(node.kind);
}

function namedType(node: TypeNode): string {
  return node.kind === 'NamedType' ? node.name.value : namedType(node.type);
}
