import { type Operation, readOperations } from '../documents/operations.ts';
import { typedDocumentsFile, type Workspace } from '../workspace.ts';
import { type Areas, readAreas } from './areas.ts';
import { byFile, type Declaration, type Graph, readGraph } from './graph.ts';
import { type Asked, findUses, type Place } from './probe.ts';

/** What is known of the storefront's code without asking the compiler. */
export interface Code {
  operations: readonly Operation[];
  graph: Graph;
  areas: Areas;
  /** What in src/graphql names an operation's document. */
  namedBy(operation: Operation): Declaration[];
  /** The hooks that send or read an operation. */
  hooksOf(operation: Operation): Declaration[];
  /** What stands outside src/graphql and calls one of an operation's hooks. */
  callersOf(operation: Operation): Declaration[];
}

/** Where each requested field is used. */
export type Uses = (operation: Operation, coordinate: string) => readonly Place[];

const dataFolder = 'src/graphql/';

export async function readCode({ root, documents, contract }: Workspace): Promise<Code> {
  const graph = readGraph(root);
  const inData = (one: Declaration) => one.file.startsWith(dataFolder);
  const usersIn = (declarations: readonly Declaration[], of: (one: Declaration) => boolean) =>
    [...new Set(declarations.flatMap((one) => [...graph.usersOf(one)].filter(of)))].sort(byFile);
  const namedBy = ({ name }: Operation) => {
    const typed = graph.named(
      typedDocumentsFile,
      `${name[0]?.toUpperCase()}${name.slice(1)}Document`,
    );
    return usersIn(typed, inData);
  };
  const hooksOf = (operation: Operation) => {
    const found = new Set(namedBy(operation));
    // A set's own iteration goes on to what is added meanwhile.
    for (const one of found) for (const user of usersIn([one], inData)) found.add(user);
    return [...found].filter(({ name }) => /^use[A-Z]/.test(name)).sort(byFile);
  };
  return {
    operations: readOperations(documents, contract),
    graph,
    areas: await readAreas(root, graph),
    namedBy,
    hooksOf,
    callersOf: (operation) => usersIn(hooksOf(operation), (one) => !inData(one)),
  };
}

/** Asks the compiler where fields are used, those of root types left out. Takes some seconds. */
export async function readUses(
  workspace: Workspace,
  { graph, operations }: Code,
  wanted: (coordinate: string) => boolean = () => true,
): Promise<Uses> {
  const asked = operations.flatMap((operation): Asked[] => {
    const inside = operation.selections.filter(({ path }) => path.includes('.'));
    const coordinates = new Set(inside.map(({ coordinate }) => coordinate));
    return [...coordinates].filter(wanted).map((coordinate) => ({ operation, coordinate }));
  });
  const found = await findUses(workspace, graph, asked);
  return (operation, coordinate) =>
    found[asked.findIndex((one) => one.operation === operation && one.coordinate === coordinate)] ??
    [];
}
