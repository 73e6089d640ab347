import { reportChanges } from '../changes/report.ts';
import { candidateOf, ignoredLines, type Verb } from '../command-line.ts';
import { reportConsequences } from '../update/consequences.ts';
import { reportPlaces } from '../update/group-places.ts';
import { type Update, updateContract } from '../update/update-contract.ts';
import { requireNoComments } from '../workspace.ts';

export const update: Verb = async (workspace, args) => {
  requireNoComments(workspace);
  const { name, schema, ignored } = await candidateOf(workspace, args);
  const result = await updateContract(workspace, schema, args.renames);
  const { changes, wrote, toFix, mayFollow, advice } = result;
  return {
    code: toFix.length > 0 ? 1 : 0,
    text: [...ignoredLines(ignored), reportChanges(changes), '', reportUpdate(result)].join('\n'),
    facts: { candidate: name, changes, wrote, toFix, mayFollow, advice },
  };
};

function reportUpdate(update: Update): string {
  const { changes, wrote, toFix, mayFollow, hasInvalidDocuments, advice } = update;
  const values = changedValues(changes);
  const count = toFix.reduce((sum, { places }) => sum + places.length, 0);
  return [
    wrote.length > 0 ? `Wrote ${wrote.join(', ')}.` : 'Everything was up to date.',
    ...(advice.length > 0 ? ['', 'DECIDE FIRST; then update again', ...indented(advice)] : []),
    ...(count > 0 ? ['', `TO FIX (${count})`, reportPlaces(toFix), ''] : []),
    ...(values.length > 0
      ? ['CHECK THE VALUES; their TypeScript type is the same', ...values]
      : []),
    ...(count + values.length === 0 ? ['Nothing to fix.'] : []),
    ...(mayFollow ? mayFollowLines(mayFollow) : []),
    ...(hasInvalidDocuments ? ['After fixing the documents: npm run codegen'] : []),
    ...(count > 0 ? ['After fixing everything: npm run check'] : []),
    ...(wrote.length > 0 ? ['', `To undo: git restore ${wrote.join(' ')}`] : []),
  ].join('\n');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function mayFollowLines({ cause, places }: NonNullable<Update['mayFollow']>): string[] {
  if (places.length === 0) return [];
  return [
    `MAY FOLLOW FROM ${cause} (${places.length}); npm run check lists those that remain`,
    ...reportConsequences(places),
    '',
  ];
}

/** The changes of a type that the compiler cannot see, such as a Float that became an Int. */
function changedValues(changes: Update['changes']): string[] {
  return changes
    .filter(({ kind, impact }) => kind === 'FIELD_TYPE_CHANGED' && impact?.changesTypes === false)
    .filter(({ message }) => !/ from '(.+?)!?' to '\1!?'$/.test(message))
    .map(({ message }) => `  ${message}. Convert it in the reference backend.`);
}
