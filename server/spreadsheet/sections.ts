import { isDoubtful } from './doubtful-rows.ts';
import { readCategoryCell } from './read-cell.ts';
import type { SheetRow } from './read-rows.ts';

/** Stars, dashes and the colon around a title: `*** TUBOS ***`. */
const FRAME = /^[\s*=_.:#~–—-]+|[\s*=_.:#~–—-]+$/g;

/** The titles of sections that have rows without a category below them. */
export function sectionsIn(rows: readonly SheetRow[]): string[] {
  return [...new Set(sectioned(rows).flatMap(({ section }) => section ?? []))];
}

/** The rows with the title above them as their category, without these titles. */
export function withSections(rows: readonly SheetRow[]): SheetRow[] {
  const used = sectionsIn(rows);
  return sectioned(rows).flatMap(({ row, section }) => {
    if (row.isTitle && used.includes(titleOf(row) ?? '')) return [];
    return section === null ? row : { ...row, values: { ...row.values, category: section } };
  });
}

/** Each row with the title above it; null for a row that needs none. */
function sectioned(rows: readonly SheetRow[]): { row: SheetRow; section: string | null }[] {
  let section: string | null = null;
  return rows.map((row) => {
    if (row.isTitle) section = titleOf(row) ?? section;
    const needsOne = !row.isTitle && !row.remove && !row.values.category;
    return { row, section: needsOne ? section : null };
  });
}

/** Null for sums, notes and invalid names of categories. */
function titleOf({ values }: SheetRow): string | null {
  if (isDoubtful(values)) return null;
  const title = (values.name ?? '').replace(FRAME, '');
  const reading = readCategoryCell(title);
  return 'value' in reading ? reading.value : null;
}
