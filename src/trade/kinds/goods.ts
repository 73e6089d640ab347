import {
  type GoodsDrawing,
  type GoodsKind,
  goodsDrawings,
  goodsKinds,
  plainGoods,
} from '../lexicon/goods.ts';
import { contentStems } from '../text/content-words.ts';
import { dictionary } from '../text/dictionary.ts';

const rowNamed = dictionary(goodsKinds, ({ words }) => words);

/** The kind of goods that a word names; the plain one for an unknown word. */
export function goodsNamed(word: string | undefined): GoodsKind {
  return rowNamed(word ?? '') ?? plainGoods;
}

/** Whether a content is one of the usual packs of some goods: a gallon of paint. */
export function isPack(unit: string, content: number): boolean {
  return goodsKinds.some(({ packs }) => packs?.unit === unit && packs.contents.includes(content));
}

const drawings = new Map(
  goodsDrawings.flatMap(({ drawing, words }) =>
    contentStems(words.join(' ')).map((stem) => [stem, drawing] as const),
  ),
);

/** What stands for goods without a picture, by the first word of their name; null for unknown ones. */
export function goodsDrawing(name: string): GoodsDrawing | null {
  const [head = ''] = contentStems(name);
  return drawings.get(head) ?? null;
}
