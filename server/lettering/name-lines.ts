import { type TextStyle, widthOf, wrap } from './outlines.ts';

/** Letters of a name that are too small to read. */
const SMALLEST = 12;

/** A name in one or two lines, as large as they fit into a width. */
export function fitLines(name: string, width: number, largest: number) {
  for (let size = largest; size > SMALLEST; size -= largest / 40) {
    const style: TextStyle = { font: 'display', size };
    // Two lines are smaller, so that both are as high as one.
    const most = size > largest * 0.8 ? 1 : 2;
    const lines = wrap(name, style, width, most);
    const words = name.trim().split(/\s+/).length;
    const isWhole = lines.join(' ').split(' ').length === words && !lines.at(-1)?.endsWith('…');
    const isFit = isWhole && lines.every((line) => widthOf(line, style) <= width);
    if (isFit) return { lines: balanced(lines, style, width), size };
  }
  return { lines: wrap(name, { font: 'display', size: SMALLEST }, width, 2), size: SMALLEST };
}

/** The same number of lines, and the longest as short as possible. */
function balanced(lines: string[], style: TextStyle, width: number): string[] {
  const narrower = wrap(lines.join(' '), style, width - style.size / 8, lines.length);
  const isWorse = narrower.join(' ') !== lines.join(' ');
  return isWorse || width < style.size ? lines : balanced(narrower, style, width - style.size / 8);
}

/** Words that are no name. */
const LEGAL = /^(de|del|la|las|los|el|y|e|s\.?a\.?c?\.?|e\.?i\.?r\.?l\.?|s\.?r\.?l\.?)$/i;

/** One or two letters: `FP` for «Ferretería El Perno». */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}.]*/gu) ?? [];
  const telling = words.filter((word) => !LEGAL.test(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '')
    .join('');
}
