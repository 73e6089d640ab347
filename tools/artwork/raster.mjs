#!/usr/bin/env node
/**
 * Makes the bitmaps of the logo from its SVG: /images/logo.png (240 px high, shown at 80), the
 * icons of the web manifest and of iOS, and the picture of a shared link. Run from the top:
 * node tools/artwork/raster.mjs
 */
import sharp from 'sharp';

const dense = { density: 600 };
const ink = '#14181d';

await sharp('public/images/logo.svg', dense)
  .resize({ height: 240 })
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

// What a shared link shows, 1200 x 630 as Open Graph asks: a scene, darkened at the left, and the logo.
const shared = { width: 1200, height: 630 };
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <linearGradient id="shade"><stop offset="0.42" stop-color="${ink}"/>
    <stop offset="0.95" stop-color="${ink}" stop-opacity="0"/></linearGradient>
    <rect width="1200" height="630" fill="url(#shade)"/>
  </svg>`,
);
const logo = await sharp('public/images/logo.svg', dense).resize({ width: 520 }).png().toBuffer();
await sharp('tools/pictures/sources/scenes/banner_tubos.webp')
  .resize({ ...shared, fit: 'cover', position: 'right' })
  .composite([{ input: shade }, { input: logo, left: 80, top: 238 }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile('public/images/icons/share.jpg');
