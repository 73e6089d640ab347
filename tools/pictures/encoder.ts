import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { type Output, SETTINGS } from './plan.ts';

/** Writes a picture in all its widths and formats. @param folder that the paths are below */
export async function writeOutputs(
  picture: Sharp,
  outputs: readonly Output[],
  folder: string,
): Promise<void> {
  for (const { path, format, width } of outputs) {
    const resized = picture.clone().resize({ width, withoutEnlargement: true });
    await resized.toFormat(format, SETTINGS[format]).toFile(join(folder, path));
  }
}
