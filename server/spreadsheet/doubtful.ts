import { foldText } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';

/** Beginnings of rows that are a sum or a note. */
const NO_PRODUCT =
  /^\W*(?:(?:sub|gran)[ -]?total|total|i\.?g\.?v\b|notas?\b|observacion|precios?\b|vigencia|validez|forma de pago|condicion|pagina \d|lista de precios|stock sujeto|fecha\b|elaborado|consultas)/;

/** Nothing but the name of a sum. */
const SUM = /^\W*(?:(?:sub|gran)[ -]?total|total(?: general)?|i\.?g\.?v\.?)\W*$/;

/** Whether a new row is probably a sum or a note, no product. */
export function isDoubtful({ name, price, category, stock }: Partial<StoredProduct>): boolean {
  const text = foldText(name ?? '').trim();
  if (SUM.test(text)) return true;
  const isAlone = !category && !stock;
  const isSentence = !price && /[.:]$/.test(text) && text.split(' ').length > 4;
  return isAlone && (NO_PRODUCT.test(text) || isSentence);
}
