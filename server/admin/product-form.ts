import { ownCode } from '../../src/lib/product-code.ts';
import { dateFields } from '../catalogue/product-columns.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { type Html, html } from '../html/html.ts';
import { sheetColumns } from '../spreadsheet/columns.ts';

type EditedField = keyof StoredProduct;

const FIELDS: readonly EditedField[] = [
  'name',
  'category',
  'price',
  'discount',
  'discountFrom',
  'discountUntil',
  'stock',
  'marca',
  'uuid',
  'description',
];

/** The fields of the form, in its order. */
const edited = FIELDS.flatMap(
  (field) => sheetColumns.find((column) => column.field === field) ?? [],
);

/** Where the heading of the spreadsheet is another one. */
const labels: Partial<Record<EditedField, string>> = { uuid: 'Código propio' };

const DATES_HINT = html`<p class="quiet">Las fechas son opcionales. El descuento vale desde el primer día hasta el último, ambos incluidos, según la hora de Lima.</p>
`;

/** Other fields are shown with the keyboard of texts. */
const keyboards: Partial<Record<EditedField, string>> = {
  price: 'decimal',
  discount: 'decimal',
  stock: 'numeric',
};

/** What the owner typed, by field; fields that were not touched are missing. */
export type Typed = Readonly<Partial<Record<EditedField, string>>>;

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
  const values: Partial<Record<EditedField, string | null>> = { name, ...typed };
  const filled = sheetColumns.filter(({ field }) => values[field] !== undefined);
  return {
    products: [
      ['Código', ...filled.map(({ heading }) => heading)],
      [id, ...filled.map(({ field }) => values[field] ?? null)],
    ],
  };
}

/**
 * The fields of the form.
 * @param stored values of the product; typed ones are shown in their place
 */
export function productControls(
  stored: Partial<StoredProduct>,
  typed: Typed,
  categories: readonly string[],
): Html[] {
  return edited.map(({ heading, field }) => {
    // The UUID of a program stays, and is not shown.
    const own = field === 'uuid' ? ownCode(stored.uuid ?? null) : stored[field];
    const was = asSubmitted(field, String(own ?? ''));
    const value = typed[field] ?? was;
    const hint = field === 'discountUntil' && DATES_HINT;
    return html`<label class="field">${labels[field] ?? heading} ${control(field, value, categories)}</label>
<input type="hidden" name="was-${field}" value="${was}">
${hint}`;
  });
}

/** Browsers remove line breaks from an input, which would look like an edit. */
function asSubmitted(field: EditedField, text: string): string {
  const keepsLines = field === 'description' || field === 'category';
  return keepsLines ? text : text.replace(/[\r\n]/g, '');
}

function control(field: EditedField, value: string, categories: readonly string[]): Html {
  if (field === 'category') {
    const options = [option('', '(sin categoría)', value)];
    for (const name of categories) options.push(option(name, name, value));
    return html`<select name="${field}">${options}</select>`;
  }
  if (field === 'description') {
    // A parser drops the first line break.
    return html`<textarea name="${field}" rows="5">\n${value}</textarea>`;
  }
  if (dateFields.includes(field)) return html`<input type="date" name="${field}" value="${value}">`;
  const keyboard = keyboards[field] && html` inputmode="${keyboards[field]}"`;
  const required = field === 'name' && html` required`;
  return html`<input type="text" name="${field}" value="${value}"${keyboard}${required}>`;
}

function option(value: string, text: string, chosen: string): Html {
  return html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`;
}
