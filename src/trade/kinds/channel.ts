import { europeanChannels, standardChannels } from '../sizes/standard-sections.ts';
import { rolledSection } from './rolled-section.ts';

export const channel = rolledSection({
  name: 'channel',
  namings: [
    { head: 'canal' },
    { head: 'cps' },
    { head: 'costanera' },
    { head: 'monten' },
    { head: 'polin' },
    { head: 'viga', signs: ['u'] },
    { head: 'correa', signs: ['c', 'g'] },
    { head: 'perfil', words: ['canal', 'costanera', 'correa'], signs: ['u', 'c', 'g'] },
  ],
  table: standardChannels,
  series: europeanChannels,
  metricDepths: null,
  isFolded: true,
  webAt: 'left',
  // Another number is the flange of a folded one.
  isPounds: () => false,
});
