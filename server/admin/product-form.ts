import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { escapeHtml } from '../preview/markup.ts';
import { columns } from '../spreadsheet/columns.ts';

type Field = keyof ProductRow;

const FIELDS: readonly Field[] = [
  'name',
  'category',
  'price',
  'discount',
  'stock',
  'marca',
  'description',
];

/** The fields of the form, in its order. */
const edited = FIELDS.flatMap((field) => columns.find((column) => column.field === field) ?? []);

/** Other fields are shown with the keyboard of texts. */
const keyboards: Partial<Record<Field, string>> = {
  price: 'decimal',
  discount: 'decimal',
  stock: 'numeric',
};

/** What the owner typed, by field; fields that were not touched are missing. */
export type Typed = Readonly<Partial<Record<Field, string>>>;

/** A field that was not touched keeps what has been stored since the page was opened. */
export function typedIn(form: FormData): Typed {
  const touched = edited.filter(({ field }) => {
    const value = form.get(field);
    return typeof value === 'string' && value !== (form.get(`was-${field}`) ?? '');
  });
  return Object.fromEntries(touched.map(({ field }) => [field, String(form.get(field))]));
}

/**
 * A table of one product, as in a file.
 * @param id null for a new product
 * @param name the present one: without names, descriptions would be read as names
 */
export function tableOf(id: number | null, name: string | null, typed: Typed) {
  const values: Partial<Record<Field, string | null>> = { name, ...typed };
  const filled = columns.filter(({ field }) => values[field] !== undefined);
  return {
    products: [
      ['Código', ...filled.map(({ heading }) => heading)],
      [id, ...filled.map(({ field }) => values[field] ?? null)],
    ],
  };
}

/**
 * The fields as HTML.
 * @param stored values of the product; typed ones are shown in their place
 */
export function productFields(
  stored: Partial<ProductRow>,
  typed: Typed,
  categories: readonly string[],
): string {
  const fields = edited.map(({ heading, field }) => {
    const isText = field === 'description';
    const text = String(stored[field] ?? '');
    // Browsers remove line breaks from an input, which would look like an edit.
    const was = isText || field === 'category' ? text : text.replace(/[\r\n]/g, '');
    const value = escapeHtml(typed[field] ?? was);
    const hidden = `<input type="hidden" name="was-${field}" value="${escapeHtml(was)}">`;
    const name = `name="${field}"`;
    const keyboard = keyboards[field] ? ` inputmode="${keyboards[field]}"` : '';
    const control =
      field === 'category'
        ? `<select ${name}>${options(typed.category ?? text, categories)}</select>`
        : isText
          ? // A parser drops the first line break.
            `<textarea ${name} rows="5">\n${value}</textarea>`
          : `<input type="text" ${name} value="${value}"${keyboard}${field === 'name' ? ' required' : ''}>`;
    return `<label class="field">${heading} ${control}</label>${hidden}`;
  });
  return fields.join('\n');
}

function options(chosen: string, categories: readonly string[]): string {
  const option = (value: string, text = value) =>
    `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`;
  return [option('', '(sin categoría)'), ...categories.map((name) => option(name))].join('');
}
