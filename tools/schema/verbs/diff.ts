import { UserError } from '../../lib/user-error.mjs';
import type { Level } from '../changes/find-changes.ts';
import { findFindings } from '../changes/impact.ts';
import { reportChanges } from '../changes/report.ts';
import { candidateHelp, candidateOf, type Verb } from '../command-line.ts';
import { withDescriptions } from '../sdl/descriptions.ts';

/** The levels that cause exit code 1, by the value of `--fail-on`. */
const failing: Record<string, readonly Level[]> = {
  breaking: ['breaking'],
  dangerous: ['breaking', 'dangerous'],
  any: ['breaking', 'dangerous', 'safe'],
};

export const diff: Verb = {
  options: ['header', 'timeout', 'fail-on'],
  usage: `Usage: npm run schema -- diff [candidate] [--fail-on LEVEL] [--header …] [--timeout …] [--json]

Lists the changes from the contract to the candidate (by default the last one
pulled) as breaking, dangerous or safe. A breaking or dangerous change names the
operations, hooks, components and routes that it affects. Descriptions missing in
the candidate do not count as changes.

  --fail-on LEVEL         changes that cause exit code 1: breaking (the default),
                          dangerous (and breaking), or any

${candidateHelp}

Exit codes: 0 no such change; 1 such a change; 2 unusable candidate.`,

  async run(workspace, args) {
    const levels = failing[args.failOn];
    if (!levels) throw new UserError('--fail-on must be breaking, dangerous or any.');
    const { name, schema } = await candidateOf(workspace, args);
    const changes = await findFindings(workspace, withDescriptions(schema, workspace.contract));
    return {
      code: changes.some(({ level }) => levels.includes(level)) ? 1 : 0,
      text: reportChanges(changes),
      facts: { candidate: name, changes },
    };
  },
};
