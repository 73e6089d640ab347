import { type Node, type PropertySignature, SyntaxKind, ts } from 'ts-morph';
import type { CodeBase } from './code-base.ts';
import { type Declaration, type DeclarationGraph, lineOf } from './declarations.ts';
import { type Flow, readFlows } from './flows.ts';
import type { Operation, Selection } from './operations.ts';

/** A place in the code that a requested field has to do with. */
export interface Place {
  file: string;
  line: number;
  /** The component, hook or function that it stands in. */
  declaration: Declaration | undefined;
  /** Reads the value, puts one in its place, or hands it to something that expects its like. */
  how: 'reads' | 'fills' | 'passes on';
}

export interface Usage {
  /** The hooks that send or read an operation. */
  hooksOf(operation: Operation): Declaration[];
  /** What stands outside src/graphql and calls one of an operation's hooks. */
  callersOf(operation: Operation): Declaration[];
  /** Whether an operation is only ever read from the cache, never sent. */
  isCacheOnly(operation: Operation): boolean;
  /** Where a requested field is used. */
  placesOf(operation: Operation, selection: Selection): Place[];
  /** Whether anything comes to read a requested field, over whatever hands it on. */
  isRead(operation: Operation, selection: Selection): boolean;
}

const dataFolder = 'src/graphql/';

/** Follows operations and their fields into the code. */
export function readUsage(code: CodeBase, graph: DeclarationGraph): Usage {
  let flows: ReadonlyMap<ts.Node, Flow[]> | undefined;
  /** Found when they are first asked for: it is the dearest thing to find, and often not needed. */
  const flowsFrom = (property: ts.Node): readonly Flow[] => {
    flows ??= byOrigin(readFlows(code));
    return flows.get(property) ?? [];
  };
  const references = new Map<ts.Node, Place[]>();

  const placeAt = (node: ts.Node, how: Place['how']): Place => {
    const file = code.pathOf(node.getSourceFile());
    return { file, line: lineOf(node), declaration: graph.enclosing(node), how };
  };
  const referencesTo = (property: ts.Node): Place[] => {
    const known = references.get(property);
    if (known) return known;
    const found = findReferences(code, property).map((node) =>
      placeAt(node.compilerNode, fills(node.compilerNode) ? 'fills' : 'reads'),
    );
    references.set(property, found);
    return found;
  };
  const reads = (property: ts.Node, seen: Set<ts.Node>): boolean => {
    if (seen.has(property)) return false;
    seen.add(property);
    return (
      referencesTo(property).some(({ how }) => how === 'reads') ||
      flowsFrom(property).some(({ to }) => reads(to, seen))
    );
  };
  const places = (property: ts.Node, seen: Set<ts.Node>): Place[] => {
    if (seen.has(property)) return [];
    seen.add(property);
    const onward = flowsFrom(property).flatMap(({ to, at }) => [
      placeAt(at, 'passes on'),
      ...(to.getSourceFile() === code.generated.compilerNode ? places(to, seen) : []),
    ]);
    return [...referencesTo(property), ...onward];
  };
  const propertyOf = (operation: Operation, selection: Selection) =>
    propertyAt(code, typeName(operation), selection.path)?.compilerNode;

  const mentions = (operation: Operation): ts.Node[] =>
    code.generated
      .getVariableDeclaration(documentName(operation))
      ?.findReferencesAsNodes()
      .map(({ compilerNode }) => compilerNode)
      .filter((node) => !ts.isImportSpecifier(node.parent)) ?? [];
  const hooksOf = (operation: Operation) => {
    const found = new Set<Declaration>();
    const follow = (declaration: Declaration | undefined) => {
      if (!declaration?.file.startsWith(dataFolder) || found.has(declaration)) return;
      found.add(declaration);
      for (const user of graph.usersOf(declaration)) follow(user);
    };
    for (const node of mentions(operation)) follow(graph.enclosing(node));
    return [...found].filter(({ name }) => /^use[A-Z]/.test(name));
  };
  return {
    hooksOf,
    callersOf: (operation) => [
      ...new Set(
        hooksOf(operation).flatMap((hook) =>
          [...graph.usersOf(hook)].filter(({ file }) => !file.startsWith(dataFolder)),
        ),
      ),
    ],
    isCacheOnly: (operation) => {
      const nodes = mentions(operation);
      return nodes.length > 0 && nodes.every(isReadFromCache);
    },
    placesOf: (operation, selection) => {
      const property = propertyOf(operation, selection);
      return property ? distinct(places(property, new Set())) : [];
    },
    isRead: (operation, selection) => {
      const property = propertyOf(operation, selection);
      return property !== undefined && reads(property, new Set());
    },
  };
}

function byOrigin(flows: readonly Flow[]): ReadonlyMap<ts.Node, Flow[]> {
  const found = new Map<ts.Node, Flow[]>();
  for (const flow of flows) found.set(flow.from, [...(found.get(flow.from) ?? []), flow]);
  return found;
}

/** The generated type of what an operation answers. */
function typeName({ name, kind }: Operation): string {
  const suffix = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
  return `${pascal(name)}${kind === 'fragment' ? 'Fragment' : suffix[kind]}`;
}

function documentName({ name, kind }: Operation): string {
  return `${pascal(name)}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The property of a generated type that stands at the end of a path of response keys. */
function propertyAt(
  { generated }: CodeBase,
  alias: string,
  path: readonly string[],
): PropertySignature | undefined {
  let within: Node | undefined = generated.getTypeAlias(alias);
  let property: PropertySignature | undefined;
  for (const [depth, key] of path.entries()) {
    const literals: Node[] = within?.getDescendantsOfKind(SyntaxKind.TypeLiteral) ?? [];
    const [outer] = literals;
    property = outer
      ?.getChildrenOfKind(SyntaxKind.SyntaxList)
      .flatMap((list) => list.getChildrenOfKind(SyntaxKind.PropertySignature))
      .find((one) => one.getName() === key);
    if (!property && depth > 0) return undefined;
    within = property;
  }
  return property;
}

/** Mentions of a property in hand-written code, types and the declaration itself left out. */
function findReferences({ project, pathOf, files }: CodeBase, property: ts.Node): Node[] {
  const own = new Set(files.map((file) => file.getFilePath()));
  const start = ts.isPropertySignature(property) ? property.name : property;
  const source = project.getSourceFile(property.getSourceFile().fileName);
  const node = source?.getDescendantAtPos(start.getStart());
  if (!node) throw new Error(`Nothing at ${pathOf(property.getSourceFile())}`);
  return project
    .getLanguageService()
    .findReferencesAsNodes(node)
    .filter(
      (found) =>
        own.has(found.getSourceFile().getFilePath()) &&
        found.compilerNode.parent !== property &&
        !found.getFirstAncestor((ancestor) => ts.isTypeNode(ancestor.compilerNode)),
    );
}

/** Whether a mention is the name of a property in an object that is being made. */
function fills(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isShorthandPropertyAssignment(parent)
  );
}

/** Whether a document is handed to a call that says `requestPolicy: 'cache-only'`. */
function isReadFromCache(mention: ts.Node): boolean {
  let call: ts.Node = mention;
  while (!ts.isCallExpression(call) && call.parent) call = call.parent;
  let found = false;
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text === 'cache-only') found = true;
    ts.forEachChild(node, walk);
  };
  walk(call);
  return found;
}

/** One place per line; reading and filling say more than passing on. */
function distinct(places: readonly Place[]): Place[] {
  const byLine = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.file}:${place.line}`;
    if (!byLine.has(key)) byLine.set(key, place);
  }
  return [...byLine.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
