import {
  deliveryOptions,
  productPlaceholders,
  specificationLabels,
  unspecified,
} from '../../content/product.ts';
import type { Product } from '../../graphql/queries.ts';
import { clampDiscount, formatDiscount, formatSoles, priceTag } from '../../lib/money.ts';

/** The rows of the specification table: label and value. */
export function specifications(product: Product): [label: string, value: string][] {
  const tag = priceTag(product.price, product.discount);
  const discount = clampDiscount(product.discount);
  return [
    [specificationLabels.name, product.name ?? unspecified],
    [specificationLabels.category, product.category ?? unspecified],
    [specificationLabels.marca, product.marca ?? unspecified],
    [specificationLabels.id, String(product.id)],
    [specificationLabels.price, tag ? formatSoles(tag.list) : 'Consultar precio'],
    ...(discount > 0
      ? [[specificationLabels.discount, formatDiscount(discount)] satisfies [string, string]]
      : []),
    [specificationLabels.stock, product.stock === null ? unspecified : String(product.stock)],
    [specificationLabels.warranty, productPlaceholders.warranty],
    [specificationLabels.delivery, deliveryOptions[0]?.detail ?? unspecified],
  ];
}
