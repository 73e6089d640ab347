import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { productBackground, writePictureFiles } from '../lib/picture-files.ts';
import { inProject, main } from '../lib/project.mjs';

const sources = inProject('tools', 'pictures', 'sources');
const images = inProject('public', 'images');

/** `productBackground` as decoded from a WebP source, whose chroma cannot represent it exactly. */
const sourceBackground = [243, 245, 247];

/** Finishes made from the source of another picture; a gamma above 1 darkens, below 1 brightens. */
const finishes: [name: string, source: string, gamma: number][] = [
  ['tubo_cuadrado_negro', 'tubo_cuadrado', 1.6],
  ['tubo_cuadrado_galvanizado', 'tubo_cuadrado', 0.62],
  ['tubo_rectangular_negro', 'tubo_rectangular', 1.6],
  ['tubo_rectangular_galvanizado', 'tubo_rectangular', 0.62],
  ['tubo_redondo_laf', 'tubo_redondo', 1.25],
  ['tubo_redondo_negro', 'tubo_redondo', 1.9],
  ['plancha_laf', 'plancha_lisa', 0.6],
  ['angulo_galvanizado', 'angulo', 0.65],
  ['platina_galvanizada', 'platina', 0.65],
  ['angulo_inoxidable', 'angulo', 0.5],
  ['platina_inoxidable', 'platina', 0.5],
  ['barras_inoxidable', 'barras', 0.7],
];

/** A product picture with its mid-tones shifted by a gamma curve that keeps the background. */
async function toned(file: string, gamma: number): Promise<Sharp> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const curves = Object.values(productBackground).map((target, channel) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      Math.min(255, Math.round(target * (value / (sourceBackground[channel] ?? target)) ** gamma)),
    ),
  );
  const shifted = data.map((value, index) => curves[index % 3]?.[value] ?? value);
  return sharp(shifted, { raw: { width: info.width, height: info.height, channels: 3 } });
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(join(sources, folder))).map((file) => basename(file, '.webp'));
}

// `npm run pictures [-- name ...]`: see README.md.
main(async () => {
  const wanted = process.argv.slice(2);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

  const own = (await namesIn('products')).map((name) => [name, name, 1] as const);
  for (const [name, source, gamma] of [...own, ...finishes]) {
    if (!isWanted(name)) continue;
    const picture = await toned(join(sources, 'products', `${source}.webp`), gamma);
    await writePictureFiles(picture, `products/${name}`, images);
    console.log(`products/${name}`);
  }
  for (const name of await namesIn('scenes')) {
    if (!isWanted(name)) continue;
    const scene = sharp(join(sources, 'scenes', `${name}.webp`));
    const { width } = await scene.metadata();
    const wider = [1280, 1600].filter((one) => one <= width);
    await writePictureFiles(scene, `scenes/${name}`, images, wider);
    console.log(`scenes/${name}`);
  }
  if (isWanted('no-photo')) {
    const jpeg = sharp(join(sources, 'no-photo.svg')).jpeg({ quality: 88, mozjpeg: true });
    await jpeg.toFile(join(images, 'listProduct', 'no-photo.jpg'));
    console.log('listProduct/no-photo');
  }
});
