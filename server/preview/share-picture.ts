import { type SectionShape, sectionShape } from '../../src/drawings/section-shape.ts';
import { drawingSheet, type SheetText, sectionSheet } from '../../src/drawings/section-sheet.ts';
import { formatSoles, priceTag } from '../../src/lib/money.ts';
import { nonBreaking } from '../../src/lib/wording.ts';
import { readProductName } from '../../src/trade/index.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { outlineOf, type TextStyle, widthOf, wrap } from '../lettering/outlines.ts';
import { currentShop } from '../shop-file.ts';

/** Of the card that messengers show above a link, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const MARGIN = 56;
/** Of the panel with a drawing. */
const PANEL = 600;
/** Of `src/styles/palette.css`. */
const COLOURS = {
  ink: '#14181d',
  section: '#3d4751',
  muted: '#55616d',
  panel: '#f4f5f6',
  paper: '#ffffff',
};
const NAME_LINES = 4;
/** Sections on the picture of a category. */
const SECTIONS = 5;

const styles = {
  shop: { font: 'display', size: 38 },
  category: { font: 'display', size: 34 },
  name: { font: 'display', size: 66 },
  wideName: { font: 'display', size: 84 },
  price: { font: 'display', size: 112 },
  onRequest: { font: 'display', size: 72 },
} as const satisfies Record<string, TextStyle>;

/**
 * The picture of a product as SVG, without any text element: all letters are outlines, and nothing
 * of the product becomes markup.
 */
export function productPicture(product: StoredProduct): string {
  const drawing = sectionDrawing(product.name);
  const left = drawing ? PANEL + MARGIN : MARGIN;
  const width = WIDTH - left - MARGIN;
  const largest = drawing ? styles.name : styles.wideName;
  const name = nonBreaking(product.name ?? 'Producto');
  const isLong = wrap(name, largest, width, NAME_LINES).length > NAME_LINES - 1;
  const style = isLong ? { ...largest, size: largest.size * 0.8 } : largest;
  const step = style.size * 1.08;
  const lines = wrap(name, style, width, NAME_LINES);
  const final = priceTag(product.price, product.discount)?.final;
  const price = final ? formatSoles(final) : 'Consultar precio';
  const priceStyle = fitted(price, final ? styles.price : styles.onRequest, width);
  return picture(
    drawing,
    line(
      wrap(product.category ?? '', styles.category, width, 1)[0] ?? '',
      styles.category,
      left,
      120,
      COLOURS.muted,
    ),
    ...lines.map((text, index) => line(text, style, left, 200 + index * step, COLOURS.ink)),
    line(price, priceStyle, left, HEIGHT - 122, currentShop().colour),
  );
}

/** @param names of its products, from which its sections are taken */
export function categoryPicture(name: string, names: readonly (string | null)[]): string {
  const shapes = differentShapes(names);
  const side = 200;
  const room = (WIDTH - 2 * MARGIN) / SECTIONS;
  const drawings = shapes.map((shape, index) =>
    shapeIn(shape, MARGIN + index * room + (room - side) / 2, 96, side),
  );
  const count = names.length === 1 ? '1 producto' : `${names.length} productos`;
  const width = WIDTH - 2 * MARGIN;
  const style = fitted(name, { font: 'display', size: 120 }, width);
  const titleStyle = { ...style, size: Math.max(style.size, 56) };
  const [title = ''] = wrap(name, titleStyle, width, 1);
  const panel = `<rect width="${WIDTH}" height="360" fill="${COLOURS.panel}"/>`;
  const top = shapes.length > 0 ? 478 : 320;
  return picture(
    shapes.length > 0 ? panel + drawings.join('') : '',
    line(title, titleStyle, MARGIN, top, COLOURS.ink),
    line(count, styles.category, MARGIN, top + 62, COLOURS.muted),
  );
}

function picture(...parts: string[]): string {
  const shop = line(
    currentShop().name,
    styles.shop,
    WIDTH - MARGIN - widthOf(currentShop().name, styles.shop),
    HEIGHT - 36,
    COLOURS.muted,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>
${parts.join('\n')}
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${currentShop().colour}"/>
${shop}
</svg>`;
}

/** @param y of the baseline */
function line(text: string, style: TextStyle, x: number, y: number, colour: string): string {
  return `<g transform="translate(${x} ${y})" fill="${colour}">${outlineOf(text, style)}</g>`;
}

/** Smaller where the text is wider. */
function fitted(text: string, style: TextStyle, width: number): TextStyle {
  const share = width / widthOf(text, style);
  return share < 1 ? { ...style, size: style.size * share } : style;
}

/** The drawing of the product page in the panel at the left; empty without a section. */
function sectionDrawing(name: string | null): string {
  const sheet = sectionSheet(readProductName(name));
  if (!sheet) return '';
  const scale = (PANEL - 2 * 16) / drawingSheet.width;
  const top = (HEIGHT - drawingSheet.height * scale) / 2;
  const fills = sheet.fills.map(
    ({ d, transform = '' }) =>
      `<path d="${d}" transform="${transform}" fill="${COLOURS.section}" fill-rule="evenodd"/>`,
  );
  const lines = sheet.lines.map(
    (d) => `<path d="${d}" fill="none" stroke="${COLOURS.muted}" stroke-width="1.5"/>`,
  );
  const dot =
    sheet.dot && `<circle cx="${sheet.dot[0]}" cy="${sheet.dot[1]}" r="3" fill="${COLOURS.ink}"/>`;
  return `<rect width="${PANEL}" height="${HEIGHT}" fill="${COLOURS.panel}"/>
<g transform="translate(16 ${top}) scale(${scale})">${fills.join('')}${lines.join('')}${dot ?? ''}${sheet.texts.map(sheetText).join('')}</g>`;
}

const SHEET_STYLE = { font: 'text', size: 19 } as const;

function sheetText({ text, x, y, dy, anchor, isVertical, isOnLine }: SheetText): string {
  const width = widthOf(text, SHEET_STYLE);
  const shift = anchor === 'end' ? -width : -width / 2;
  const turn = isVertical ? ' rotate(-90)' : '';
  const place = `translate(${x} ${y})${turn} translate(${shift} ${dy * SHEET_STYLE.size})`;
  const ground = isOnLine
    ? `<rect x="-8" y="${-SHEET_STYLE.size}" width="${width + 16}" height="${SHEET_STYLE.size * 1.3}" fill="${COLOURS.panel}"/>`
    : '';
  return `<g transform="${place}" fill="${COLOURS.ink}">${ground}${outlineOf(text, SHEET_STYLE)}</g>`;
}

function shapeIn(
  { path, width, height }: SectionShape,
  x: number,
  y: number,
  side: number,
): string {
  const scale = side / Math.max(width, height);
  const left = x + (side - width * scale) / 2;
  const top = y + (side - height * scale) / 2;
  return `<path d="${path}" transform="translate(${left} ${top}) scale(${scale})" fill="${COLOURS.section}" fill-rule="evenodd"/>`;
}

/** Sections that look different, from all over the category. */
function differentShapes(names: readonly (string | null)[]): SectionShape[] {
  const found = new Map<string, SectionShape>();
  const every = Math.max(1, Math.floor(names.length / (4 * SECTIONS)));
  for (let index = 0; index < names.length && found.size < SECTIONS; index += every) {
    const shape = sectionShape(readProductName(names[index] ?? null));
    if (shape) found.set(looks(shape), shape);
  }
  return [...found.values()];
}

/** Sections of one outline and nearly the same wall look alike when drawn in the same size. */
function looks({ path, width, height }: SectionShape): string {
  const numbers = path.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
  const size = Math.max(width, height);
  return numbers.map((number) => Math.round((number / size) * 12)).join();
}
