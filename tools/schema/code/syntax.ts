/** An ESTree node; its other members depend on its type. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

/** The nodes in a member of a node: one, a list or none. */
export function nodesIn(member: unknown): Node[] {
  return (Array.isArray(member) ? member : [member]).filter(
    (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
  );
}

/** A node and its descendants, without types and without names of members. */
function* nodesOf(node: Node): Generator<Node> {
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  yield node;
  for (const [member, value] of Object.entries(node)) {
    if (isMemberName(node, member)) continue;
    for (const inner of nodesIn(value)) yield* nodesOf(inner);
  }
}

function isMemberName({ type, computed }: Node, member: string): boolean {
  if (type === 'JSXAttribute') return member === 'name';
  return !computed && (member === 'key' || (member === 'property' && type !== 'MetaProperty'));
}

/** The identifiers that a node uses as values: `product`, `Card` of `<Card>`. */
export function identifiersIn(node: Node): string[] {
  return [...nodesOf(node)].flatMap(({ type, name }) =>
    /^(JSX)?Identifier$/.test(type) ? [String(name)] : [],
  );
}
