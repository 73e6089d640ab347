import { buildSchema, concatAST, type DocumentNode, type GraphQLSchema, print } from 'graphql';
import { type ChangeImpact, findFindings } from '../changes/impact.ts';
import { findRenames } from '../changes/renames.ts';
import { readStorefrontCode } from '../code/code.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { adaptDocument } from '../documents/adapt-documents.ts';
import { joinMovedFields } from '../documents/moved-fields.ts';
import { type RequestedField, readOperations } from '../documents/operations.ts';
import { deprecatedUses, invalidDocuments } from '../documents/validate.ts';
import { generateFiles, labelledEnums, staleFiles, writeFiles } from '../generate.ts';
import { normalise, withDescriptions } from '../sdl/descriptions.ts';
import { typeCheckProject } from '../type-check.ts';
import { contractFile, type Workspace } from '../workspace.ts';
import { separateConsequences } from './consequences.ts';
import { groupPlaces, type PlaceGroup } from './group-places.ts';
import { hints } from './hints.ts';

export interface Update {
  changes: ChangeImpact[];
  /** Files written. */
  wrote: string[];
  toFix: PlaceGroup[];
  /** Errors that may follow from a type in `toFix`, at `cause`. */
  mayFollow: { cause: string; places: Diagnostic[] } | null;
  /** Whether documents are invalid, and the types were generated from adapted copies of them. */
  hasInvalidDocuments: boolean;
  /** What may be needed next to the places, as lines. */
  advice: string[];
}

/**
 * Writes a candidate as the contract, regenerates the types and lists the places to fix.
 * @param confirmed new names by the old coordinate; others are guessed, for the types only
 * @throws UserError when nothing can be generated from the candidate; nothing has been written then
 */
export async function updateContract(
  workspace: Workspace,
  candidate: GraphQLSchema,
  confirmed: ReadonlyMap<string, string>,
): Promise<Update> {
  const { root, documents } = workspace;
  const contractText = normalise(withDescriptions(candidate, workspace.contract, confirmed));
  const contract = buildSchema(contractText);
  const invalid = invalidDocuments(documents, contract);
  const hasInvalidDocuments = invalid.length > 0;
  const renames = new Map([...findRenames(workspace.contract, contract), ...confirmed]);
  const adapted = adaptDocument(concatAST(documents), contract, renames, confirmed);
  const generated = await generateFiles(
    { ...workspace, contract, previous: workspace.contract, documents: [adapted] },
    { schema: contractText, ...(hasInvalidDocuments && { documents: print(adapted) }) },
  );
  const changes = await findFindings(workspace, contract);

  const files = staleFiles(root, [{ file: contractFile, content: contractText }, ...generated]);
  writeFiles(root, files);
  const places = [
    ...joinMovedFields(invalid, documents, contract).map((place) => withNewName(place, renames)),
    ...deprecatedUses(documents, contract),
    ...(await typeCheckProject(root)),
  ];
  const code = await readStorefrontCode({ ...workspace, contract, contractText });
  const { cause, causes, consequences } = separateConsequences(places, changes, code);
  const labelled = await labelledEnums(root);
  const requested = fieldsIn(documents, workspace.contract);
  const before = hints(workspace.contract, requested, requested, labelled);
  const after = hints(contract, fieldsIn([adapted], contract), requested, labelled);
  return {
    changes,
    wrote: files.map(({ file }) => file),
    toFix: groupPlaces(causes, code),
    mayFollow: cause ? { cause, places: consequences } : null,
    hasInvalidDocuments,
    advice: after.filter((line) => !before.includes(line)),
  };
}

function fieldsIn(documents: readonly DocumentNode[], schema: GraphQLSchema): RequestedField[] {
  return readOperations(documents, schema).flatMap(({ selections }) => [...selections]);
}

const unknownPart = /^(?:Cannot query field|Unknown argument) "(\w+)" on (type|field) "([\w.]+)"/;

/** Adds the new name of a field or argument that the contract no longer has. */
function withNewName({ message, ...place }: Diagnostic, renames: ReadonlyMap<string, string>) {
  const [, part, owner, of] = unknownPart.exec(message) ?? [];
  const to = renames.get(`${of}.${part}`);
  if (!to) return { ...place, message };
  const advice = owner === 'type' ? ` Write ${part}: ${to}` : '';
  return { ...place, message: `${message} Renamed to ${to}?${advice}` };
}
