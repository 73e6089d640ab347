import { type Coded, createCodes, shownCode } from '../../src/lib/product-code.ts';

/** HEIC is among them, so that its refusal names the way out. */
const PICTURE = /^(.+)\.(avif|gif|hei[cf]|jpe?g|png|webp)$/i;

/**
 * Matches files to products by code: `101.jpg`, `FC-017.jpg`, `fc_017.png`; others are `unplaced`, also
 * where several products have the code.
 */
export function matchPictures<File extends { name: string }>(
  files: readonly File[],
  products: readonly Coded[],
): { found: { file: File; id: number }[]; unplaced: File[]; rest: string[] } {
  const codes = createCodes<Coded>();
  for (const product of products) codes.add(product, product);
  const found = new Map<number, File>();
  const unplaced: File[] = [];
  const rest: string[] = [];
  for (const file of files) {
    const [, name] = PICTURE.exec(file.name) ?? [];
    const [product, ...others] = codes.find(name ?? '');
    if (name === undefined) rest.push(`${file.name}: no es JPG, PNG, WebP ni AVIF`);
    else if (product === undefined || others.length > 0) unplaced.push(file);
    else if (found.has(product.id))
      rest.push(`${file.name}: el producto ${shownCode(product)} ya tiene otra en esta subida`);
    else found.set(product.id, file);
  }
  return { found: [...found].map(([id, file]) => ({ id, file })), unplaced, rest };
}
