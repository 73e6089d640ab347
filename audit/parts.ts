import type { Part } from './lib/part.ts';
import { axe } from './parts/axe.ts';
import { htmlcs } from './parts/htmlcs.ts';
import { ibm } from './parts/ibm.ts';
import { vnu } from './parts/vnu.ts';

/** Every part by its name, in the order in which they run and stand in the report. */
export const parts: Readonly<Record<string, Part>> = { axe, ibm, htmlcs, vnu };

/** Their headings. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parts).map(([name, { title }]) => [name, title]),
);
