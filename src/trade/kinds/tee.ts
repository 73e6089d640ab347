import { round2 } from '../../lib/round.ts';
import { byArea, legArea, sidesOf } from './area.ts';
import { legRules, profile } from './profile.ts';
import { drawn } from './shape.ts';

export const tee = profile({
  name: 'tee',
  namings: [
    { head: 'tee' },
    { head: 'perfil', words: ['tee'], signs: ['t'] },
    { head: 'angulo', words: ['tee'], signs: ['t'] },
    { head: 'fierro', words: ['tee'], signs: ['t'] },
  ],
  rules: {
    forms: [['s'], ['s', 't'], ['a', 'b', 't'], ['t', 's'], ['t', 'a', 'b'], ['a', 'b']],
    ...legRules,
  },
  // With one size it is a fitting of pipes.
  isOther: ({ givens }) => givens.length === 1,
  weigh: byArea(legArea),
  labels: { across: 'Ala', down: 'Alto', wall: 'Espesor' },
  draw(sizes) {
    const [h, b] = sidesOf(sizes) ?? [0, 0];
    const t = sizes.thickness?.mm ?? 0;
    if (!h || !t) return null;
    const left = round2((b - t) / 2);
    const right = round2((b + t) / 2);
    const path = `M0 0H${b}V${t}H${right}V${h}H${left}V${t}H0Z`;
    return drawn(path, [b, h], [b / 2, h / 2]);
  },
});
