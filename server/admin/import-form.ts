import { columnHeadings } from '../spreadsheet/columns.ts';
import type { ImportChoices } from '../spreadsheet/import-choices.ts';

/** A size that the owner types, in characters. */
const MAX_SIZE = 60;
/** Of a sheet in Excel. */
const MAX_COLUMNS = 16_384;

/** What is done with prices without the tax; undefined before it is decided. */
export function taxIn(form: FormData): ImportChoices['tax'] {
  const tax = form.get('tax');
  return tax === 'add' || tax === 'keep' ? tax : undefined;
}

/** The choices of a file with those of one more form. */
export function choicesIn(form: FormData, before: ImportChoices): ImportChoices {
  const tax = taxIn(form);
  const columns = columnsIn(form);
  const sheets = textsIn(form, 'sheet');
  const { columns: columnsBefore, ...rest } = before;
  return {
    ...rest,
    // Of other sheets, the columns are others.
    ...(sheets.length > 0 ? { sheets } : columnsBefore && { columns: columnsBefore }),
    ...(columns && { columns }),
    ...(tax && { tax }),
    ...(form.has('doubtful') && { addsDoubtful: true }),
    ...(form.has('sections') && { usesSections: true }),
    ...(form.has('faulty') && { omitsFaulty: true }),
    ...(form.has('hidden') && { omitsHidden: true }),
    sizes: { ...before.sizes, ...sizesIn(form) },
    matches: new Map([...(before.matches ?? []), ...matchesIn(form)]),
  };
}

/** Without the control characters, which PostgreSQL and spreadsheets refuse. */
const textsIn = (form: FormData, field: string) =>
  form.getAll(field).map((text) =>
    String(text)
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
  );

function columnsIn(form: FormData): ImportChoices['columns'] {
  const [at = -1, count = 0] = ['at', 'columns'].map((field) => Number(form.get(field)));
  if (!form.has('columns') || !(count <= MAX_COLUMNS) || !(at >= 0)) return undefined;
  const chosen = Array.from({ length: count }, (_, column) => form.get(`column-${column}`));
  return {
    at,
    headings: chosen.map((text) => columnHeadings().find((name) => name === text) ?? ''),
  };
}

function sizesIn(form: FormData): Record<string, string> {
  const sizes = textsIn(form, 'size').map((size) => size.slice(0, MAX_SIZE));
  return Object.fromEntries(textsIn(form, 'date').map((date, at) => [date, sizes[at] ?? '']));
}

/** Of each name, the code of its product or 0; a name without a decision is missing. */
function matchesIn(form: FormData): [name: string, id: number][] {
  const ids = textsIn(form, 'match-id').map(Number);
  const all = form.get('match-all');
  return textsIn(form, 'match-name').flatMap((name, at): [string, number][] => {
    const decision = all ?? form.get(`match-${at}`);
    if (decision === 'same') return [[name, ids[at] ?? 0]];
    return decision === 'other' ? [[name, 0]] : [];
  });
}
