#!/usr/bin/env node
/**
 * Makes the bitmaps of the logo from its SVG: /images/logo.png (160 px high, shown at 80), and the
 * icons of the web manifest and of iOS. Run from the top: node tools/artwork/raster.mjs
 */
import sharp from 'sharp';

const dense = { density: 600 };
const ink = '#14181d';

await sharp('public/images/logo.svg', dense)
  .resize({ height: 160 })
  .png({ palette: true, compressionLevel: 9 })
  .toFile('public/images/logo.png');

for (const size of [180, 192, 512]) {
  // Flattened, so that a system which rounds the corners itself finds no transparent ones.
  await sharp('public/favicon.svg', dense)
    .resize(size, size)
    .flatten({ background: ink })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`public/images/icons/icon-${size}.png`);
}
