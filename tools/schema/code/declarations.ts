import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { identifiersIn, type Node, nodesIn } from './syntax.ts';

/** A top-level declaration of a module: a component, hook, function or constant. */
export interface Declaration {
  file: string;
  name: string;
  /** From 1. */
  line: number;
  lastLine: number;
  node: Node;
}

/** The dependencies between the storefront's top-level declarations. */
export interface DependencyGraph {
  /** What a name in a module refers to, following imports. */
  resolve(file: string, name: string): Declaration[];
  inFile(file: string): Declaration[];
  /** The declaration around a line. */
  at(file: string, line: number): Declaration | undefined;
  usersOf(declaration: Declaration): ReadonlySet<Declaration>;
}

interface Module {
  /** Top-level declarations by name; a default export also by `default`. */
  own: Map<string, Declaration>;
  /** Imported names and their source; `*` means a whole module. */
  imports: Map<string, { file: string; name: string }>;
  dynamicImports: { file: string; at: number }[];
}

/** Parses the modules of src, without tests. */
export function readDependencyGraph(root: string): DependencyGraph {
  const modules = new Map(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
      .map((name) => posix.join('src', name.replaceAll('\\', '/')))
      .map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'))]),
  );
  const inFile = (file: string) => [...new Set(modules.get(file)?.own.values())];
  const resolve = (file: string, name: string): Declaration[] => {
    const own = modules.get(file)?.own.get(name);
    if (own) return [own];
    const source = modules.get(file)?.imports.get(name);
    if (!source) return [];
    return source.name === '*' ? inFile(source.file) : resolve(source.file, source.name);
  };

  const all = [...modules.keys()].flatMap(inFile);
  const users = new Map(all.map((declaration) => [declaration, new Set<Declaration>()]));
  const link = (used: Declaration, user: Declaration) => users.get(used)?.add(user);
  for (const user of all) {
    const { file, node } = user;
    for (const used of identifiersIn(node).flatMap((name) => resolve(file, name))) link(used, user);
    for (const { file: imported, at } of modules.get(file)?.dynamicImports ?? []) {
      if (node.start <= at && at < node.end) for (const used of inFile(imported)) link(used, user);
    }
  }
  return {
    resolve,
    inFile,
    at: (file, line) =>
      inFile(file).find((declaration) => declaration.line <= line && line <= declaration.lastLine),
    usersOf: (declaration) => users.get(declaration) ?? new Set(),
  };
}

function readModule(file: string, text: string): Module {
  const { program, module } = parseSync(file, text);
  // Imports of the site's own modules are relative and have an extension.
  const toPath = (specifier: string) => posix.join(posix.dirname(file), specifier);
  const imports: Module['imports'] = new Map();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName, isType } of entries) {
      const name = { Name: importName.name ?? '', Default: 'default', NamespaceObject: '*' };
      const source = { file: toPath(moduleRequest.value), name: name[importName.kind] };
      if (!isType) imports.set(localName.value, source);
    }
  }
  const dynamicImports = module.dynamicImports.map(({ start, moduleRequest: quoted }) => ({
    file: toPath(text.slice(quoted.start + 1, quoted.end - 1)),
    at: start,
  }));
  return { own: declarationsIn(file, text, nodesIn(program.body)), imports, dynamicImports };
}

function declarationsIn(file: string, text: string, statements: readonly Node[]): Module['own'] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const own: Module['own'] = new Map();
  for (const statement of statements) {
    const [declared = statement] = nodesIn(statement.declaration);
    for (const node of nodesIn(declared.declarations ?? declared)) {
      const names = nodesIn(node.id).flatMap(identifiersIn);
      if (statement.type === 'ExportDefaultDeclaration') names.push('default');
      const [name] = names;
      if (name === undefined) continue;
      const [line, lastLine] = [lineAt(node.start), lineAt(node.end)];
      for (const declared of names) own.set(declared, { file, name, line, lastLine, node });
    }
  }
  return own;
}

/** Sort order by file, then name. */
export function byFile(a: Declaration, b: Declaration): number {
  return a.file.localeCompare(b.file) || a.name.localeCompare(b.name);
}
