import { columns, type Remark } from './columns.ts';
import { type Change, type Conflict, isApplicable, type Plan } from './plan.ts';

/** A part of a plan as a table. */
type Section = [title: string, headings: readonly string[], rows: readonly (readonly unknown[])[]];

/** The parts of a plan that are not empty. */
export function sectionsOf(plan: Plan): Section[] {
  const { added, changes, conflicts, removed, categories, problems, warnings } = plan;
  const filled = columns.filter(({ field }) => added.some((product) => product[field] !== null));
  const places = (remarks: readonly Remark[]) =>
    remarks.map(({ sheet, row, column, message }) => [sheet, row, column, message]);
  const place = ['Hoja', 'Fila', 'Columna', 'Qué hacer'];
  const edits = (rows: readonly Change[], ...values: ('exported' | 'before' | 'after')[]) =>
    rows.map((row: Partial<Conflict>) => {
      const heading = columns.find(({ field }) => field === row.field)?.heading;
      return [row.id, row.name, heading, ...values.map((value) => row[value] ?? '(vacío)')];
    });
  const edit = ['Código', 'Producto', 'Dato'];
  const sections: Section[] = [
    ['Por corregir', place, places(problems)],
    [
      'En conflicto: usted y la tienda cambiaron el mismo dato',
      [...edit, 'Al exportar', 'En la tienda', 'En su archivo'],
      edits(conflicts, 'exported', 'before', 'after'),
    ],
    ['Revise antes de escribir', place, places(warnings)],
    ['Cambian', [...edit, 'Antes', 'Después'], edits(changes, 'before', 'after')],
    [
      'Se agregan',
      filled.map(({ heading }) => heading),
      added.map((product) => filled.map(({ field }) => product[field])),
    ],
    ['Se quitan', ['Código', 'Producto'], removed.map(({ id, name }) => [id, name])],
    ['Categorías', ['Antes', 'Después'], categories ? categoryRows(categories) : []],
  ];
  return sections.filter(([, , rows]) => rows.length > 0);
}

/** All categories in their new order, then the removed ones. */
function categoryRows({ before, after }: NonNullable<Plan['categories']>): string[][] {
  const kept = new Set(after.map(({ was }) => was));
  const removed = before.filter((name) => !kept.has(name));
  return [
    ...after.map(({ name, was }) => [was ?? '(nueva)', name]),
    ...removed.map((name) => [name, '(se quita)']),
  ];
}

/** `Agregados: 1 · cambiados: 2 (3 datos) · quitados: 0` */
export function summaryOf({ added, changes, removed }: Plan): string {
  const products = new Set(changes.map(({ id }) => id)).size;
  const data = changes.length === 1 ? '1 dato' : `${changes.length} datos`;
  return `Agregados: ${added.length} · cambiados: ${products} (${data}) · quitados: ${removed.length}`;
}

/** Whether a plan can be applied, or why not. */
export function outcomeOf(plan: Plan): string {
  if (plan.problems.length > 0) {
    return 'No se ha escrito nada. Corrija lo que sigue y envíelo otra vez.';
  }
  return isApplicable(plan)
    ? 'No se ha escrito nada todavía.'
    : 'No cambia nada: el catálogo ya está así.';
}
