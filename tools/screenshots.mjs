#!/usr/bin/env node
/**
 * Takes the pictures of the documents over from the end-to-end tests, which have just looked at
 * every screen and scenario: the upper part of some of them, as WebP.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inProject, main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';

const help = `Usage: node tools/screenshots.mjs

Copies the pictures that stand in docs/screenshots and docs/qa from
test-results, where \`npx playwright test\` has left them.`;

/**
 * Screen and width in px; a phone's picture is as high as two of its windows.
 * @type {[screen: string, width: number][]}
 */
const pictures = [
  ['home-full', 1440],
  ['home-full', 360],
  ['category-full', 1440],
  ['category-full', 360],
  ['category-table', 1440],
  ['product-full', 1440],
  ['product-full', 360],
  ['paste-list', 1440],
  ['cart', 1440],
];

/** @type {[screen: string, width: number][]} */
const workbenchPictures = [
  ['panel-scenario', 1440],
  ['panel-scenario', 360],
  ['panel-log', 1440],
  ['panel-replay', 1440],
  ['502-html', 360],
  ['nombres-hostiles', 360],
];

main(async () => {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  await copy(pictures, 'test-results/screens', 'docs/screenshots');
  await copy(workbenchPictures, 'test-results/scenarios', 'docs/qa');
});

/**
 * @param {[screen: string, width: number][]} wanted
 * @param {string} from
 * @param {string} to
 */
async function copy(wanted, from, to) {
  const source = inProject(from);
  if (!existsSync(source))
    throw new UserError('There are no pictures: run npx playwright test first.');
  const target = inProject(to);
  mkdirSync(target, { recursive: true });
  for (const [screen, width] of wanted) {
    const name = `${screen}-${width}`;
    const picture = sharp(join(source, `${name}.png`), { limitInputPixels: false });
    const { height } = await picture.metadata();
    await picture
      .extract({ left: 0, top: 0, width, height: Math.min(height, width < 500 ? 1480 : 1000) })
      .webp({ quality: 82 })
      .toFile(join(target, `${name.replace('-full', '')}.webp`));
  }
}
