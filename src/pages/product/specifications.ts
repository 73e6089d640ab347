import {
  deliveryOptions,
  productPlaceholders,
  specificationLabels,
} from '../../content/product.ts';
import type { Product } from '../../graphql/queries.ts';
import { clampDiscount, formatDiscount, formatSoles, priceTag } from '../../lib/money.ts';
import { shownCode } from '../../lib/product-code.ts';
import { priceOnRequest, productName } from '../../lib/wording.ts';

type SpecificationRow = [label: string, value: string];

/**
 * Rows of the specification table: lines of the description such as `Norma: ASTM A36`, then product
 * fields.
 */
export function specifications(product: Product): SpecificationRow[] {
  const tag = priceTag(product.price, product.discount);
  const discount = clampDiscount(product.discount);
  return [
    [specificationLabels.name, productName(product)],
    ...statedRows(product.description),
    ...rowsIfKnown(specificationLabels.category, product.category),
    ...rowsIfKnown(specificationLabels.marca, product.marca),
    [specificationLabels.id, shownCode(product)],
    [specificationLabels.price, tag ? formatSoles(tag.list) : priceOnRequest],
    ...rowsIfKnown(specificationLabels.discount, discount > 0 ? formatDiscount(discount) : null),
    ...rowsIfKnown(specificationLabels.stock, product.stock),
    [specificationLabels.warranty, productPlaceholders.warranty],
    ...rowsIfKnown(specificationLabels.delivery, deliveryOptions[0]?.detail ?? null),
  ];
}

function rowsIfKnown(label: string, value: string | number | null): SpecificationRow[] {
  return value === null ? [] : [[label, String(value)]];
}

/** A label of at most four words, and its value. */
const statement = /^([^\s:]+(?: [^\s:]+){0,3} ?):\s+(\S.*)$/u;

/** Lines of a description such as `Norma: ASTM A36`. */
export function statedRows(description: string | null): SpecificationRow[] {
  return (description ?? '').split('\n').flatMap((line): SpecificationRow[] => {
    const [, label, value] = statement.exec(line.trim()) ?? [];
    return label !== undefined && value !== undefined ? [[label.trim(), value]] : [];
  });
}
