/** HEIC is among them, so that its refusal names the way out. */
const PICTURE = /^(.+)\.(avif|gif|hei[cf]|jpe?g|png|webp)$/i;

/** Matches files to products by code: `101.jpg` is the picture of product 101; others are `unplaced`. */
export function matchPictures<File extends { name: string }>(
  files: readonly File[],
  products: readonly { id: number }[],
): { found: { file: File; id: number }[]; unplaced: File[]; rest: string[] } {
  const ids = new Set(products.map(({ id }) => id));
  const found = new Map<number, File>();
  const unplaced: File[] = [];
  const rest: string[] = [];
  for (const file of files) {
    const [, name] = PICTURE.exec(file.name) ?? [];
    const id = /^\s*\d+\s*$/.test(name ?? '') ? Number(name) : 0;
    if (name === undefined) rest.push(`${file.name}: no es JPG, PNG, WebP ni AVIF`);
    else if (!ids.has(id)) unplaced.push(file);
    else if (found.has(id))
      rest.push(`${file.name}: el producto ${id} ya tiene otra en esta subida`);
    else found.set(id, file);
  }
  return { found: [...found].map(([id, file]) => ({ id, file })), unplaced, rest };
}
