import type { GraphQLSchema } from 'graphql';
import type { Workspace } from '../project.ts';
import { type Change, findChanges } from './changes.ts';
import { readCodeFacts } from './code-facts.ts';
import { impactOf } from './impact.ts';
import type { Finding } from './report.ts';

/**
 * Every change with its impact.
 *
 * @param facts reads the code; asked only when a change calls for it, since it takes seconds
 */
export async function findFindings(
  workspace: Workspace,
  candidate: GraphQLSchema,
  facts = () => readCodeFacts(workspace),
): Promise<Finding[]> {
  const changes = await findChanges(workspace.contract, candidate);
  if (!changes.some(reachesCode)) return changes.map((change) => ({ ...change, impact: null }));
  const code = facts();
  return changes.map((change) => ({
    ...change,
    impact: reachesCode(change) ? impactOf(change, workspace.contract, code) : null,
  }));
}

/** A new type or a deprecation concerns the code also where the wire does not mind. */
function reachesCode({ level, kind }: Change): boolean {
  return level !== 'safe' || /TYPE_CHANGED$|DEPRECATION_ADDED$/.test(kind);
}
