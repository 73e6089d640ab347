import sharp from 'sharp';
import { darkGround } from '../../src/lib/shop-colour.ts';
import { fitLines, initialsOf } from '../lettering/name-lines.ts';
import { outlineOf, type TextStyle, widthOf } from '../lettering/outlines.ts';

/** What the pictures show. */
export interface ShopMark {
  name: string;
  tagline: string;
  /** Of six hexadecimal digits: `#c2410c`. */
  colour: string;
  /** A square PNG in place of the initials. */
  symbol: Buffer | null;
}

/** Makes the bytes of a file. */
type Draw = () => Promise<Buffer>;

const LIGHT = '#ffffff';
/** As `/images/logo.*` of the default: the symbol is the square at its start. */
const LOGO = { width: 269, height: 80, symbol: 80, name: 98 };
const SHARE = { width: 1200, height: 630 };

/** The files that show name and symbol of a shop, by their paths in the site. */
export function shopPictures(mark: ShopMark): ReadonlyMap<string, Draw> {
  const svg =
    (markup: string): Draw =>
    async () =>
      Buffer.from(markup);
  const icon =
    (side: number, isRound: boolean): Draw =>
    () =>
      sharp(Buffer.from(iconSvg(mark, isRound)), { density: (72 * side) / 64 })
        .resize(side, side)
        .png()
        .toBuffer();
  return new Map<string, Draw>([
    ['/favicon.svg', svg(iconSvg(mark, true))],
    ['/images/logo.svg', svg(logoSvg(mark, LIGHT))],
    ['/images/logo-light.svg', svg(logoSvg(mark, darkGround))],
    ['/images/logo.png', () => logoPng(mark)],
    ['/images/icons/icon-180.png', icon(180, false)],
    ['/images/icons/icon-192.png', icon(192, true)],
    // Maskable: systems cut it to their own shape.
    ['/images/icons/icon-512.png', icon(512, false)],
    ['/images/icons/share.jpg', () => shareJpeg(mark)],
  ]);
}

/** Twice the size at which it is shown. */
const logoPng = (mark: ShopMark) =>
  sharp(Buffer.from(logoSvg(mark, LIGHT)), { density: 144 })
    .png()
    .toBuffer();

export function logoSvg(mark: ShopMark, ink: string): string {
  const { width, height, name: left } = LOGO;
  return svgOf(
    width,
    height,
    symbolAt(mark, 0, 0, LOGO.symbol),
    nameAt(mark.name, { left, width: width - left, middle: height / 2, size: 46 }, ink),
  );
}

/** @param isRound with round corners on a transparent ground */
function iconSvg(mark: ShopMark, isRound: boolean): string {
  const ground = mark.symbol ? darkGround : mark.colour;
  const corner = isRound ? ' rx="12"' : '';
  return svgOf(
    64,
    64,
    `<rect width="64" height="64"${corner} fill="${ground}"/>`,
    // Within the circle that maskable icons keep.
    symbolAt(mark, 10, 10, 44, 'none'),
  );
}

/** The picture of a link to the home page. */
function shareJpeg(mark: ShopMark): Promise<Buffer> {
  const { width, height } = SHARE;
  const tagline: TextStyle = { font: 'display', size: 44 };
  const room = width - 2 * 90;
  const size = Math.min(44, (44 * room) / Math.max(1, widthOf(mark.tagline, tagline)));
  const markup = svgOf(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${darkGround}"/>`,
    `<rect y="${height - 16}" width="${width}" height="16" fill="${mark.colour}"/>`,
    symbolAt(mark, 90, 155, 240),
    nameAt(mark.name, { left: 380, width: width - 380 - 90, middle: 275, size: 150 }, LIGHT),
    `<g transform="translate(90 510)" fill="#aab3bc">${outlineOf(mark.tagline, { ...tagline, size })}</g>`,
  );
  return sharp(Buffer.from(markup))
    .flatten({ background: darkGround })
    .jpeg({ quality: 82 })
    .toBuffer();
}

interface Place {
  left: number;
  width: number;
  /** Of all lines. */
  middle: number;
  /** The largest of the letters. */
  size: number;
}

function nameAt(name: string, { left, width, middle, size: largest }: Place, ink: string): string {
  const { lines, size } = fitLines(name, width, largest);
  const step = size * 1.02;
  // Letters are about 0.7 of their size high.
  const first = middle + size * 0.35 - ((lines.length - 1) * step) / 2;
  const drawn = lines.map((text, index) => {
    const outline = outlineOf(text, { font: 'display', size });
    return `<g transform="translate(${left} ${first + index * step})">${outline}</g>`;
  });
  return `<g fill="${ink}">${drawn.join('')}</g>`;
}

/** The owner's symbol, or the initials on the colour of the shop. */
function symbolAt(
  { name, colour, symbol }: ShopMark,
  x: number,
  y: number,
  side: number,
  ground = colour,
) {
  if (symbol) {
    const data = `data:image/png;base64,${symbol.toString('base64')}`;
    return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${data}"/>`;
  }
  const initials = initialsOf(name);
  const whole: TextStyle = { font: 'display', size: side * 0.68 };
  const size = Math.min(
    whole.size,
    (whole.size * side * 0.8) / Math.max(1, widthOf(initials, whole)),
  );
  const style: TextStyle = { font: 'display', size };
  const left = x + (side - widthOf(initials, style)) / 2;
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side * 0.14}" fill="${ground}"/>
<g transform="translate(${left} ${y + side / 2 + size * 0.35})" fill="${LIGHT}">${outlineOf(initials, style)}</g>`;
}

const svgOf = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('\n')}</svg>`;
