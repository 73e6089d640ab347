import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { findHeader, headingOf, type SheetTable } from '../../server/spreadsheet/columns.ts';
import { readSpreadsheet } from '../../server/spreadsheet/read-table.ts';
import type { FoundProduct } from '../../src/trade/index.ts';
import { UserError } from '../lib/user-error.mjs';

/**
 * Reads the products of an exported XLSX or CSV file, or of JSON as in `server/seed`.
 * @throws UserError if the file has no products
 */
export async function readCatalogueFile(path: string): Promise<FoundProduct[]> {
  const bytes = readBytes(path);
  const isJson = extname(path).toLowerCase() === '.json';
  const products = isJson
    ? ofJson(path, bytes)
    : ofTable(await readSpreadsheet(bytes).then(productRows));
  if (products.length === 0) throw new UserError(`${path}: no products found`);
  return products;
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new UserError(`${path}: the file cannot be read`);
  }
}

function ofJson(path: string, bytes: Uint8Array): FoundProduct[] {
  try {
    const read = JSON.parse(new TextDecoder().decode(bytes));
    const products: readonly Partial<FoundProduct>[] = Array.isArray(read) ? read : read.products;
    return products.map((product, at) => ({ ...blank(at), ...product }));
  } catch {
    throw new UserError(`${path}: no JSON with "products", as in server/seed/catalogue.json`);
  }
}

const productRows = ({ products }: { products: SheetTable }) => products;

function ofTable(table: SheetTable): FoundProduct[] {
  const at = findHeader(table);
  const headings = (table[at] ?? []).map(headingOf);
  const column = (heading: string) => headings.indexOf(heading);
  return table.slice(at + 1).flatMap((row, index) => {
    const text = (heading: string) => String(row[column(heading)] ?? '').trim() || null;
    const name = text('Nombre');
    if (name === null) return [];
    const id = Number(text('Código')) || index + 1;
    return {
      ...blank(index),
      id,
      name,
      category: text('Categoría'),
      description: text('Descripción'),
      uuid: text('UUID'),
      marca: text('Marca'),
    };
  });
}

function blank(at: number): FoundProduct {
  return {
    id: at + 1,
    name: null,
    imageUrl: null,
    category: null,
    description: null,
    uuid: null,
    marca: null,
  };
}
