/**
 * The reader of the trade: product names, searches, request lines, lists and weights. Nothing else of
 * this folder is imported from outside.
 */

export { type Assumption, assume } from './choose/assume.ts';
export type { Choice } from './choose/choice.ts';
export { chooseProduct } from './choose/choose-product.ts';
export { convertUnit } from './choose/convert-unit.ts';
export { goodsDrawing } from './kinds/goods.ts';
export { type Kind, kindOf } from './kinds/registry.ts';
export type { SectionShape } from './kinds/shape.ts';
export { type ColumnRole, columnRoles } from './lexicon/column-roles.ts';
export { sumTitles } from './lexicon/table-words.ts';
export type { Finish } from './lexicon/words.ts';
export { quantityUnitOf } from './line/count.ts';
export { writtenRequest } from './line/headings.ts';
export { type ListLine, noteLine, requestLine, rowLabel } from './list/list-line.ts';
export { type ReadList, type ReadTable, readList, splitLines } from './list/read-list.ts';
export type { FoundProduct } from './product/found-product.ts';
export { nameWithoutSizes } from './product/name-without-sizes.ts';
export type { Amount } from './product/read-goods.ts';
export { type ProductAttributes, readProductName } from './product/read-item.ts';
export { saleUnitOf } from './product/sale-unit.ts';
export { compareInTradeOrder } from './product/trade-order.ts';
export {
  addDescription,
  addProduct,
  type SearchIndex,
  searchIndex,
} from './search/search-index.ts';
export { type SearchResult, searchProducts } from './search/search-products.ts';
export { inBothUnits, type Length } from './sizes/measure.ts';
export type { Role } from './sizes/reading.ts';
export { contentStems, mainWords } from './text/content-words.ts';
export { mayBeSameWord } from './text/score-word.ts';
export { barLength, weigh } from './weight/weigh.ts';
