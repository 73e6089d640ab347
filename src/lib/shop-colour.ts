/** The default, as in `src/styles/palette.css`. */
export const darkGround = '#14181d';
const WHITE = '#ffffff';

/** Of WCAG 2.2, for text. */
const READABLE = 4.5;
/** Of accents on a dark background, as in `src/styles/tokens.css`. */
const ON_DARK = 7;

/** Whether white text on the colour can be read; of six hexadecimal digits: `#c2410c`. */
export const isReadable = (colour: string) => contrast(colour, WHITE) >= READABLE;

/**
 * The tones of the main colour by their names in `src/styles/palette.css`: for buttons, darker for
 * buttons under the pointer and links, and lighter on a dark background.
 */
export function shopTones(colour: string): Readonly<Record<string, string>> {
  let light = colour;
  for (let share = 0.05; contrast(light, darkGround) < ON_DARK && share <= 1; share += 0.05) {
    light = mixed(colour, WHITE, share);
  }
  return {
    '--orange-400': light,
    '--orange-600': colour,
    '--orange-700': mixed(colour, '#000000', 0.14),
    '--orange-800': mixed(colour, '#000000', 0.28),
  };
}

/** A style sheet that replaces the tones of the default. */
export function shopStyle(colour: string): string {
  const tones = Object.entries(shopTones(colour)).map(([name, tone]) => `${name}:${tone}`);
  // More specific than `:root`, since the style sheet of the site comes after it.
  return `html:root{${tones.join(';')}}`;
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @param share of the second colour, from 0 to 1 */
function mixed(colour: string, other: string, share: number): string {
  const second = channels(other);
  const mix = channels(colour).map((value, at) => value + ((second[at] ?? 0) - value) * share);
  return `#${mix.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
