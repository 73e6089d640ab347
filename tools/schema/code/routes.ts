import { ts } from 'ts-morph';
import type { CodeBase } from './code-base.ts';
import type { Declaration, DeclarationGraph } from './declarations.ts';

const routesFile = 'src/routes.tsx';
const pagesFolder = 'src/pages/';

/** What stands around every page. */
const everyPage = 'every page';
/** The cart is one thing wherever it is drawn; its folder is where a search for users ends. */
export const theCart = 'the cart';
const cartFolder = 'src/cart/';

/** Which of the visitor's addresses a declaration has to do with. */
export interface Areas {
  /** The routes of the table, in its order, redirects left out. */
  routes: readonly string[];
  /** Routes, `every page` or `the cart`, in the order of the route table. */
  of(declaration: Declaration): string[];
  /** Areas without repetition, in that order. */
  inOrder(areas: Iterable<string>): string[];
}

/** Reads the route table and follows, from a declaration, who uses it up to the pages. */
export function readAreas(code: CodeBase, graph: DeclarationGraph): Areas {
  const pages = readRoutes(code, graph);
  const order = [...new Set([everyPage, ...[...pages.values()].flat(), theCart])];
  const inOrder = (areas: Iterable<string>) => {
    const named = new Set(areas);
    return order.filter((area) => named.has(area));
  };
  return {
    routes: order.filter((area) => area !== everyPage && area !== theCart),
    of(declaration) {
      const found = new Set<string>();
      const seen = new Set<Declaration>();
      const follow = (one: Declaration) => {
        if (seen.has(one)) return;
        seen.add(one);
        if (one.file.startsWith(cartFolder)) {
          found.add(theCart);
          return;
        }
        for (const area of pages.get(one) ?? []) found.add(area);
        for (const user of graph.usersOf(one))
          if (user.file !== routesFile || !pages.has(one)) follow(user);
      };
      follow(declaration);
      return inOrder(found);
    },
    inOrder,
  };
}

/** The declarations that the route table mounts, each with its paths. */
function readRoutes(code: CodeBase, graph: DeclarationGraph): Map<Declaration, string[]> {
  const file = code.files.find(
    ({ compilerNode }) => code.pathOf(compilerNode) === routesFile,
  )?.compilerNode;
  const pages = new Map<Declaration, string[]>();
  const visit = (node: ts.Node, parent: string): void => {
    let path = parent;
    const element = ts.isJsxElement(node) ? node.openingElement : node;
    if (ts.isJsxOpeningLikeElement(element) && element.tagName.getText() === 'Route') {
      const attributes = attributesOf(element);
      const own = attributes.has('index') ? '' : pathText(attributes.get('path'));
      path = own === undefined ? parent : `${parent}/${own}`;
      const page = mounted(attributes.get('element'), code.checker, graph);
      if (page) {
        const area =
          own === undefined ? everyPage : path.replace(/^\/+\*$/, '/* (any other address)');
        pages.set(page, [...(pages.get(page) ?? []), area === '' ? '/' : area]);
      }
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  if (file) visit(file, '');
  return pages;
}

function attributesOf(element: ts.JsxOpeningLikeElement): Map<string, ts.Node | undefined> {
  return new Map(
    element.attributes.properties.flatMap((property) =>
      ts.isJsxAttribute(property) ? [[property.name.getText(), property.initializer]] : [],
    ),
  );
}

/** `servicios/${service}` is shown as `servicios/:service`. */
function pathText(value: ts.Node | undefined): string | undefined {
  if (!value) return undefined;
  if (ts.isStringLiteral(value)) return value.text;
  return value
    .getText()
    .replace(/^\{\s*`?|`?\s*\}$/g, '')
    .replace(/\$\{(\w+)\}/g, ':$1');
}

/** The page of `element={<Page … />}`, and of `<code.Page … />` where `code` is `pageCode(() => import(…))`. */
function mounted(
  value: ts.Node | undefined,
  checker: ts.TypeChecker,
  graph: DeclarationGraph,
): Declaration | undefined {
  const element = value && ts.isJsxExpression(value) ? value.expression : undefined;
  const opening = element && ts.isJsxElement(element) ? element.openingElement : element;
  if (!opening || !ts.isJsxSelfClosingElement(opening)) return undefined;
  const { tagName } = opening;
  const named = ts.isPropertyAccessExpression(tagName) ? tagName.expression : tagName;
  const symbol = checker.getSymbolAtLocation(named);
  if (!symbol) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [at] = target.declarations ?? [];
  const declaration = at && graph.enclosing(at);
  if (declaration?.file !== routesFile) return declaration;
  // A page with its code elsewhere: the constant in the route table stands for the module's default export.
  return [...declarationsBehind(declaration)].find(({ file }) => file.startsWith(pagesFolder));
}

/** What a declaration of the route table leads to, through others of the route table. */
function declarationsBehind(start: Declaration, seen = new Set<Declaration>()): Set<Declaration> {
  for (const used of start.uses) {
    if (seen.has(used)) continue;
    seen.add(used);
    if (used.file === routesFile) declarationsBehind(used, seen);
  }
  return seen;
}
