import { INCH } from '../sizes/measure.ts';
import { europeanBeams, wideFlangeBeams, wideFlangeDepths } from '../sizes/standard-sections.ts';
import { rolledSection } from './rolled-section.ts';

/** In inches: the deepest one that is named by its pounds. */
const deepest = 40;

export const beam = rolledSection({
  name: 'beam',
  namings: [
    { head: 'viga' },
    { head: 'ipr' },
    {
      head: 'perfil',
      words: ['viga', 'wf'],
      signs: ['h', 'i', 'w'],
    },
  ],
  table: wideFlangeBeams,
  series: europeanBeams,
  metricDepths: wideFlangeDepths,
  isFolded: false,
  webAt: 'middle',
  isPounds: (depth, value) => depth < deepest * INCH && value > depth / INCH,
});
