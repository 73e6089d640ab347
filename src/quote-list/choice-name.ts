import { brandedName, codeText } from '../lib/wording.ts';
import type { FoundProduct } from '../trade/index.ts';

/** The name of a product among others, with its code where another one is called the same. */
export function choiceName(product: FoundProduct, others: readonly FoundProduct[]): string {
  const name = brandedName(product);
  const isAlone = others.every((other) => other === product || brandedName(other) !== name);
  return isAlone ? name : `${name} ${codeText(product)}`;
}
