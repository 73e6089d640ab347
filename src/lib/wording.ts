import { nameWithBrand } from './brand.ts';
import { type Coded, shownCode } from './product-code.ts';

export function productName({ id, name }: { id: number; name: string | null }): string {
  return name ?? `Producto ${id}`;
}

/** The name with the brand that it lacks, as of several products with one name: `FIERRO 1/2" x 9 m SIDER`. */
export function brandedName(product: {
  id: number;
  name: string | null;
  marca: string | null;
}): string {
  return nameWithBrand({ ...product, name: productName(product) });
}

/** The product's code as shown to buyers: `Cód. FC-017`, `Cód. 101`. */
export function codeText(product: Coded): string {
  return `Cód. ${shownCode(product)}`;
}

const measure = /(^|\s)(\d{1,2}|[\d.]+(?= [mvwa])) (?=\d+\/\d|(?:mm?|[vwa]|gal[oó]n)\b)/gi;

/** Keeps each measure of a name on one line: `2 1/2"`, `6 m`, `1000 V`; a grade is none: `304 1/8"`. */
export function nonBreaking(name: string): string {
  return name.replace(measure, '$1$2\u00a0');
}

export function productCount(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}

/** `1 unidad`, `15 unidades`; total, also for a sum beyond exact integers. */
export function unitCount(units: number): string {
  if (units === 1) return '1 unidad';
  return `${Number.isSafeInteger(units) ? units : missingNumber} unidades`;
}

/** `2 productos, 15 unidades` */
export function cartCount(lines: number, units: number): string {
  return `${productCount(lines)}, ${unitCount(units)}`;
}

/** In the place of a number that cannot be shown. */
export const missingNumber = '—';

/** `1234567.50` as `1,234,567.50` */
export function groupThousands(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...decimals].join('.');
}

export const priceOnRequest = 'Consultar precio';

export const toBeQuoted = 'Por cotizar';
