import { type SourceFile, ts } from 'ts-morph';
import type { CodeBase } from './code-base.ts';
import { isMemberName } from './declarations.ts';

/** A value handed over, at a place, to where another type is expected; property by property. */
export interface Flow {
  /** The property's declaration in the type that the value has. */
  from: ts.Node;
  /** Its declaration in the type that is expected. */
  to: ts.Node;
  /** The expression that is handed over. */
  at: ts.Node;
}

/** Types nest, and some in circles; what lies deeper than this is of no interest. */
const depthLimit = 6;

/**
 * Finds where a property passes from one declaration to another by mere likeness of types: a row of
 * one query returned as a row of another, a product given to a function that asks for `{ name }`.
 * The language service follows a property only as far as its own declaration goes.
 */
export function readFlows({ checker, files, project, generated }: CodeBase): Flow[] {
  const flows: Flow[] = [];
  const own = new Set<ts.SourceFile>(project.getSourceFiles().map((file) => file.compilerNode));
  const answers = generated.compilerNode;
  const carries = dataCarriers(checker, own, answers);
  const compared = new Map<ts.Type, Set<ts.Type>>();

  const compare = (from: ts.Type, to: ts.Type, at: ts.Node, depth: number): void => {
    if (from === to || depth > depthLimit) return;
    if ((from.flags | to.flags) & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never))
      return;
    for (const source of partsOf(from, checker)) {
      for (const target of partsOf(to, checker)) {
        if (source !== target && isObject(source) && isObject(target))
          objects(source, target, at, depth);
      }
    }
  };
  const objects = (from: ts.Type, to: ts.Type, at: ts.Node, depth: number): void => {
    const seen = compared.get(from) ?? new Set();
    compared.set(from, seen);
    if (depth > 0 && seen.has(to)) return;
    seen.add(to);
    if (passOnArguments(from, to, at, depth)) return;
    const [given] = checker.getSignaturesOfType(from, ts.SignatureKind.Call);
    const [asked] = checker.getSignaturesOfType(to, ts.SignatureKind.Call);
    if (given && asked) {
      compare(given.getReturnType(), asked.getReturnType(), at, depth + 1);
      return;
    }
    for (const expected of checker.getPropertiesOfType(to)) {
      const property = checker.getPropertyOfType(from, expected.name);
      if (property && property !== expected) properties(property, expected, at, depth);
    }
  };
  /** Arrays, promises and maps hand over what they hold. */
  const passOnArguments = (from: ts.Type, to: ts.Type, at: ts.Node, depth: number): boolean => {
    if (!isReference(from) || !isReference(to)) return false;
    const given = checker.getTypeArguments(from);
    const asked = checker.getTypeArguments(to);
    if (given.length === 0 || given.length !== asked.length) return false;
    given.forEach((type, index) => {
      const target = asked[index];
      if (target) compare(type, target, at, depth + 1);
    });
    return true;
  };
  const properties = (from: ts.Symbol, to: ts.Symbol, at: ts.Node, depth: number): void => {
    const targets = (to.declarations ?? []).filter((node) => own.has(node.getSourceFile()));
    for (const source of from.declarations ?? []) {
      for (const target of targets) {
        if (source !== target && source.getSourceFile() === answers) {
          flows.push({ from: source, to: target, at });
        }
      }
    }
    if (targets.length > 0)
      compare(checker.getTypeOfSymbol(from), checker.getTypeOfSymbol(to), at, depth + 1);
  };

  /** A generic function's own bounds, which inference hides behind what it was called with. */
  const bounds = (call: ts.CallExpression): void => {
    const declaration = checker.getResolvedSignature(call)?.declaration;
    if (!declaration?.typeParameters || !own.has(declaration.getSourceFile())) return;
    declaration.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index];
      const type = argument && checker.getTypeAtLocation(argument);
      if (type && carries(type)) compare(type, checker.getTypeAtLocation(parameter), argument, 0);
    });
  };

  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (handsOver(node)) {
      // Asked in this order, since what an element's attribute expects is dear to find out.
      const type = checker.getTypeAtLocation(node);
      const expected = carries(type) ? checker.getContextualType(node) : undefined;
      if (expected) compare(type, expected, node, 0);
    }
    if (ts.isCallExpression(node)) bounds(node);
    ts.forEachChild(node, walk);
  };
  const reached = importers(generated);
  for (const file of files) if (reached.has(file)) walk(file.compilerNode);
  return flows;
}

/** The modules that can have heard of another's types, over any number of imports. */
function importers(file: SourceFile, found = new Set<SourceFile>()): ReadonlySet<SourceFile> {
  for (const user of file.getReferencingSourceFiles()) {
    if (found.has(user)) continue;
    found.add(user);
    importers(user, found);
  }
  return found;
}

/** Tells whether a type has, somewhere in it, a property that the generated module declares. */
function dataCarriers(
  checker: ts.TypeChecker,
  own: ReadonlySet<ts.SourceFile>,
  answers: ts.SourceFile,
): (type: ts.Type) => boolean {
  const known = new Map<ts.Type, boolean>();
  const carries = (type: ts.Type, depth: number): boolean => {
    const before = known.get(type);
    if (before !== undefined) return before;
    if (depth > depthLimit) return false;
    known.set(type, false);
    const found = partsOf(type, checker).some(
      (part) =>
        isObject(part) &&
        ((isReference(part) &&
          checker.getTypeArguments(part).some((argument) => carries(argument, depth + 1))) ||
          checker
            .getSignaturesOfType(part, ts.SignatureKind.Call)
            .some(
              (signature) =>
                isOwn(signature.declaration) && carries(signature.getReturnType(), depth + 1),
            ) ||
          checker
            .getPropertiesOfType(part)
            .some(
              (property) =>
                property.declarations?.some((node) => node.getSourceFile() === answers) ||
                (property.declarations?.some(isOwn) &&
                  carries(checker.getTypeOfSymbol(property), depth + 1)),
            )),
    );
    known.set(type, found);
    return found;
  };
  const isOwn = (node: ts.Node | undefined) => node !== undefined && own.has(node.getSourceFile());
  return (type) => carries(type, 0);
}

/** The expressions whose value may have a type of its own beside the expected one. */
function handsOver(node: ts.Node): node is ts.Expression {
  return (
    (ts.isIdentifier(node) && !isMemberName(node)) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrowFunction(node)
  );
}

function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const bound =
    type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : type;
  return bound?.isUnion() ? bound.types : bound ? [bound] : [];
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    'objectFlags' in type &&
    typeof type.objectFlags === 'number' &&
    (type.objectFlags & ts.ObjectFlags.Reference) !== 0
  );
}
