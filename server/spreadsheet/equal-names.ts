import { formatSoles } from '../../src/lib/money.ts';
import { shownCode } from '../../src/lib/product-code.ts';
import { foldForIdentity } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { CellFinding, Checked } from './checked.ts';

const column = 'Nombre';

/** Names that another product has. */
export function findTakenNames({ products, changes }: Checked): CellFinding[] {
  const named = new Map(products.map(({ id, name }) => [foldForIdentity(name), id]));
  return changes.flatMap(({ row, id, name, field, after }) => {
    if (field !== 'name') return [];
    const other = named.get(foldForIdentity(String(after))) ?? id;
    const message = `así se llama ya el producto ${other}`;
    return other === id ? [] : { row, column, product: name ?? String(id), message };
  });
}

/** New products with the name of another one, of another brand, at another price. */
export function findOtherPrices({ products, planned, additions }: Checked): CellFinding[] {
  const named = new Map<string, StoredProduct>();
  const nameOf = ({ name }: StoredProduct) => foldForIdentity(name);
  for (const { id } of products) {
    const product = planned.get(id);
    if (product) named.set(nameOf(product), product);
  }
  return additions.flatMap(({ row, product }) => {
    const other = named.get(nameOf(product));
    named.set(nameOf(product), product);
    if (!other?.price || !product.price || other.price === product.price) return [];
    const which = [shownCode(other), other.marca].filter(Boolean).join(' ');
    const message = `«${which}» se llama igual y cuesta ${formatSoles(other.price)}: la tienda los distingue por marca y código`;
    return { row, column, product: product.name, message };
  });
}
