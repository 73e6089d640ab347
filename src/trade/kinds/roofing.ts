import { roofingProfiles } from '../lexicon/sheets.ts';
import { sheetReader } from '../sizes/sheet-reader.ts';
import { sheet } from './defaults.ts';
import type { Kind } from './kind.ts';
import { sheetFromAbove } from './shape.ts';

const waves = ['acanalado', 'ondulado', 'sinusoidal', 'trapezoidal', ...roofingProfiles];

export const roofing: Kind<'roofing'> = {
  ...sheet,
  name: 'roofing',
  namings: [
    { head: 'calamina' },
    { head: 'calaminon' },
    { head: 'cobertura' },
    { head: 'techo', words: ['galvanizado', 'aluzinc'] },
    { head: 'plancha', words: ['techo', 'techos', 'calamina', ...waves] },
    { head: 'chapa', words: waves },
    { head: 'teja', words: ['galvanizado', 'aluzinc'] },
    ...waves.map((head) => ({ head, words: ['galvanizado', 'aluzinc'] })),
  ],
  read: sheetReader({
    thickest: 1.6,
    hasOpenings: false,
    isCutToLength: true,
    isInFeet: false,
  }),
  // Always coated.
  isBlack: false,
  // Its flat width is unknown.
  weigh: () => null,
  lines: ({ across, thickness, format }) => [[...thickness], [...across, ...format]],
  labels: { across: 'Ancho', down: 'Largo', wall: 'Espesor' },
  draw: ({ sizes: [width], length, thickness }) => sheetFromAbove(width, length, thickness),
};
