import { productName } from '../../lib/wording.ts';
import { nameWithoutSizes, type Role } from '../../trade/index.ts';
import type { Facet, ListedProduct } from './facets.ts';

export interface RowNames {
  /** The words with which all names begin: `TUBO CUADRADO`; empty if they differ or are one name. */
  common: string;
  /** What a name says besides the common words and the sizes in columns: `LAF`; may be empty. */
  others: ReadonlyMap<number, string>;
}

/** Splits the names of a table, so that no row repeats the heading or its own columns. */
export function rowNames(items: readonly ListedProduct[], columns: readonly Facet[]): RowNames {
  const names = items.map((item) =>
    nameWithoutSizes(productName(item.product), shownRoles(item, columns)).split(' '),
  );
  const [first = []] = names;
  const shared = items.length < 2 ? 0 : sharedWords(first, names);
  return {
    common: first.slice(0, shared).join(' '),
    others: new Map(
      items.map(({ product }, at) => [product.id, names[at]?.slice(shared).join(' ') ?? '']),
    ),
  };
}

/** The numbers of a name that its columns show; the size of a sheet is its format. */
function shownRoles({ attributes }: ListedProduct, columns: readonly Facet[]): Role[] {
  const roles = (['size', 'thickness', 'length'] as const).filter((role) => columns.includes(role));
  const hasFormat = attributes.sheet !== null && attributes.sizes.length === 0;
  return hasFormat && columns.includes('size') ? [...roles, 'length'] : roles;
}

/** How many words all names begin with. */
function sharedWords(first: readonly string[], names: readonly (readonly string[])[]): number {
  const differing = first.findIndex((word, at) => names.some((words) => words[at] !== word));
  return differing === -1 ? first.length : differing;
}
