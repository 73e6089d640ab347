import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { mentions, type Node, nodesIn, tags } from './syntax.ts';

/** A thing at the top level of a module: a component, a hook, a function, a type. */
export interface Declaration {
  file: string;
  name: string;
  /** Where it begins and ends, from 1. */
  line: number;
  lastLine: number;
  node: Node;
  /** What it uses as a value. A React context uses the components that fill it. */
  uses: Set<Declaration>;
}

/** Who uses whom at the top level of the storefront's modules. */
export interface Graph {
  /** What a name in a module stands for, over imports. */
  named(file: string, name: string): Declaration[];
  inFile(file: string): Declaration[];
  /** The declaration around a line. */
  at(file: string, line: number): Declaration | undefined;
  usersOf(declaration: Declaration): ReadonlySet<Declaration>;
  /** A module and all that import it, over any number of imports. */
  importersOf(file: string): ReadonlySet<string>;
}

interface Module {
  /** Top-level declarations by the names that others import; a default export is `default` besides. */
  own: Map<string, Declaration>;
  /** Where the names that it imports come from; the name is `*` for a whole module. */
  imports: Map<string, { file: string; name: string }>;
  lazy: { file: string; at: number }[];
  /** All modules that it names, types included. */
  imported: Set<string>;
}

/** Reads the storefront's modules, tests left out. */
export function readGraph(root: string): Graph {
  const modules = new Map(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
      .map((name) => posix.join('src', name.replaceAll('\\', '/')))
      .sort()
      .map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'))]),
  );
  const inFile = (file: string) => [...new Set(modules.get(file)?.own.values())];
  const named = (file: string, name: string): Declaration[] => {
    const own = modules.get(file)?.own.get(name);
    if (own) return [own];
    const source = modules.get(file)?.imports.get(name);
    if (!source) return [];
    return source.name === '*' ? inFile(source.file) : named(source.file, source.name);
  };

  const all = [...modules.keys()].flatMap(inFile);
  for (const declaration of all) {
    const { file, node, uses } = declaration;
    for (const name of mentions(node)) for (const one of named(file, name)) uses.add(one);
    for (const { file: lazy, at } of modules.get(file)?.lazy ?? []) {
      if (node.start <= at && at < node.end) for (const one of inFile(lazy)) uses.add(one);
    }
    uses.delete(declaration);
  }
  linkContexts(all, named);
  const users = new Map(all.map((one) => [one, new Set<Declaration>()]));
  for (const user of all) for (const used of user.uses) users.get(used)?.add(user);

  return {
    named,
    inFile,
    at: (file, line) => inFile(file).find((one) => one.line <= line && line <= one.lastLine),
    usersOf: (declaration) => users.get(declaration) ?? new Set(),
    importersOf: (file) => {
      const found = new Set([file]);
      // A set's own iteration goes on to what is added meanwhile.
      for (const one of found) {
        for (const [user, { imported }] of modules) if (imported.has(one)) found.add(user);
      }
      return found;
    },
  };
}

function readModule(file: string, text: string): Module {
  const { program, module } = parseSync(file, text);
  /** All imports of ours are relative and have their extension. */
  const resolve = (specifier: string) => posix.join(posix.dirname(file), specifier);
  const imports: Module['imports'] = new Map();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName, isType } of entries) {
      const name = { Name: importName.name ?? '', Default: 'default', NamespaceObject: '*' };
      const source = { file: resolve(moduleRequest.value), name: name[importName.kind] };
      if (!isType) imports.set(localName.value, source);
    }
  }
  const lazy = module.dynamicImports.map(({ start, moduleRequest: quoted }) => ({
    file: resolve(text.slice(quoted.start + 1, quoted.end - 1)),
    at: start,
  }));
  const named = module.staticImports.map(({ moduleRequest }) => resolve(moduleRequest.value));
  const imported = new Set([...named, ...lazy.map((one) => one.file)]);
  return { own: declarations(file, text, nodesIn(program.body)), imports, lazy, imported };
}

function declarations(file: string, text: string, body: readonly Node[]): Module['own'] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const own: Module['own'] = new Map();
  for (const statement of body) {
    const [declared = statement] = nodesIn(statement.declaration);
    const parts = nodesIn(declared.declarations ?? declared);
    for (const node of parts) {
      const names = nodesIn(node.id).flatMap(mentions);
      if (statement.type === 'ExportDefaultDeclaration') names.push('default');
      const [name] = names;
      if (name === undefined) continue;
      const [line, lastLine] = [lineAt(node.start), lineAt(node.end)];
      const declaration = { file, name, line, lastLine, node, uses: new Set<Declaration>() };
      for (const one of names) own.set(one, declaration);
    }
  }
  return own;
}

/** The order in which declarations are told of. */
export function byFile(a: Declaration, b: Declaration): number {
  return a.file.localeCompare(b.file) || a.name.localeCompare(b.name);
}

/** Makes each React context use the components that render it, or a constant that is its provider. */
function linkContexts(all: readonly Declaration[], named: Graph['named']): void {
  const contexts = new Set(
    all.filter(({ node }) =>
      nodesIn(node.init).some((call) => mentions(call)[0] === 'createContext'),
    ),
  );
  const initIsMember = ({ node }: Declaration) =>
    nodesIn(node.init).some(({ type }) => type === 'MemberExpression');
  for (const component of all) {
    for (const tag of tags(component.node).flatMap((name) => named(component.file, name))) {
      const candidates = initIsMember(tag) ? tag.uses : [tag];
      for (const one of candidates) if (contexts.has(one)) one.uses.add(component);
    }
  }
}
