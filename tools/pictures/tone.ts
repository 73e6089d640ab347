import sharp, { type Sharp } from 'sharp';

/** The ground that product pictures stand on, `#f3f4f6`, per channel. */
const GROUND = [243, 244, 246];

/**
 * The value of a channel (0–255) after the tone curve `ground · (v / ground)^gamma`,
 * which leaves black and the ground where they are and shifts what lies between.
 */
export function toned(value: number, ground: number, gamma: number): number {
  return Math.min(255, Math.round(ground * (value / ground) ** gamma));
}

/** The picture with its mid-tones shifted; with a gamma of 1, the picture as it is. */
export async function withTone(source: Uint8Array, gamma: number): Promise<Sharp> {
  const picture = sharp(source).removeAlpha();
  if (gamma === 1) return picture;

  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const curves = GROUND.map((ground) =>
    Uint8Array.from({ length: 256 }, (_, value) => toned(value, ground, gamma)),
  );
  const shifted = data.map((value, index) => curves[index % 3]?.[value] ?? value);
  return sharp(shifted, { raw: { width: info.width, height: info.height, channels: 3 } });
}
