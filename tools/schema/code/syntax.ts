/** A node of a syntax tree (ESTree); what it has besides goes by its type. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** The nodes that a part of a node holds: one, a list, or none. */
export function nodesIn(part: unknown): Node[] {
  return (Array.isArray(part) ? part : [part]).filter(
    (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
  );
}

/** A node and all below it that has to do with values; types are left out. */
export function* nodesOf(node: Node): Generator<Node> {
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  yield node;
  for (const [part, value] of Object.entries(node)) {
    if (isMemberName(node, part)) continue;
    for (const inner of nodesIn(value)) yield* nodesOf(inner);
  }
}

/** Whether a part of a node is the name of a member, which says nothing of what is in scope. */
function isMemberName({ type, computed }: Node, part: string): boolean {
  if (type === 'JSXAttribute') return part === 'name';
  return !computed && (part === 'key' || (part === 'property' && type !== 'MetaProperty'));
}

/** The names that a node mentions as values: `product`, `Card` of `<Card>`, `code` of `<code.Page>`. */
export function mentions(node: Node): string[] {
  return [...nodesOf(node)].flatMap(({ type, name }) =>
    /^(JSX)?Identifier$/.test(type) ? [String(name)] : [],
  );
}

/** The elements below a node, each with the name that its tag begins with: `code` of `<code.Page>`. */
export function tags(node: Node): string[] {
  return [...nodesOf(node)].flatMap((one) =>
    one.type === 'JSXOpeningElement' ? nodesIn(one.name).flatMap(mentions) : [],
  );
}
