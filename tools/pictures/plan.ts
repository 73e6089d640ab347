import { createHash } from 'node:crypto';

/** Widths in pixels that every picture under `/images/` has. */
const WIDTHS = [320, 640, 960];
/** Widths that a scene has besides, where its source is at least that wide. */
const WIDE_WIDTHS = [1280, 1600];

const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/** Encoder settings. Part of the fingerprint: a change encodes everything anew. */
export const SETTINGS = {
  avif: { quality: 55, effort: 5 },
  webp: { quality: 80, effort: 6 },
} as const;

/** The ground that product pictures are to stand on, `#f3f4f6`, per channel. */
export const GROUND = [243, 244, 246];
/** What that colour is once a WebP source is read: its limited-range chroma has no closer one. */
export const SOURCE_GROUND = [243, 245, 247];

/** A picture that is made from another one's source by shifting its mid-tones (see `tone.ts`). */
export interface Variant {
  name: string;
  from: string;
  /** Exponent of the tone curve: above 1 darkens steel, below 1 brightens it. */
  gamma: number;
}

/**
 * Finishes of one and the same shape. Rendering a tube anew to make it black
 * would show nothing that the curve does not.
 */
export const VARIANTS: readonly Variant[] = [
  { name: 'tubo_cuadrado_negro', from: 'tubo_cuadrado', gamma: 1.6 },
  { name: 'tubo_cuadrado_galvanizado', from: 'tubo_cuadrado', gamma: 0.62 },
  { name: 'tubo_rectangular_negro', from: 'tubo_rectangular', gamma: 1.6 },
  { name: 'tubo_rectangular_galvanizado', from: 'tubo_rectangular', gamma: 0.62 },
  { name: 'tubo_redondo_laf', from: 'tubo_redondo', gamma: 1.25 },
  { name: 'tubo_redondo_negro', from: 'tubo_redondo', gamma: 1.9 },
  { name: 'plancha_laf', from: 'plancha_lisa', gamma: 0.6 },
  { name: 'angulo_galvanizado', from: 'angulo', gamma: 0.65 },
  { name: 'platina_galvanizada', from: 'platina', gamma: 0.65 },
  { name: 'angulo_inoxidable', from: 'angulo', gamma: 0.5 },
  { name: 'platina_inoxidable', from: 'platina', gamma: 0.5 },
  { name: 'barras_inoxidable', from: 'barras', gamma: 0.7 },
];

/** One file to write, relative to `public/images/`. */
export interface Output {
  path: string;
  format: Format;
  /** Width in pixels; the source's own width where that is smaller. */
  width: number;
}

/**
 * The files that a picture is encoded to. `folder` is `products` or `scenes`,
 * `sourceWidth` the width of its source in pixels. Nothing is ever enlarged:
 * a 960 px file of a smaller source has the source's own width, and the wide
 * sizes of scenes are left out.
 */
export function outputsOf(folder: string, name: string, sourceWidth: number): Output[] {
  const wide = folder === 'scenes' ? WIDE_WIDTHS.filter((width) => width <= sourceWidth) : [];
  return [...WIDTHS, ...wide].flatMap((width) =>
    FORMATS.map((format) => ({
      path: `${folder}/${name}-${width}.${format}`,
      format,
      width: Math.min(width, sourceWidth),
    })),
  );
}

/** What the outputs depend on: the source's bytes, the tone, the ground and the settings. */
export function fingerprint(source: Uint8Array, gamma: number): string {
  return createHash('sha256')
    .update(source)
    .update(JSON.stringify({ gamma, GROUND, SOURCE_GROUND, SETTINGS, WIDTHS, WIDE_WIDTHS }))
    .digest('hex')
    .slice(0, 16);
}
