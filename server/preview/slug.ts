import { foldText } from '../catalogue/fold-text.ts';

/** A name as a URL segment: `PLANCHAS LAF / LAC` becomes `planchas-laf-lac`. */
function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Names by slug; a duplicate slug gets a number. */
export function indexBySlug(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const slug = slugOf(name) || 'categoria';
    let free = slug;
    for (let number = 2; found.has(free); number++) free = `${slug}-${number}`;
    found.set(free, name);
  }
  return found;
}
