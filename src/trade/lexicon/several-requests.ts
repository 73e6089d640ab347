import { goodsKinds } from './goods.ts';
import { productsBehindUnit } from './requests.ts';
import { otherThings } from './search-words.ts';

/** Between two requests of one line: `10 tubos 2x2 y 5 platinas`. */
export const requestJoints: readonly string[] = ['y', 'e', 'mas', 'más', 'ademas', 'además'];

/** The request before it with another size: `lo mismo pero de 2 pulgadas`. */
export const repeatPhrases: readonly string[] = [
  'lo mismo',
  'los mismos',
  'las mismas',
  'lo igual',
  'igual pero',
  'idem',
];

/** Named behind a product they may be part of it: `1 chapa 3 golpes y 2 llaves`. */
export const accessories: readonly string[] = [
  'llave',
  'llaves',
  'tapa',
  'tapas',
  'tuerca',
  'tuercas',
];

/** Names of goods, next to those of `words.ts`, with which a request of a line may begin. */
export const namesOfGoods: readonly string[] = [
  ...goodsKinds.flatMap(({ isSizedLast, words }) => (isSizedLast ? words : [])),
  ...productsBehindUnit,
  ...otherThings,
  'alambre',
  'amoladora',
  'anticorrosivo',
  'careta',
  'cemento',
  'chapa',
  'clavo',
  'guante',
  'mandil',
  'pintura',
  'taladro',
];
