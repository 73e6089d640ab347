import { type CodeBase, openCodeBase } from '../code/code-base.ts';
import { type DeclarationGraph, readDeclarations } from '../code/declarations.ts';
import { readOperations } from '../code/operations.ts';
import { readAreas } from '../code/routes.ts';
import { readUsage } from '../code/usage.ts';
import type { Workspace } from '../project.ts';
import type { CodeFacts } from './impact.ts';

/** The same, with what places in the code belong to. */
export interface CodeKnowledge extends CodeFacts {
  graph: DeclarationGraph;
}

/** Reads the storefront's code for all that the desk says of it. Takes some seconds. */
export function readCodeFacts(
  workspace: Workspace,
  code: CodeBase = openCodeBase(workspace.root),
): CodeKnowledge {
  const graph = readDeclarations(code);
  return {
    graph,
    operations: readOperations(workspace.documents, workspace.contract),
    usage: readUsage(code, graph),
    areas: readAreas(code, graph),
  };
}
