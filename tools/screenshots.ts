import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { inProject, main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';

const folder = 'docs/screenshots';
const results = 'test-results/screens';

// `npx tsx tools/screenshots.ts` replaces the pictures of the documents with the upper part of the
// screenshots that `npx playwright test` has left in test-results/.
main(async () => {
  for (const file of readdirSync(inProject(folder))) {
    const [, screen, width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
    const source = [`${screen}-full-${width}.png`, `${screen}-${width}.png`]
      .map((name) => inProject(results, name))
      .find(existsSync);
    if (!source) throw new UserError(`${results} has no screenshot for ${file}.`);
    const picture = sharp(source, { limitInputPixels: false });
    const { height } = await picture.metadata();
    const visible = Math.min(height, Number(width) < 500 ? 1480 : 1000);
    await picture
      .extract({ left: 0, top: 0, width: Number(width), height: visible })
      .webp({ quality: 82 })
      .toFile(inProject(folder, file));
  }
});
