import type { FieldNode, SelectionNode, SelectionSetNode } from 'graphql';
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
export function holdToContract({ query }: Operation, data: unknown): boolean {
  const [definition] = query.definitions;
  // Each of our operations reads one field of the contract's Query.
  const [root] = definition && 'selectionSet' in definition ? fieldsOf(definition) : [];
  if (!root || !isObject(data)) return false;
  const name = root.name.value;
  const value = data[name];
  const asked = fieldsOf(root);
  const isProduct = (row: unknown) => mendProduct(row, asked);
  if (name === 'producto') return value === null || isProduct(value);
  if (!Array.isArray(value)) return false;
  data[name] = value.filter(name === 'category' ? isText : isProduct);
  return true;
}

function fieldsOf({ selectionSet }: { readonly selectionSet?: SelectionSetNode | undefined }) {
  return (selectionSet?.selections ?? []).filter(isField);
}

function isField(selection: SelectionNode): selection is FieldNode {
  return selection.kind === 'Field';
}

/** @returns whether it is one at all */
function mendProduct(row: unknown, asked: readonly FieldNode[]): boolean {
  if (!isObject(row) || !Number.isInteger(row.id)) return false;
  for (const { name } of asked) {
    const value = row[name.value];
    const sound = name.value in numbers ? Number.isFinite(value) : isText(value);
    if (!sound || name.value === 'priceBuy') row[name.value] = null;
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
