import { byArea, hollowArea } from './area.ts';
import { hollowSection, structural } from './hollow-section.ts';

export const rectangularTube = hollowSection({
  name: 'rectangular-tube',
  namings: [
    { head: 'tubo', words: ['rectangular'] },
    { head: 'tubo', without: ['cuadrado', 'redondo'] },
    { head: 'tuberia', words: ['rectangular'], signs: structural },
    { head: 'perfil', words: ['rectangular'] },
    { head: 'ptr', words: ['rectangular'] },
    { head: 'ptr', without: ['cuadrado'] },
    { head: 'rectangular' },
  ],
  alsoCalled: () => ['ptr'],
  forms: [
    ['a', 'b', 't'],
    ['t', 'a', 'b'],
    ['a', 'b'],
  ],
  // One side says nothing of the other.
  weigh: byArea(({ sizes: [first, second], thickness }) =>
    first && second ? hollowArea(first.mm, second.mm, thickness?.mm ?? 0) : null,
  ),
});
