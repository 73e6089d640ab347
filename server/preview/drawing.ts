import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { dimensionsInWords, dimensionsOf } from '../../src/drawings/dimensions.ts';
import { sectionShape } from '../../src/drawings/section-shape.ts';
import { readProductName } from '../../src/lib/product-name/read-product-name.ts';
import { createTaskQueue } from '../task-queue.ts';
import { escapeHtml } from './markup.ts';

/** Link picture of a product without a photo. In pixels. */
const SHARED = { width: 1200, height: 630, margin: 75 };
/** Background of the product pictures, and colour of a section. */
const [GROUND, FACE] = ['#f4f5f6', '#3d4751'];

/** Cached pictures, about 10 kB each. */
const CACHED = 300;
/** Each takes 10 ms of a core. */
const MAX_WAITING = 50;

export interface Drawing {
  svg: string;
  words: string;
  shared: string;
}

/** Draws the section described by a product's name; null without enough dimensions. */
export function drawingOf(name: string | null | undefined): Drawing | null {
  const attributes = readProductName(name ?? '');
  const shape = sectionShape(attributes);
  if (!shape) return null;
  const { path, width, height } = shape;
  const element = `<path d="${escapeHtml(path)}" fill-rule="evenodd"`;
  const room = [SHARED.width, SHARED.height].map((side) => side - 2 * SHARED.margin);
  const scale = Math.min((room[0] ?? 0) / width, (room[1] ?? 0) / height);
  const [x, y] = [(SHARED.width - width * scale) / 2, (SHARED.height - height * scale) / 2];
  return {
    svg: `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Dibujo a escala de la sección">${element}/></svg>`,
    words: dimensionsInWords(dimensionsOf(attributes, shape)),
    shared: `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARED.width}" height="${SHARED.height}"><path d="M0 0H${SHARED.width}V${SHARED.height}H0Z" fill="${GROUND}"/>${element} fill="${FACE}" transform="translate(${x} ${y}) scale(${scale})"/></svg>`,
  };
}

/** Renders drawings as PNG, since messengers show no SVG. The most recent ones are cached. */
export function createPictures(): (drawing: Drawing) => Promise<Buffer> {
  const inTurn = createTaskQueue('preview pictures', MAX_WAITING);
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: CACHED });
  return ({ shared }) => {
    const kept = pictures.get(shared);
    if (kept) return kept;
    const made = inTurn(() => rasterise(shared));
    pictures.set(shared, made);
    made.catch(() => pictures.delete(shared));
    return made;
  };
}

async function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}
