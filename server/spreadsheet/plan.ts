import { isDeepStrictEqual } from 'node:util';
import { taxRate } from '../../src/lib/limits.ts';
import { toCents } from '../../src/lib/money.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Catalogue, StoredProduct } from '../catalogue/stored-product.ts';
import { type PlannedCategory, planCategories } from './categories.ts';
import { countedConfirmations, firstPricesText, largeShares, planChecks } from './checks.ts';
import { type CellRemark, REMOVE, type Refuse, type Spreadsheet, versionOf } from './columns.ts';
import { isDoubtful } from './doubtful.ts';
import { groupProblems } from './group-problems.ts';
import { nameCell, readHeadings } from './headings.ts';
import { type CellChange, mergeRows } from './merge.ts';
import { checkNewProducts, createCodes } from './new-products.ts';
import { quotedCell } from './read-cell.ts';
import { readSheetRows, type SheetRow } from './read-rows.ts';
import { unitsOf } from './units.ts';

/** The catalogue that a file was exported from. */
export interface Exported extends Catalogue {
  /** In Lima, to be shown. */
  exportedAt?: string;
  /** The first import after it. */
  nextImport?: number | null;
}

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
  /** Products that the file counts in another unit than the piece. */
  units: { id: number; unit: string }[];
  /** Whether the owner must say if the prices include the tax; nothing is written before. */
  asksTax: boolean;
  /** Of the catalogue: after a change of it, the plan is not written. */
  version: string | undefined;
}

export function isApplicable(plan: Plan): boolean {
  const { problems, added, changed, removed, categories, asksTax } = plan;
  const hasProducts = [added, changed, removed].some(({ length }) => length > 0);
  return problems.length === 0 && !asksTax && (hasProducts || categories !== null);
}

/** Whether a person has to decide before it is written. */
export function needsOwner({ confirmations, units, asksTax }: Plan): boolean {
  return asksTax || confirmations.length > 0 || units.length > 0;
}

/** What the owner has decided about a file. */
export interface ImportChoices {
  /** Whether products that are missing in the file are removed. */
  isComplete?: boolean;
  /** What is done with prices that are without the tax by their heading. */
  tax?: 'add' | 'keep' | undefined;
  /** Whether rows that look like a sum or a note are products nevertheless. */
  addsDoubtful?: boolean;
}

/**
 * Compares a file with a catalogue; finds all problems of the file. Writes nothing.
 * @param exported of the version that the file names, if it is kept: what is equal there is no change
 */
export function planImport(
  catalogue: StoredCatalogue,
  file: Spreadsheet,
  exported: Exported | null = null,
  { isComplete = false, tax, addsDoubtful = false }: ImportChoices = {},
): Plan {
  const problems: CellRemark[] = [];
  const warnings: CellRemark[] = [];
  const notes = notesOnFile(file, exported);
  const remarkIn =
    (remarks: CellRemark[], sheet = file.sheet): Refuse =>
    (row, column, message) =>
      remarks.push({ sheet, row, column, message });
  const refuse = remarkIn(problems);
  const refuseCategory = remarkIn(problems, 'Categorías');

  const origins = exported ?? catalogue;
  const isCurrent = isDeepStrictEqual(origins.categories, catalogue.categories);
  if (file.categories && !isCurrent) notes.push(OLD_CATEGORIES);
  const table = isCurrent ? file.categories : undefined;
  const categories = planCategories(catalogue.categories, table, refuseCategory);

  const products = byId(catalogue);
  const origin = byId(origins);
  const nameOf = (code: number) => origin.get(code)?.name;
  const headings = readHeadings(file.products, nameOf, refuse, notes);
  const all = headings ? readSheetRows(file.products, headings, origin, refuse) : [];
  if (headings?.isWithoutTax && tax === 'add') addTax(all);
  const { rows, doubtful } = addsDoubtful
    ? { rows: all, doubtful: [] }
    : withoutDoubtful(all, origin);
  for (const { values } of rows) {
    if (values.category) values.category = categories.resolve(values.category);
  }
  const inFile = new Set(rows.map(({ id }) => id ?? 0));
  const { planned, changes, conflicts, additions } = mergeRows(rows, {
    products,
    origin,
    refuse,
    warn: remarkIn(warnings),
    checkNew: checkNewProducts(catalogue),
    nextCode: createCodes(catalogue, inFile),
  });

  const missing = catalogue.products.filter(({ id }) => !inFile.has(id) && origin.has(id));
  const version = versionOf(file.products);
  if (problems.length === 0 && isComplete) for (const { id } of missing) planned.delete(id);
  else if (problems.length === 0 && missing.length > 0 && version !== null) {
    notes.push(staysNote(missing));
  }
  const used = new Set(Array.from(planned.values(), ({ category }) => category));
  for (const [name, row] of categories.removed) {
    const message = `«${name}» todavía tiene productos: páselos antes a otra categoría`;
    if (used.has(name)) refuseCategory(row, REMOVE, message);
  }

  /** With the product of its row, by its code or the name in the file. */
  const named = (problem: CellRemark): CellRemark => {
    if (problem.sheet !== file.sheet || !headings) return problem;
    const cells = file.products[problem.row - 1] ?? [];
    const code = Number(cells[headings.names.indexOf('Código')] ?? 0);
    const name = origin.get(code)?.name ?? quotedCell(nameCell(cells, headings.names));
    return name ? { ...problem, product: name } : problem;
  };
  const removed = catalogue.products.filter(({ id }) => !planned.has(id));
  const added = additions.map(({ product }) => planned.get(product.id) ?? product);
  const checked = { products: catalogue.products, planned, changes, additions, removed };
  const found = planChecks.map((check) => ({ check, findings: check.find(checked) }));
  warnings.push(
    ...found.flatMap(({ findings }) =>
      findings.map((finding) => ({ sheet: file.sheet, ...finding })),
    ),
  );
  const confirmations = [
    ...largeShares(checked),
    ...firstPricesText(checked),
    ...found.flatMap(({ check, findings }) =>
      check.confirmation && findings.length > 0 ? check.confirmation(findings) : [],
    ),
    ...countedConfirmations(checked),
  ];
  const { unknown, planned: after } = categories;
  if (unknown.length > 0) {
    confirmations.push(`categorías nuevas (${unknown.length}): ${firstOf(unknown)}`);
  }
  const isExport = version !== null || file.products.flat().some((cell) => cell === 'UUID');
  if (isExport && !exported) confirmations.push(UNKNOWN_VERSION);
  const changedIds = new Set(changes.map(({ id }) => id));
  const names = after.map(({ name }) => name);
  const before = catalogue.categories;
  return {
    added,
    changed: [...planned.values()].flatMap((product) => {
      // Its category may have a new name.
      const category = product.category && categories.resolve(product.category);
      return changedIds.has(product.id) ? { ...product, category } : [];
    }),
    changes,
    conflicts,
    removed,
    warnings,
    confirmations,
    notes,
    doubtful,
    categories: isDeepStrictEqual(names, before) ? null : { before, after },
    emptied: emptiedCategories(catalogue, planned, names),
    present: before,
    units: unitsOf(rows, planned, changes, additions),
    problems: groupProblems(problems.map(named)),
    asksTax: headings?.isWithoutTax === true && tax === undefined,
    version: catalogue.version,
  };
}

function notesOnFile(file: Spreadsheet, exported: Exported | null): string[] {
  const notes = file.sheet ? [`Se lee la hoja «${file.sheet}».`] : [];
  if (file.others?.length) notes.push(`Hojas que no se leen: ${firstOf(file.others)}.`);
  if (exported?.nextImport) {
    const stale = `Exportado antes de la importación ${exported.nextImport} (el ${exported.exportedAt})`;
    notes.push(`${stale}: solo se propone lo que usted cambió desde entonces.`);
  }
  return notes;
}

function staysNote(missing: readonly StoredProduct[]): string {
  const which = firstOf(missing.map(({ id, name }) => `${id} ${name}`));
  return `No están en el archivo, y quedan como están: ${missing.length} (${which}). Para quitarlos, súbalo otra vez con la casilla «Quitar los productos que no están en el archivo».`;
}

function addTax(rows: readonly SheetRow[]): void {
  for (const { values } of rows) {
    if (values.price) values.price = toCents(values.price * (1 + taxRate));
  }
}

/** Sums and notes among the new rows are apart: the owner may add them nevertheless. */
function withoutDoubtful(all: readonly SheetRow[], origin: ReadonlyMap<number, StoredProduct>) {
  const isNone = ({ id, values, remove, isTitle }: SheetRow) =>
    !remove && !origin.has(id ?? 0) && (isTitle || isDoubtful(values));
  return {
    rows: all.filter((row) => !isNone(row)),
    doubtful: all
      .filter(isNone)
      .map(({ row, values }) => `fila ${row}: ${quotedCell(values.name ?? null)}`),
  };
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

const byId = ({ products }: Catalogue) =>
  new Map(products.map((product): [number, StoredProduct] => [product.id, product]));

const OLD_CATEGORIES =
  'La hoja Categorías no se lee: las categorías de la tienda cambiaron después de exportar el archivo.';
const UNKNOWN_VERSION =
  'el archivo es de una exportación que la tienda ya no guarda, o no tiene la columna Versión, y puede volver a valores antiguos';

/** Names in a message, which has their number. */
const firstOf = (names: readonly string[]) => names.slice(0, 10).map(quotedCell).join(', ');
