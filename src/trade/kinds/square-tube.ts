import { isCertain } from '../sizes/dimensions.ts';
import { hollowSection, ofBars, structural } from './hollow-section.ts';
import { rectangularTube } from './rectangular-tube.ts';

export const squareTube = hollowSection({
  name: 'square-tube',
  namings: [
    { head: 'tubo', words: ['cuadrado'] },
    { head: 'tubo', without: ['rectangular', 'redondo'] },
    { head: 'tuberia', words: ['cuadrado'], signs: structural },
    { head: 'perfil', words: ['cuadrado'] },
    { head: 'ptr', words: ['cuadrado'] },
    { head: 'ptr', without: ['rectangular'] },
    { head: 'cuadrado', words: ['tubo'], signs: ['laf', 'lac', 'galvanizado'], without: ofBars },
  ],
  alsoCalled: () => ['ptr'],
  forms: [['s', 't'], ['s', 's', 't'], ['t', 's'], ['t', 's', 's'], ['s'], ['s', 's']],
  isSideOnce: true,
  isUnnamed: true,
  // With two sides and a wall it is rectangular.
  isOther(text, own) {
    if (own.some(({ sizes }) => sizes.length > 0)) return false;
    const readings = rectangularTube.read(text);
    return (
      isCertain(readings) &&
      readings.some(({ sizes, thickness }) => sizes.length === 2 && thickness !== null)
    );
  },
});
