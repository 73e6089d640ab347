import type { Operation } from 'urql';
import type { ProductoQuery } from './generated/documents.ts';

type Product = NonNullable<ProductoQuery['producto']>;

/** The fields that hold numbers; the others hold texts. One that is new in the contract and neither is missed here. */
const numbers = { id: 1, price: 1, priceBuy: 1, stock: 1, discount: 1 } satisfies Record<
  Exclude<keyof Product, TextFields>,
  1
>;
type TextFields = {
  [Field in keyof Product]-?: NonNullable<Product[Field]> extends string ? Field : never;
}[keyof Product];

/**
 * Holds an answer's data to the contract, in place: a field of the wrong kind becomes null, a row
 * that is no product goes, so that one bad row does not cost the visitor the page. The purchase
 * price goes no further than here, whatever the backend answers.
 *
 * @returns whether the data is what the operation asked for; the cache, given something else,
 * would answer neither with data nor with an error
 */
export function holdToContract(operation: Operation, data: unknown): boolean {
  const root = rootField(operation);
  if (root === undefined || !isObject(data)) return false;
  const value = data[root];
  if (root === 'producto') return value === null || isProduct(value);
  if (!Array.isArray(value)) return false;
  data[root] = value.filter(root === 'category' ? isText : isProduct);
  return true;
}

/** The field of the contract's Query that an operation reads; each of ours reads one. */
function rootField({ query }: Operation): string | undefined {
  const [definition] = query.definitions;
  if (definition?.kind !== 'OperationDefinition') return undefined;
  const [field] = definition.selectionSet.selections;
  return field?.kind === 'Field' ? field.name.value : undefined;
}

/** Mends a product on the way. */
function isProduct(row: unknown): boolean {
  if (!isObject(row) || !Number.isInteger(row.id)) return false;
  for (const field in row) {
    const value = row[field];
    const sound = field in numbers ? Number.isFinite(value) : isText(value);
    if (!sound || field === 'priceBuy') row[field] = null;
  }
  row.__typename = 'Producto';
  return true;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
