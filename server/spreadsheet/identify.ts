import { foldForIdentity } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { isVersion, type SheetTable, UNIT } from './columns.ts';
import { areForeignCodes, isNoCode } from './foreign-codes.ts';
import { type Headings, nameCell } from './headings.ts';
import { type Cell, cellText, quotedCell, readCodeCell } from './read-cell.ts';
import { nameWithoutUnit, nameWithUnit } from './units.ts';

/** The product of a row, and what its identification says of it; or the problem in Spanish. */
type Identified =
  | { id: number | null; values: Partial<StoredProduct> }
  | { column: string; problem: string };

type Identify = (cells: readonly Cell[]) => Identified;

/**
 * Tells the product of a row: by our code; in the file of another system by the identifier that it
 * had there (`uuid`), else by its name and, where the row says it, its brand.
 */
export function identifyBy(
  table: SheetTable,
  headings: Headings,
  products: ReadonlyMap<number, StoredProduct>,
): Identify {
  const { names, at } = headings;
  const column = names.indexOf('Código');
  const codes = table.slice(at + 1).map((cells) => quotedCell(cells[column] ?? null));
  const isOurs = isExport(headings) || !names.includes('Nombre') || !areForeignCodes(codes);
  if (column !== -1 && isOurs) return (cells) => byCode(cells[column] ?? null);
  return byOtherSystem(column, headings, products);
}

/** Whether a sheet was exported by the shop. */
export const isExport = ({ names, titles }: Headings) =>
  names.includes('UUID') || titles.some(isVersion);

function byCode(cell: Cell): Identified {
  const reading = readCodeCell(cell);
  if ('problem' in reading) {
    return { column: 'Código', problem: `«${quotedCell(cell)}» ${reading.problem}` };
  }
  return { id: reading.value, values: {} };
}

function byOtherSystem(
  column: number,
  { names }: Headings,
  products: ReadonlyMap<number, StoredProduct>,
): Identify {
  const byUuid = new Map<string, number>();
  const byName = new Map<string, number[]>();
  const byBase = new Map<string, number[]>();
  for (const { id, uuid, name } of products.values()) {
    if (uuid) byUuid.set(foldForIdentity(uuid), id);
    if (!name) continue;
    addTo(byName, foldForIdentity(name), id);
    addTo(byBase, foldForIdentity(nameWithoutUnit(name)), id);
  }
  return (cells) => {
    const code = column === -1 ? '' : quotedCell(cells[column] ?? null);
    const uuid = isNoCode(code) ? null : code;
    const known = uuid === null ? undefined : byUuid.get(foldForIdentity(uuid));
    if (known !== undefined) return { id: known, values: {} };
    const name = cellText(nameCell(cells, names));
    const unit = quotedCell(cells[names.indexOf(UNIT)] ?? null);
    const named = byName.get(foldForIdentity(nameWithUnit(name, unit) ?? name));
    const brand = foldForIdentity(quotedCell(cells[names.indexOf('Marca')] ?? null));
    // Without a unit in the file, the only product of the name in any unit.
    const all = named ?? (unit === '' ? byBase.get(foldForIdentity(name)) : undefined) ?? [];
    const ids = all.filter((id) => isOfBrand(products.get(id), brand));
    if (ids.length > 1) {
      const problem = `hay ${ids.length} productos con este nombre: agregue la columna Código de la tienda, o la marca`;
      return { column: 'Nombre', problem };
    }
    const [id = null] = ids;
    const product = products.get(id ?? 0);
    return {
      id,
      values: {
        // The same name in another case is no new name.
        ...(product && { name: product.name }),
        ...(uuid !== null && { uuid }),
      },
    };
  };
}

/** Whether a product is, or may be, of a brand; a row without one says nothing. */
function isOfBrand(product: StoredProduct | undefined, brand: string): boolean {
  const own = foldForIdentity(product?.marca);
  return brand === '' || own === '' || own === brand;
}

const addTo = (map: Map<string, number[]>, key: string, id: number) =>
  map.set(key, [...(map.get(key) ?? []), id]);
