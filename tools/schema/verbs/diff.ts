import { UserError } from '../../lib/user-error.mjs';
import type { ChangeLevel } from '../changes/find-changes.ts';
import { findFindings } from '../changes/impact.ts';
import { reportChanges } from '../changes/report.ts';
import { candidateOf, ignoredLines, type Verb } from '../command-line.ts';
import { withDescriptions } from '../sdl/descriptions.ts';

/** The levels that cause exit code 1, by the value of `--fail-on`. */
const failing: Record<string, readonly ChangeLevel[]> = {
  breaking: ['breaking'],
  dangerous: ['breaking', 'dangerous'],
  any: ['breaking', 'dangerous', 'safe'],
};

export const diff: Verb = async (workspace, args) => {
  const levels = failing[args.failOn];
  if (!levels) throw new UserError('--fail-on must be breaking, dangerous or any.');
  const { name, schema, ignored } = await candidateOf(workspace, args);
  const changes = await findFindings(workspace, withDescriptions(schema, workspace.contract));
  return {
    code: changes.some(({ level }) => levels.includes(level)) ? 1 : 0,
    text: [...ignoredLines(ignored), reportChanges(changes)].join('\n'),
    facts: { candidate: name, changes },
  };
};
