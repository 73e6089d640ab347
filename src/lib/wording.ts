/** What a product is called; one without a name goes by its number. */
export function productName({ id, name }: { id: number; name: string | null }): string {
  return name ?? `Producto ${id}`;
}

/** A name as it is shown, with what belongs to one measure on one line: `2 1/2"`, `6 m`. */
export function nonBreaking(name: string): string {
  return name.replace(/(^|\s)([\d.]+) (?=\d+\/\d|m?m\b)/g, '$1$2\u00a0');
}

/** `1 producto`, `2 productos`. */
export function productCount(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}

/** What a cart holds: `2 productos, 15 unidades`. */
export function cartCount(lines: number, units: number): string {
  return `${productCount(lines)}, ${units === 1 ? '1 unidad' : `${units} unidades`}`;
}

/** Stands in the place of a price that there is none of. */
export const priceOnRequest = 'Consultar precio';

/** Stands in the place of a total that there is none of. */
export const toBeQuoted = 'Por cotizar';
