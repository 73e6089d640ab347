import sharp, { type Sharp } from 'sharp';
import { GROUND, SOURCE_GROUND } from './plan.ts';

/**
 * The value of a channel (0–255) after the tone curve `ground · (v / sourceGround)^gamma`:
 * black stays black, the source's ground becomes the card's, and what lies between is shifted.
 */
export function toned(value: number, sourceGround: number, ground: number, gamma: number): number {
  return Math.min(255, Math.round(ground * (value / sourceGround) ** gamma));
}

/**
 * A product picture on exactly the ground of its card, its mid-tones shifted by `gamma`
 * (1 leaves them). `source` is a WebP on `#f3f4f6`.
 */
export async function onGround(source: Uint8Array, gamma: number): Promise<Sharp> {
  const { data, info } = await sharp(source)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const curves = GROUND.map((ground, channel) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      toned(value, SOURCE_GROUND[channel] ?? ground, ground, gamma),
    ),
  );
  const shifted = data.map((value, index) => curves[index % 3]?.[value] ?? value);
  return sharp(shifted, { raw: { width: info.width, height: info.height, channels: 3 } });
}
