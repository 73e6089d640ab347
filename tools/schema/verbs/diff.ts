import { UserError } from '../../lib/user-error.mjs';
import type { Level } from '../changes/changes.ts';
import { findFindings } from '../changes/impact.ts';
import { reportChanges } from '../changes/report.ts';
import { candidateHelp, candidateOf, candidateOptions, type Verb } from '../command-line.ts';
import { described } from '../sdl/parts.ts';

/** The changes that end it with 1, by what `--fail-on` says. */
const failing: Record<string, readonly Level[]> = {
  breaking: ['breaking'],
  dangerous: ['breaking', 'dangerous'],
  any: ['breaking', 'dangerous', 'safe'],
};

/** Says what a candidate changes and what each change reaches. */
export const diff: Verb = {
  takes: [...candidateOptions, 'fail-on'],
  usage: `Usage: npm run schema -- diff [candidate] [--fail-on LEVEL] [--header …] [--timeout …] [--json]

Lists every change from the contract to the candidate (the one pulled last, if
none is named), sorted into breaking, dangerous and safe. For a breaking or
dangerous one it names the operations, hooks, components and routes that use it.
What the candidate does not describe counts as described by the contract.

  --fail-on LEVEL         end with 1 on breaking changes (the default), on
                          dangerous ones too, or on any

${candidateHelp}

Ends with 0 when there is no such change, 1 when there is, 2 when the candidate
cannot be used.`,

  async run(workspace, args) {
    const levels = failing[args.failOn ?? 'breaking'];
    if (!levels) throw new UserError('--fail-on takes breaking, dangerous or any.');
    const candidate = await candidateOf(workspace, args);
    const changes = await findFindings(workspace, described(candidate.schema, workspace.contract));
    return {
      code: changes.some(({ level }) => levels.includes(level)) ? 1 : 0,
      text: [...candidate.notes, reportChanges(changes)].join('\n'),
      facts: { candidate: candidate.name, notes: candidate.notes, changes },
    };
  },
};
