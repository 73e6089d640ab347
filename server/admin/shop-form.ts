import { bannerPictures } from '../../src/shop/schema.ts';
import { type Html, html } from '../html/html.ts';
import type { ShopProblem } from '../shop-file.ts';
import { type ShopField, type ShopSection, shopSections } from './shop-fields.ts';

/** What the form shows: typed texts, numbers and flags, by the path of each value. */
export type FormValues = ReadonlyMap<string, string>;

/** Empty entries behind those of a list, to add more. */
const SPARE = 1;

const pathIn = (...parts: readonly (string | number)[]) =>
  parts.filter((part) => part !== '').join('.');

/** Every value of a record by its path: `banks.0.name`. */
export function valuesOf(record: unknown, path = ''): Map<string, string> {
  if (record === null || typeof record !== 'object') return new Map([[path, String(record)]]);
  return new Map(
    Object.entries(record).flatMap(([key, value]) => [...valuesOf(value, pathIn(path, key))]),
  );
}

/** The typed texts of the form. */
export function typedValues(form: FormData): FormValues {
  const values = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name.startsWith('shop.')
      ? [[name.slice('shop.'.length), value.replaceAll('\r\n', '\n').trim()] as const]
      : [],
  );
  return new Map(values);
}

/** The record that the typed texts make; entries of lists whose texts are all empty are omitted. */
export function recordOf(values: FormValues): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { list, fields } of shopSections) {
    if (list === undefined) {
      for (const field of fields) put(record, field.path, valueOf(values, field.path, field));
    } else {
      put(record, list, entriesOf(values, list, fields));
    }
  }
  return record;
}

function entriesOf(values: FormValues, list: string, fields: readonly ShopField[]): unknown[] {
  const entries = Array.from({ length: lengthOf(values, list) }, (_, at) => {
    const isEmpty = fields.every(({ path }) => !values.get(pathIn(list, at, path)));
    if (isEmpty) return null;
    const [only] = fields;
    if (only?.path === '') return valueOf(values, pathIn(list, at), only);
    const entry: Record<string, unknown> = {};
    for (const field of fields) {
      put(entry, field.path, valueOf(values, pathIn(list, at, field.path), field));
    }
    return entry;
  });
  return entries.filter((entry) => entry !== null);
}

/** One more than the last place of a list that has a value. */
function lengthOf(values: FormValues, list: string): number {
  const places = [...values.keys()]
    .filter((path) => path.startsWith(`${list}.`))
    .map((path) => Number(path.slice(list.length + 1).split('.')[0]));
  return Math.max(-1, ...places.filter((place) => place < 100)) + 1;
}

function valueOf(values: FormValues, path: string, { kind }: ShopField): unknown {
  const text = values.get(path) ?? '';
  if (kind === 'flag') return text !== '';
  if (kind !== 'number') return text;
  return text === '' ? null : Number(text.replace(',', '.'));
}

function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let owner = record;
  for (const key of keys) {
    owner[key] ??= {};
    owner = owner[key] as Record<string, unknown>;
  }
  owner[last] = value;
}

/** The label of a wrong value: `Cuentas bancarias 2, CCI`. */
export function fieldLabel(path: string): string {
  for (const { title, list, fields } of shopSections) {
    if (list === undefined) {
      const field = fields.find((one) => one.path === path);
      if (field) return field.label;
    } else if (path === list) {
      return title;
    } else if (path.startsWith(`${list}.`)) {
      const [place, ...rest] = path.slice(list.length + 1).split('.');
      const field = fields.find((one) => one.path === rest.join('.'));
      return [`${title} ${Number(place) + 1}`, field?.label].filter(Boolean).join(', ');
    }
  }
  return path;
}

/** The sections of the form, with what is wrong next to each value. */
export function shopForm(values: FormValues, problems: readonly ShopProblem[]): Html[] {
  const wrong = new Map(problems.map(({ path, es }) => [path, es]));
  return shopSections.map((section) => {
    const isWrong = problems.some(({ path }) => isOf(section, path));
    return html`<details${(isWrong || section === shopSections[0]) && html` open`}>
<summary>${section.title}</summary>
${section.note && html`<p class="quiet">${section.note}</p>`}
${section.list !== undefined && wrong.has(section.list) && html`<p class="notice">${section.title}: ${wrong.get(section.list)}</p>`}
${sectionControls(section, values, wrong)}
</details>
`;
  });
}

const isOf = ({ list, fields }: ShopSection, path: string) =>
  list === undefined
    ? fields.some((field) => field.path === path)
    : path === list || path.startsWith(`${list}.`);

function sectionControls(
  { list, fields, title }: ShopSection,
  values: FormValues,
  wrong: ReadonlyMap<string, string>,
): Html[] {
  if (list === undefined) {
    const controls = fields.map((field) => control(field.path, field, values, wrong));
    return [html`<div class="fields">${controls}</div>`];
  }
  return Array.from({ length: lengthOf(values, list) + SPARE }, (_, at) => {
    const isSpare = at >= lengthOf(values, list);
    return html`<fieldset><legend>${isSpare ? `Agregar: ${title}` : `${title} ${at + 1}`}</legend>
<div class="fields">${fields.map((field) => control(pathIn(list, at, field.path), field, values, wrong))}</div>
</fieldset>
`;
  });
}

function control(
  path: string,
  { label, kind, hint }: ShopField,
  values: FormValues,
  wrong: ReadonlyMap<string, string>,
): Html {
  const value = values.get(path) ?? '';
  const name = `shop.${path}`;
  const problem = wrong.get(path);
  const note = html`${hint && html`<span class="quiet">${hint}</span>`}${problem && html`<strong class="wrong">${label}: ${problem}</strong>`}`;
  const invalid = problem !== undefined && html` aria-invalid="true"`;
  if (kind === 'flag') {
    const isOn = value !== '' && value !== 'false';
    return html`<label><input type="checkbox" name="${name}" value="1"${isOn && html` checked`}> ${label}</label>
`;
  }
  if (kind === 'banner') {
    const options = [...bannerPictures].map(
      ([picture, text]) =>
        html`<option value="${picture}"${picture === value && html` selected`}>${text}</option>`,
    );
    return html`<label class="field">${label} ${note}<select name="${name}"${invalid}><option value=""></option>${options}</select></label>
`;
  }
  if (kind === 'picture') return pictureControl(name, value, label, note);
  if (kind === 'colour') {
    return html`<label class="field">${label} ${note}<input type="color" name="${name}" value="${value}"${invalid}></label>
`;
  }
  if (kind === 'lines') {
    // A parser drops the first line break.
    return html`<label class="field">${label} ${note}<textarea name="${name}" rows="3"${invalid}>\n${value}</textarea></label>
`;
  }
  const keyboard = kind === 'number' && html` inputmode="decimal"`;
  return html`<label class="field">${label} ${note}<input type="text" name="${name}" value="${value}"${keyboard}${invalid}></label>
`;
}

/** The name of its file travels with the form; a new file replaces it. */
function pictureControl(name: string, value: string, label: string, note: Html): Html {
  const remove = html`<label><input type="checkbox" name="quitar-${name}" value="1"> Quitar: ${label}</label>`;
  return html`<input type="hidden" name="${name}" value="${value}">
<label class="field">${label} ${note}<input type="file" name="archivo-${name}" accept="image/png,image/jpeg,image/webp"></label>
${value !== '' && remove}
`;
}
