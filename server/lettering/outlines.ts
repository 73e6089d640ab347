/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { removeInvisible } from '../../src/lib/clean-text.ts';

const readFont = (name: string) =>
  create(readFileSync(new URL(`../../src/styles/fonts/${name}.woff2`, import.meta.url)));

/** The site's own fonts: a slim container has none. */
const fonts = { display: readFont('barlow-condensed-600'), text: readFont('barlow-600') };

export interface TextStyle {
  font: keyof typeof fonts;
  /** In pixels. */
  size: number;
}

/** Only characters that the font has: there is no other one to fall back to. */
function legible(text: string, font: Font): string {
  const known = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return [...removeInvisible(text).normalize('NFC')]
    .map((character) => (known(character) ? character : ' '))
    .join('')
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim();
}

/** The width of a line in pixels. */
export function widthOf(text: string, { font: name, size }: TextStyle): number {
  const font = fonts[name];
  return (font.layout(legible(text, font)).advanceWidth * size) / font.unitsPerEm;
}

/** The outlines of a line as SVG elements; the baseline begins at 0, 0. */
export function outlineOf(text: string, { font: name, size }: TextStyle): string {
  const font = fonts[name];
  const { glyphs, positions } = font.layout(legible(text, font));
  const scale = size / font.unitsPerEm;
  let left = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${left + xOffset} ${yOffset})`;
    left += xAdvance;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  // Fonts measure upwards.
  return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Breaks a text into lines of a width; the last of too many ends with an ellipsis. */
export function wrap(text: string, style: TextStyle, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of legible(text, fonts[style.font])
    .split(' ')
    .flatMap((long) => pieces(long, style, width))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1]}…`;
  while (last.length > 1 && widthOf(last, style) > width) last = `${last.slice(0, -2)}…`;
  return [...lines.slice(0, most - 1), last];
}

/** A word in parts that fit. */
function pieces(word: string, style: TextStyle, width: number): string[] {
  if (word.length < 2 || widthOf(word, style) <= width) return [word];
  const half = Math.ceil(word.length / 2);
  return [...pieces(word.slice(0, half), style, width), ...pieces(word.slice(half), style, width)];
}
