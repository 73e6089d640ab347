import { dimensionsInWords, dimensionsOf } from '../../src/drawings/dimensions.ts';
import { sectionShape } from '../../src/drawings/section-shape.ts';
import { readProductName } from '../../src/lib/product-name/read-product-name.ts';
import { escapeHtml } from './markup.ts';

interface Drawing {
  svg: string;
  words: string;
}

/** Draws the section described by a product's name; null without enough dimensions. */
export function drawingOf(name: string): Drawing | null {
  const attributes = readProductName(name);
  const shape = sectionShape(attributes);
  if (!shape) return null;
  const { path, width, height } = shape;
  return {
    svg: `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Dibujo a escala de la sección"><path d="${escapeHtml(path)}" fill-rule="evenodd"/></svg>`,
    words: dimensionsInWords(dimensionsOf(attributes, shape)),
  };
}
