import { reportChanges } from '../changes/report.ts';
import { candidateHelp, candidateOf, type Verb } from '../command-line.ts';
import { reportPlaces } from '../update/group-places.ts';
import { type Update, updateContract } from '../update/update-contract.ts';
import { contractFile } from '../workspace.ts';

export const update: Verb = {
  options: ['header', 'timeout'],
  usage: `Usage: npm run schema -- update [candidate] [--header …] [--timeout …] [--json]

Writes the candidate (by default the last one pulled) to ${contractFile},
regenerates the types, type-checks the project and lists every place to fix as
file:line: message, grouped by route.

Missing descriptions are taken from the present contract. Documents are not
edited. While one requests something that no longer exists, types are generated
as if it did not, so that the list is complete. After fixing the documents, run
npm run codegen.

${candidateHelp}

Exit codes: 0 nothing to fix; 1 something to fix; 2 unusable candidate, nothing
written.`,

  async run(workspace, args) {
    const { name, schema } = await candidateOf(workspace, args);
    const result = await updateContract(workspace, schema);
    const { changes, wrote, toFix } = result;
    return {
      code: toFix.length > 0 ? 1 : 0,
      text: [reportChanges(changes), '', reportUpdate(result)].join('\n'),
      facts: { candidate: name, changes, wrote, toFix },
    };
  },
};

function reportUpdate({ wrote, toFix, hasInvalidDocuments }: Update): string {
  const count = toFix.reduce((sum, { places }) => sum + places.length, 0);
  return [
    wrote.length > 0 ? `Wrote ${wrote.join(', ')}.` : 'Everything was up to date.',
    ...(count > 0 ? ['', `TO FIX (${count})`, reportPlaces(toFix), ''] : ['Nothing to fix.']),
    ...(hasInvalidDocuments ? ['After fixing the documents: npm run codegen'] : []),
    ...(count > 0 ? ['After fixing everything: npm run check'] : []),
    ...(wrote.length > 0 ? ['', `To undo: git restore ${wrote.join(' ')}`] : []),
  ].join('\n');
}
