import { INCH } from '../sizes/measure.ts';
import { wideFlangeBeams } from '../sizes/standard-sections.ts';
import { rolledSection } from './rolled-section.ts';

/** In inches: the deepest one that is named by its pounds. */
const deepest = 40;

export const beam = rolledSection({
  name: 'beam',
  namings: [
    { head: 'viga' },
    {
      head: 'perfil',
      words: ['viga', 'wf', 'ipe', 'hea', 'heb', 'ipn'],
      signs: ['h', 'i', 'w'],
    },
  ],
  table: wideFlangeBeams,
  webAt: 'middle',
  isPounds: (depth, value) => depth < deepest * INCH && value > depth / INCH,
});
