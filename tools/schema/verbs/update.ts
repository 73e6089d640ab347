import { reportChanges } from '../changes/report.ts';
import { candidateHelp, candidateOf, candidateOptions, type Verb } from '../command-line.ts';
import { reportPlaces } from '../update/places.ts';
import { type Updated, updateContract } from '../update/update-contract.ts';
import { contractFile } from '../workspace.ts';

/** Makes a candidate the contract, and says what has to follow. */
export const update: Verb = {
  takes: candidateOptions,
  usage: `Usage: npm run schema -- update [candidate] [--header …] [--timeout …] [--json]

Writes the candidate (the one pulled last, if none is named) to ${contractFile},
generates the types anew, type-checks everything, and lists what has to be
mended as file:line: message, grouped by the route that a visitor would see break.

The contract's descriptions are kept where the candidate has none. Documents
are yours and are not edited. While one asks for something that is no
longer there, the types are generated as if it did not, so that the list names
every place at once; when the documents are mended, run npm run codegen.

${candidateHelp}

Ends with 0 when nothing has to be mended, 1 when something has, 2 when the
candidate cannot be used; nothing has been written then.`,

  async run(workspace, args) {
    const candidate = await candidateOf(workspace, args);
    const updated = await updateContract(workspace, candidate.schema);
    const { changes, wrote, toMend } = updated;
    return {
      code: toMend.length > 0 ? 1 : 0,
      text: [...candidate.notes, reportChanges(changes), '', reportUpdate(updated)].join('\n'),
      facts: { candidate: candidate.name, notes: candidate.notes, changes, wrote, toMend },
    };
  },
};

function reportUpdate({ wrote, toMend, awaitsDocuments }: Updated): string {
  const count = toMend.reduce((sum, { places }) => sum + places.length, 0);
  return [
    wrote.length > 0 ? `Wrote ${wrote.join(', ')}.` : 'Everything was up to date already.',
    ...(count > 0
      ? ['', `TO MEND (${count})`, reportPlaces(toMend)]
      : ['Nothing has to be mended.']),
    ...(awaitsDocuments ? ['', 'When the documents are mended: npm run codegen'] : []),
    ...(count > 0 ? ['When all is mended: npm run schema -- map && npm run schema -- check'] : []),
    ...(wrote.length > 0 ? ['', `To take it back: git restore ${wrote.join(' ')}`] : []),
  ].join('\n');
}
