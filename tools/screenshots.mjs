#!/usr/bin/env node
/**
 * Takes the README's pictures over from the end-to-end tests, which have just looked at every
 * screen: the upper part of some of them, as WebP.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inProject, main, Trouble } from './lib/project.mjs';

const help = `Usage: node tools/screenshots.mjs

Copies the pictures that stand in docs/screenshots from test-results/screens,
where \`npm test -- e2e\` has left them.`;

/**
 * Screen and width in px; a phone's picture is as high as two of its windows.
 * @type {[screen: string, width: number][]}
 */
const pictures = [
  ['home-full', 1440],
  ['home-full', 360],
  ['category-full', 1440],
  ['category-full', 360],
  ['search-full', 768],
  ['product-full', 1440],
  ['product-full', 360],
  ['cart', 1440],
  ['services', 1440],
  ['about', 768],
  ['terms', 1440],
  ['not-found', 360],
];

main(async () => {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  const screens = inProject('test-results/screens');
  if (!existsSync(screens)) throw new Trouble('There are no pictures: run npm test -- e2e first.');
  const target = inProject('docs/screenshots');
  mkdirSync(target, { recursive: true });
  for (const [screen, width] of pictures) {
    const name = `${screen}-${width}`;
    const picture = sharp(join(screens, `${name}.png`), { limitInputPixels: false });
    const { height } = await picture.metadata();
    await picture
      .extract({ left: 0, top: 0, width, height: Math.min(height, width < 500 ? 1480 : 1000) })
      .webp({ quality: 82 })
      .toFile(join(target, `${name.replace('-full', '')}.webp`));
  }
});
