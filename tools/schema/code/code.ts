import { type Operation, readOperations } from '../documents/operations.ts';
import { typedDocumentsFile, type Workspace } from '../workspace.ts';
import {
  byFile,
  type Declaration,
  type DependencyGraph,
  readDependencyGraph,
} from './declarations.ts';
import { type RoutesOf, readRoutes } from './routes.ts';

/** The storefront's operations and the code that depends on them. */
export interface StorefrontCode {
  operations: readonly Operation[];
  graph: DependencyGraph;
  routesOf: RoutesOf;
  /** The hooks that send or read an operation. */
  hooksOf(operation: Operation): Declaration[];
  /** The declarations outside src/graphql that call one of its hooks. */
  callersOf(operation: Operation): Declaration[];
}

const dataFolder = 'src/graphql/';

export async function readStorefrontCode({
  root,
  documents,
  contract,
}: Workspace): Promise<StorefrontCode> {
  const graph = readDependencyGraph(root);
  const isData = ({ file }: Declaration) => file.startsWith(dataFolder);
  const hooksOf = ({ name }: Operation) => {
    const document = `${name[0]?.toUpperCase()}${name.slice(1)}Document`;
    const found = new Set(graph.resolve(typedDocumentsFile, document));
    // The loop also visits what is added to the set during the iteration.
    for (const declaration of found) {
      for (const user of graph.usersOf(declaration)) if (isData(user)) found.add(user);
    }
    return [...found].filter((declaration) => /^use[A-Z]/.test(declaration.name)).sort(byFile);
  };
  return {
    operations: readOperations(documents, contract),
    graph,
    routesOf: await readRoutes(root, graph),
    hooksOf,
    callersOf(operation) {
      const users = hooksOf(operation).flatMap((hook) => [...graph.usersOf(hook)]);
      return [...new Set(users)].filter((declaration) => !isData(declaration)).sort(byFile);
    },
  };
}
