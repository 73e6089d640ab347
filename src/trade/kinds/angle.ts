import { round2 } from '../../lib/round.ts';
import { byArea, legArea, sidesOf } from './area.ts';
import { legRules, profile } from './profile.ts';
import { drawn } from './shape.ts';

export const angle = profile({
  name: 'angle',
  namings: [
    { head: 'angulo' },
    { head: 'angular' },
    { head: 'perfil', words: ['angulo', 'angular'], signs: ['l'] },
    { head: 'fierro', words: ['angulo'] },
  ],
  rules: {
    forms: [['s', 't'], ['a', 'b', 't'], ['t', 's'], ['t', 'a', 'b'], ['s'], ['a', 'b']],
    ...legRules,
  },
  isSideOnce: true,
  weigh: byArea(legArea),
  labels: { across: 'Ala', down: 'Ala', wall: 'Espesor' },
  draw(sizes) {
    const [h, b] = sidesOf(sizes) ?? [0, 0];
    const t = sizes.thickness?.mm ?? 0;
    if (!h || !t) return null;
    return drawn(`M0 0H${t}V${round2(h - t)}H${b}V${h}H0Z`, [b, h], [t / 2, h / 3]);
  },
});
