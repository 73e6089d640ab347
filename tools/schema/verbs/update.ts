import { print } from 'graphql';
import { inconsistentCache } from '../checks/cache.ts';
import { invalidDocuments } from '../checks/documents.ts';
import { openCodeBase } from '../code/code-base.ts';
import { readOperations } from '../code/operations.ts';
import { readCodeFacts } from '../impact/code-facts.ts';
import { findFindings } from '../impact/findings.ts';
import { reportChanges } from '../impact/report.ts';
import { contractFile } from '../project.ts';
import { generateFiles, staleFiles } from '../update/generate.ts';
import { mendDocuments } from '../update/mend.ts';
import { groupByArea, reportPlaces } from '../update/places.ts';
import { rewrite } from '../update/rewrite.ts';
import { typeCheck } from '../update/type-check.ts';
import { candidateHelp, candidateOf, type Verb } from '../verb.ts';

/** Makes a candidate the contract, and says what has to follow. */
export const update: Verb = {
  summary: 'make a candidate the contract, and list the places to mend',
  usage: `Usage: npm run schema -- update [candidate] [--header …] [--timeout …] [--json]

Writes the candidate (the one pulled last, if none is named) to ${contractFile},
generates the types anew, type-checks everything, and lists what has to be
mended as file:line: message, grouped by the route that a visitor would see break.

Documents are yours and are not edited. While one asks for something that is no
longer there, the types are generated as if it did not, so that the list names
every place at once; when the documents are mended, run npm run codegen.

${candidateHelp}

Ends with 0 when nothing has to be mended, 1 when something has, 2 when the
candidate cannot be used; nothing has been written then.`,

  async run(workspace, args) {
    const { root, documents } = workspace;
    const { name, schema, sdl, notes } = await candidateOf(workspace, args);
    const invalid = invalidDocuments(documents, schema);
    const mended =
      invalid.length > 0 &&
      mendDocuments(
        documents.map(({ document }) => document),
        schema,
      );
    const generated = await generateFiles(workspace, sdl, mended ? [print(mended)] : undefined);
    const changed = staleFiles(root, [{ file: contractFile, content: sdl }, ...generated]);

    // Read before anything is written: the report is about the code as it stands.
    const code = openCodeBase(root);
    const { changes, complaints, facts } = await rewrite(root, changed, async () => {
      const checking = typeCheck(root);
      // Should the analysis fail first, this has no one else to say so to.
      checking.catch(() => {});
      const known = readCodeFacts(workspace, code);
      const found = await findFindings(workspace, schema, () => known);
      const cache = inconsistentCache(code.project, readOperations(documents, schema), schema);
      return {
        changes: found,
        complaints: [...invalid, ...cache, ...(await checking)],
        facts: known,
      };
    });

    const groups = groupByArea(complaints, facts);
    const files = changed.map(({ file }) => file);
    const text = [
      ...notes,
      reportChanges(changes),
      '',
      files.length > 0 ? `Wrote ${files.join(', ')}.` : 'Everything was up to date already.',
      ...(groups.length > 0
        ? ['', `TO MEND (${complaints.length})`, reportPlaces(groups)]
        : ['Nothing has to be mended.']),
      ...(mended ? ['', 'When the documents are mended: npm run codegen'] : []),
      ...(files.length > 0 ? ['', `To take it back: git restore ${files.join(' ')}`] : []),
    ].join('\n');
    return {
      code: complaints.length > 0 ? 1 : 0,
      text,
      facts: { candidate: name, notes, changes, wrote: files, toMend: groups },
    };
  },
};
