import {
  deliveryOptions,
  productPlaceholders,
  specificationLabels,
  unspecified,
} from '../../content/product.ts';
import type { Product } from '../../graphql/queries.ts';
import { clampDiscount, formatDiscount, formatSoles, priceTag } from '../../lib/money.ts';
import { priceOnRequest } from '../../lib/wording.ts';

/** A row of the specification table. */
type Row = [label: string, value: string];

/**
 * The rows of the specification table: what the description states line by line as
 * `Norma: ASTM A36`, then the product's own fields.
 */
export function specifications(product: Product): Row[] {
  const tag = priceTag(product.price, product.discount);
  const discount = clampDiscount(product.discount);
  return [
    [specificationLabels.name, product.name ?? unspecified],
    ...statedRows(product.description),
    [specificationLabels.category, product.category ?? unspecified],
    [specificationLabels.marca, product.marca ?? unspecified],
    [specificationLabels.id, String(product.id)],
    [specificationLabels.price, tag ? formatSoles(tag.list) : priceOnRequest],
    ...(discount > 0
      ? [[specificationLabels.discount, formatDiscount(discount)] satisfies Row]
      : []),
    [specificationLabels.stock, product.stock === null ? unspecified : String(product.stock)],
    [specificationLabels.warranty, productPlaceholders.warranty],
    [specificationLabels.delivery, deliveryOptions[0]?.detail ?? unspecified],
  ];
}

/** A label of at most four words, then what it labels. */
const statement = /^((?:[^\s:]+ ?){1,4}):\s+(\S.*)$/u;

function statedRows(description: string | null): Row[] {
  return (description ?? '').split('\n').flatMap((line): Row[] => {
    const [, label, value] = statement.exec(line.trim()) ?? [];
    return label !== undefined && value !== undefined ? [[label.trim(), value]] : [];
  });
}
