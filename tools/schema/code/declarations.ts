import { ts } from 'ts-morph';
import type { CodeBase } from './code-base.ts';

/** A thing at the top level of a module: a component, a hook, a function, a constant. */
export interface Declaration {
  file: string;
  /** Where it begins. */
  line: number;
  name: string;
  node: ts.Node;
  /** What it uses, itself left out. */
  uses: Set<Declaration>;
}

/** Who uses whom at the top level of the storefront's modules. */
export interface DeclarationGraph {
  all: readonly Declaration[];
  /** The declaration that a node stands in. */
  enclosing(node: ts.Node): Declaration | undefined;
  /** The one that begins at or above a line of a file and ends at or below it. */
  at(file: string, line: number): Declaration | undefined;
  usersOf(declaration: Declaration): ReadonlySet<Declaration>;
}

/**
 * Builds the graph from values alone; a mere mention of a type makes nobody a user. Whoever reads a
 * React context uses the component that fills it, and whoever imports a module lazily uses all that
 * it exports.
 */
export function readDeclarations({ checker, files, pathOf }: CodeBase): DeclarationGraph {
  const byNode = new Map<ts.Node, Declaration>();
  for (const file of files) {
    for (const { name, node } of topLevel(file.compilerNode)) {
      const declaration = {
        file: pathOf(file.compilerNode),
        line: lineOf(node),
        name,
        node,
        uses: new Set<Declaration>(),
      };
      byNode.set(node, declaration);
    }
  }
  const enclosing = (node: ts.Node) => {
    for (let at: ts.Node | undefined = node; at; at = at.parent) {
      const found = byNode.get(at);
      if (found) return found;
    }
    return undefined;
  };
  const all = [...byNode.values()];
  const named = (node: ts.Node) =>
    declarationsNamed(checker, node).flatMap((at) => enclosing(at) ?? []);
  for (const declaration of all) linkUses(declaration, named, checker);
  linkContexts(all, named);

  const users = new Map<Declaration, Set<Declaration>>(all.map((one) => [one, new Set()]));
  for (const user of all) for (const used of user.uses) users.get(used)?.add(user);
  return {
    all,
    enclosing,
    at: (file, line) => all.find((one) => one.file === file && spansLine(one.node, line)),
    usersOf: (declaration) => users.get(declaration) ?? new Set(),
  };
}

function topLevel(file: ts.SourceFile): { name: string; node: ts.Node }[] {
  return file.statements.flatMap((statement): { name: string; node: ts.Node }[] => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      return [{ name: statement.name?.text ?? 'default', node: statement }];
    }
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      return [{ name: statement.name.text, node: statement }];
    }
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map((node) => ({
        name: node.name.getText(),
        node,
      }));
    }
    return [];
  });
}

/** Where the symbol that a node names is declared, imports followed. */
function declarationsNamed(checker: ts.TypeChecker, node: ts.Node): readonly ts.Node[] {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return [];
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.declarations ?? [];
}

type Named = (node: ts.Node) => Declaration[];

function linkUses(declaration: Declaration, named: Named, checker: ts.TypeChecker): void {
  const link = (used: readonly Declaration[]) => {
    for (const one of used) if (one !== declaration) declaration.uses.add(one);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node) && !isMemberName(node))
      link(named(node).filter(({ node: at }) => !isType(at)));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      const symbol = module && checker.getSymbolAtLocation(module);
      for (const exported of symbol ? checker.getExportsOfModule(symbol) : []) {
        const [at] = exported.declarations ?? [];
        const name = at && ts.getNameOfDeclaration(at as ts.Declaration);
        if (name) link(named(name));
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(declaration.node);
}

/** The name of a member: no expression, never that of a declaration, and dear to look up. */
export function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ((ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
      parent.name === node) ||
    ts.isJsxAttribute(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

function isType(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Makes each context use the components that render its provider. */
function linkContexts(all: readonly Declaration[], named: Named): void {
  const contexts = new Set(all.filter(({ node }) => isCall(node, 'createContext')));
  /** The context itself, or a constant that is its `Provider`. */
  const contextOf = (tag: Declaration) =>
    contexts.has(tag)
      ? tag
      : [...tag.uses].find((used) => contexts.has(used) && isProvider(tag.node));
  for (const component of all) {
    const walk = (node: ts.Node): void => {
      if (ts.isJsxOpeningLikeElement(node)) {
        const tag = ts.isPropertyAccessExpression(node.tagName)
          ? node.tagName.expression
          : node.tagName;
        for (const one of named(tag)) contextOf(one)?.uses.add(component);
      }
      ts.forEachChild(node, walk);
    };
    walk(component.node);
  }
}

function isCall(node: ts.Node, name: string): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isCallExpression(node.initializer) &&
    node.initializer.expression.getText() === name
  );
}

function isProvider(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isPropertyAccessExpression(node.initializer) &&
    node.initializer.name.text === 'Provider'
  );
}

/** The line that a node begins on, from 1. */
export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

function spansLine(node: ts.Node, line: number): boolean {
  const file = node.getSourceFile();
  const first = lineOf(node);
  const last = file.getLineAndCharacterOfPosition(node.end).line + 1;
  return first <= line && line <= last;
}
