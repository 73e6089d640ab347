import type { Level } from '../impact/changes.ts';
import { findFindings } from '../impact/findings.ts';
import { reportChanges } from '../impact/report.ts';
import { Unusable } from '../trouble.ts';
import { candidateHelp, candidateOf, candidateOptions, type Verb } from '../verb.ts';

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

  --fail-on LEVEL         end with 1 on breaking changes (the default), on
                          dangerous ones too, or on any

${candidateHelp}

Ends with 0 when there is no such change, 1 when there is, 2 when the candidate
cannot be used.`,

  async run(workspace, args) {
    const levels = failing[args.failOn ?? 'breaking'];
    if (!levels) throw new Unusable('--fail-on takes breaking, dangerous or any.');
    const candidate = await candidateOf(workspace, args);
    const changes = await findFindings(workspace, candidate.schema);
    return {
      code: changes.some(({ level }) => levels.includes(level)) ? 1 : 0,
      text: [...candidate.notes, reportChanges(changes)].join('\n'),
      facts: { candidate: candidate.name, notes: candidate.notes, changes },
    };
  },
};
