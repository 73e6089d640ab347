import {
  type ASTNode,
  buildASTSchema,
  GraphQLSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  type StringValueNode,
  visit,
} from 'graphql';

/** The form in which a schema is stored: SDL with types, fields and arguments sorted by name. */
export function normalise(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema)).trimEnd()}\n`;
}

/**
 * Fills in the contract's descriptions where a candidate has none, since introspection and
 * hand-written SDL often lack them.
 * @param renames confirmed new names by the old coordinate: they keep the description
 */
export function withDescriptions(
  candidate: GraphQLSchema,
  contract: GraphQLSchema,
  renames: ReadonlyMap<string, string> = new Map(),
): GraphQLSchema {
  const known = new Map<string, StringValueNode>();
  visitParts(contract, (coordinate, { description }) => {
    if (!description) return undefined;
    const renamed = renames.get(coordinate);
    if (renamed) known.set(coordinate.replace(/[^.]+$/, renamed), description);
    known.set(coordinate, description);
    return undefined;
  });
  const document = visitParts(candidate, (coordinate, node) => {
    const description = node.description ?? known.get(coordinate);
    return description && { ...node, description };
  });
  const config = buildASTSchema(document, { assumeValidSDL: true }).toConfig();
  return new GraphQLSchema({
    ...config,
    description: candidate.description ?? contract.description,
  });
}

type DescribedNode = ASTNode & { description?: StringValueNode | undefined };

/** Visits types, fields, arguments and enum values; a returned node replaces the visited one. */
function visitParts(
  schema: GraphQLSchema,
  visitPart: (coordinate: string, node: DescribedNode) => ASTNode | undefined,
) {
  const names: string[] = [];
  return visit(parse(printSchema(schema)), {
    enter(node) {
      if (!isDescribedNode(node)) return undefined;
      names.push(node.name.value);
      return visitPart(names.join('.'), node);
    },
    leave(node) {
      if (isDescribedNode(node)) names.pop();
    },
  });
}

function isDescribedNode(
  node: ASTNode,
): node is Extract<ASTNode, { description?: unknown; name: unknown }> {
  return /Definition$/.test(node.kind) && 'name' in node;
}
