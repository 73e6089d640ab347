import { type CodeBase, openCodeBase } from '../code/code-base.ts';
import { type DeclarationGraph, readDeclarations } from '../code/declarations.ts';
import { readOperations } from '../code/operations.ts';
import { readAreas } from '../code/routes.ts';
import { readUsage } from '../code/usage.ts';
import type { Workspace } from '../project.ts';
import type { CodeFacts } from './impact.ts';

/** Reads the storefront's code for all that the desk says of it. Takes some seconds. */
export function readCodeFacts(
  workspace: Workspace,
  code: CodeBase = openCodeBase(workspace.root),
): CodeFacts & { graph: DeclarationGraph } {
  const graph = readDeclarations(code);
  return {
    graph,
    operations: readOperations(workspace.documents, workspace.contract),
    usage: readUsage(code, graph),
    areas: readAreas(code, graph),
  };
}
