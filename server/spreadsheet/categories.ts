import { foldText } from '../catalogue/fold-text.ts';
import { CATEGORY, headingOf, NEW_NAME, REMOVE, type Refuse, type Table } from './columns.ts';
import { type Cell, exportedText, quoted, readMark } from './read-cell.ts';

/** A category after an import; `was` is its present name, null for a new one. */
export interface PlannedCategory {
  name: string;
  was: string | null;
}

const folded = (name: string) => foldText(name).trim();

/**
 * The categories of the shop after an import: those of the sheet of categories, if there is one, and
 * those that products need.
 * @param exported those that the file was exported with
 */
export function planCategories(
  present: readonly string[],
  exported: readonly string[],
  table: Table | undefined,
  refuse: Refuse,
) {
  const removed = new Map<string, number>();
  const listed = table ? readCategories(table, present, exported, removed, refuse) : [];
  const old = listed.filter(({ was }) => was !== null);
  const isListed = new Set(old.map(({ was }) => was));
  const rest = present.filter((name) => !removed.has(name) && !isListed.has(name));
  const planned = [...old, ...rest.map((name): PlannedCategory => ({ name, was: name }))];
  const inSheet = old.flatMap(({ was }) => (was !== null && exported.includes(was) ? was : []));
  const inExport = exported.filter((name) => isListed.has(name));
  if (inSheet.every((name, index) => name === inExport[index])) {
    const place = new Map<string | null, number>(present.map((name, index) => [name, index]));
    planned.sort((a, b) => (place.get(a.was) ?? 0) - (place.get(b.was) ?? 0));
  }
  planned.push(...listed.filter(({ was }) => was === null));

  /** By their folded names, old and new: the products of the file may have either. */
  const byName = new Map(
    planned.flatMap((one) => [one.was ?? one.name, one.name].map((name) => [folded(name), one])),
  );
  const unknown: string[] = [];
  return {
    planned,
    /** New categories that only products name. */
    unknown,
    /** The rows that remove a category. */
    removed,
    /** Whether anything differs from the present categories. */
    isChanged: () =>
      planned.length !== present.length ||
      planned.some(({ name, was }, index) => name !== was || name !== present[index]),
    /** The name that a product's category has afterwards, or the problem in Spanish. */
    resolve: (name: string): { name: string } | { problem: string } => {
      const alike = byName.get(folded(name));
      if (alike && [alike.name, alike.was].includes(name)) return { name: alike.name };
      if (alike) {
        const hint = `escriba «${quoted(alike.name)}»`;
        return { problem: `«${quoted(name)}» no es una categoría de la tienda: ${hint}` };
      }
      if (removed.has(name)) {
        return { problem: `«${quoted(name)}» se quita en la hoja Categorías: elija otra` };
      }
      const added = { name, was: null };
      planned.push(added);
      unknown.push(name);
      byName.set(folded(name), added);
      return { name };
    },
  };
}

function readCategories(
  table: Table,
  present: readonly string[],
  exported: readonly string[],
  removed: Map<string, number>,
  refuse: Refuse,
): PlannedCategory[] {
  const [titles = [], ...rows] = table;
  const headings = titles.map(headingOf);
  const [nameAt, newNameAt, removeAt] = [CATEGORY, NEW_NAME, REMOVE].map((one) =>
    headings.indexOf(one),
  ) as [number, number, number];
  const isPresent = new Set(present);
  const wasExported = new Set(exported);
  /** Spreadsheets lose spaces at the ends, among others. */
  const stored = new Map([...exported, ...present].map((name) => [shownText(name), name]));
  const used = new Map(present.map((name) => [folded(name), name]));
  const seen = new Set<string>();
  const listed: PlannedCategory[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const [shown, newName] = [shownText(cells[nameAt]), shownText(cells[newNameAt])];
    const was = stored.get(shown) ?? shown;
    const remove = readMark(cells[removeAt] ?? null);
    const name = newName || was;
    const other = used.get(folded(name));
    if ('problem' in remove) refuse(row, REMOVE, remove.problem);
    else if (was === '') {
      if (newName) refuse(row, CATEGORY, 'está vacía: escriba el nombre que tiene ahora');
    } else if (seen.has(was)) {
      refuse(row, CATEGORY, `«${quoted(was)}» está dos veces: deje una sola fila`);
    } else if (isPresent.has(was) || !wasExported.has(was)) {
      // Otherwise it was renamed or removed since the export.
      if (remove.value) removed.set(was, row);
      else if (other !== undefined && other !== was) {
        refuse(row, newName ? NEW_NAME : CATEGORY, `ya hay una categoría «${quoted(other)}»`);
      } else {
        used.set(folded(name), was);
        listed.push({ name, was: isPresent.has(was) ? was : null });
      }
    }
    seen.add(was);
  }
  return listed;
}

const shownText = (cell: Cell | undefined) => exportedText(String(cell ?? '')).trim();
