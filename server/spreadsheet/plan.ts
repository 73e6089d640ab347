import { isDeepStrictEqual } from 'node:util';
import { dateFields } from '../catalogue/product-columns.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Catalogue, StoredProduct } from '../catalogue/stored-product.ts';
import type { PlannedCategory } from './categories.ts';
import { checkPlan } from './checks.ts';
import { type CellRemark, REMOVE, type Spreadsheet, versionOf } from './columns.ts';
import type { FileBasis } from './file-rows.ts';
import { groupProblems } from './group-problems.ts';
import { type Headings, nameCell } from './headings.ts';
import {
  type ImportChoices,
  type Memory,
  noMemory,
  type Questions,
  type Remembered,
} from './import-choices.ts';
import {
  CATEGORY_SHEET,
  type Exported,
  type MergedFile,
  mergeFile,
  type Remarks,
  remarkIn,
} from './merge-file.ts';
import type { CellChange } from './merge-rows.ts';
import {
  confirmationsOf,
  NONE_REMOVED,
  notesOnFile,
  openQuestions,
  staysNote,
} from './plan-notes.ts';
import { quotedCell, writtenDate } from './read-cell.ts';
import { rowsText } from './row-numbers.ts';

/** The effect of an import. A plan with problems is not applied. */
export interface Plan {
  added: StoredProduct[];
  /** As they are afterwards; `changes` has each field. */
  changed: StoredProduct[];
  changes: CellChange[];
  /** Not written: the shop has changed the same value since the file was exported. */
  conflicts: CellChange[];
  removed: StoredProduct[];
  /** In order; null if they do not change. */
  categories: { before: readonly string[]; after: PlannedCategory[] } | null;
  problems: CellRemark[];
  warnings: CellRemark[];
  /** What is written only after it has been confirmed, in Spanish. */
  confirmations: string[];
  /** How the file was understood. */
  notes: string[];
  /** Rows that are probably a sum or a note, which are not added: `fila 12: TOTAL`. */
  doubtful: string[];
  /** Categories that lose all their products. */
  emptied: string[];
  /** The categories of the shop. */
  present: readonly string[];
  /** Whether the owner must say if the prices include the tax; nothing is written before. */
  asksTax: boolean;
  questions: Questions;
  /** Decisions to remember once the plan is written. */
  remembered: Remembered[];
  /** Of the catalogue: after a change of it, the plan is not written. */
  version: string | undefined;
}

export function isApplicable(plan: Plan): boolean {
  const { problems, added, changed, removed, categories, asksTax } = plan;
  const hasProducts = [added, changed, removed].some(({ length }) => length > 0);
  return problems.length === 0 && !asksTax && (hasProducts || categories !== null);
}

/** Whether a person has to decide before it is written. */
export function needsOwner({ confirmations, asksTax, questions }: Plan): boolean {
  return asksTax || confirmations.length > 0 || questions.sheets?.isChosen === false;
}

/**
 * Compares a file with a catalogue; finds all problems of the file. Writes nothing.
 * @param exported of the version that the file names, if it is kept: what is equal there is no change
 */
export function planImport(
  catalogue: StoredCatalogue,
  file: Spreadsheet,
  exported: Exported | null = null,
  choices: ImportChoices = {},
  memory: Memory = noMemory,
): Plan {
  const omitted = new Set<number>();
  for (;;) {
    const plan = planRows(catalogue, file, exported, { choices, memory, omitted });
    const { faulty } = plan.questions;
    if (!choices.omitsFaulty || faulty.length === 0) {
      if (omitted.size > 0)
        plan.notes.push(`Quedan fuera por sus problemas: ${rowsText([...omitted], file.places)}.`);
      return plan;
    }
    for (const row of faulty) omitted.add(row);
  }
}

function planRows(
  catalogue: StoredCatalogue,
  file: Spreadsheet,
  exported: Exported | null,
  basis: FileBasis,
): Plan {
  const { choices } = basis;
  const remarks: Remarks = { problems: [], warnings: [], notes: notesOnFile(file, exported) };
  const { problems, warnings, notes } = remarks;
  const merged = mergeFile(catalogue, file, exported ?? catalogue, basis, remarks);
  const { headings, origin, doubtful, categories, planned, changes, additions } = merged;
  settleMissing(merged, file, choices, remarks);
  refuseUsedCategories(categories.removed, planned, problems);
  refuseReversedDates(merged, remarkIn(problems, file.sheet));

  const removed = catalogue.products.filter(({ id }) => !planned.has(id));
  const checked = { products: catalogue.products, planned, changes, additions, removed };
  const { findings, confirmations } = checkPlan(checked);
  warnings.push(...findings.map((finding) => ({ sheet: file.sheet, ...finding })));
  const questions = { ...merged.questions, faulty: faultyRows(problems, file, headings) };
  const named = problems.map((problem) =>
    withPlace(withProduct(problem, file, headings, origin), file),
  );
  const { unknown, planned: after } = categories;
  const before = catalogue.categories;
  const names = after.map(({ name }) => name);
  return {
    added: additions.map(({ product }) => planned.get(product.id) ?? product),
    changed: changedProducts(merged),
    changes,
    conflicts: merged.conflicts,
    removed,
    warnings: warnings.map((warning) => withPlace(warning, file)),
    confirmations: [
      ...confirmations,
      ...confirmationsOf(file, exported, unknown),
      ...openQuestions(questions),
    ],
    notes,
    doubtful,
    categories: isDeepStrictEqual(names, before) ? null : { before, after },
    emptied: emptiedCategories(catalogue, planned, names),
    present: before,
    problems: groupProblems(named),
    asksTax: headings?.isWithoutTax === true && choices.tax === undefined,
    questions,
    remembered: merged.remembered,
    version: catalogue.version,
  };
}

/** Removes the products that a complete file lacks; those that an export lacks stay, with a note. */
function settleMissing(
  { planned, missing, omittedRows }: MergedFile,
  file: Spreadsheet,
  { isComplete = false }: ImportChoices,
  { problems, notes }: Remarks,
): void {
  if (problems.length > 0) return;
  if (isComplete && omittedRows > 0) notes.push(NONE_REMOVED);
  else if (isComplete) for (const { id } of missing) planned.delete(id);
  else if (missing.length > 0 && versionOf(file.products) !== null) notes.push(staysNote(missing));
}

/** The rows that have problems, all below the headings. */
function faultyRows(
  problems: readonly CellRemark[],
  { sheet }: Spreadsheet,
  headings: Headings | null,
): number[] {
  const at = headings?.at ?? Number.POSITIVE_INFINITY;
  const faulty = problems.filter((problem) => problem.sheet === sheet && problem.row > at + 1);
  return [...new Set(faulty.map(({ row }) => row))].sort((a, b) => a - b);
}

/** A discount cannot end before it begins. */
function refuseReversedDates(
  { planned, changes, additions }: MergedFile,
  refuse: ReturnType<typeof remarkIn>,
): void {
  const dated = changes.filter(({ field }) => dateFields.includes(field));
  const added = additions.map(({ row, product }): [number, number] => [product.id, row]);
  for (const [id, row] of new Map([...dated.map(({ id, row }) => [id, row] as const), ...added])) {
    const { discountFrom, discountUntil } = planned.get(id) ?? {};
    if (!discountFrom || !discountUntil || discountFrom <= discountUntil) continue;
    const days = `${writtenDate(discountUntil)}, antes de empezar, el ${writtenDate(discountFrom)}`;
    refuse(row, 'Descuento hasta', `el descuento termina el ${days}: corrija una de las fechas`);
  }
}

function refuseUsedCategories(
  removed: ReadonlyMap<string, number>,
  planned: ReadonlyMap<number, StoredProduct>,
  problems: CellRemark[],
): void {
  const refuse = remarkIn(problems, CATEGORY_SHEET);
  const used = new Set(Array.from(planned.values(), ({ category }) => category));
  for (const [name, row] of removed) {
    const message = `«${name}» todavía tiene productos: páselos antes a otra categoría`;
    if (used.has(name)) refuse(row, REMOVE, message);
  }
}

/** A problem with the product of its row, by its code or the name in the file. */
function withProduct(
  problem: CellRemark,
  { sheet, products }: Spreadsheet,
  headings: Headings | null,
  origin: ReadonlyMap<number, StoredProduct>,
): CellRemark {
  if (problem.sheet !== sheet || !headings) return problem;
  const cells = products[problem.row - 1] ?? [];
  const code = Number(cells[headings.names.indexOf('Código')] ?? 0);
  const name = origin.get(code)?.name ?? quotedCell(nameCell(cells, headings.names));
  return name ? { ...problem, product: name } : problem;
}

/** A remark on joined sheets with its own sheet and row. */
function withPlace(remark: CellRemark, { sheet, places }: Spreadsheet): CellRemark {
  return remark.sheet === sheet ? { ...remark, ...places?.[remark.row - 1] } : remark;
}

function changedProducts({ planned, changes, categories }: MergedFile): StoredProduct[] {
  const changedIds = new Set(changes.map(({ id }) => id));
  return [...planned.values()].flatMap((product) => {
    // Its category may have a new name.
    const category = product.category && categories.resolve(product.category);
    return changedIds.has(product.id) ? { ...product, category } : [];
  });
}

/** Categories that have products now and none afterwards. */
function emptiedCategories(
  { products }: Catalogue,
  planned: ReadonlyMap<number, StoredProduct>,
  names: readonly string[],
): string[] {
  const before = new Set(products.map(({ category }) => category));
  const after = new Set(Array.from(planned.values(), ({ category }) => category));
  return names.filter((name) => before.has(name) && !after.has(name));
}
