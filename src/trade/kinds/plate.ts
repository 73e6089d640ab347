import { sheetMillimetres } from '../lexicon/sizes.ts';
import { INCH, isSameLength, type Length } from '../sizes/measure.ts';
import { sheetReader } from '../sizes/sheet-reader.ts';
import { isWord } from '../text/token-tests.ts';
import { sheet } from './defaults.ts';
import type { Kind, SteelSizes } from './kind.ts';
import { sheetFromAbove } from './shape.ts';

/** A lock in Peru, a sheet in Argentina. */
const lock = 'chapa';

export const plate: Kind<'plate'> = {
  ...sheet,
  name: 'plate',
  namings: [
    { head: 'plancha' },
    { head: 'acero', words: ['plancha'] },
    // Else a lock.
    { head: lock, words: ['inoxidable', 'galvanizado', 'negro', 'laf', 'lac'] },
    { head: 'pl', words: ['estriado'] },
    // A flat is a `pl` too.
    { head: 'pl' },
  ],
  read: sheetReader({
    thickest: 160,
    hasOpenings: false,
    isCutToLength: false,
    isInFeet: true,
  }),
  // A lock has no sheet: `chapa negra 60 mm`.
  isOther: ({ tokens }, [read]) => isWord(tokens[0], [lock]) && !read?.sheet,
  hasPlainVariant: true,
  weigh,
  // Sheets of one format differ in their thickness.
  leading: 'thickness',
  lines: ({ across, thickness, format }) => [[...thickness], [...across, ...format]],
  labels: { across: 'Ancho', down: 'Largo', wall: 'Espesor' },
  draw: ({ sheet: format, thickness }) => sheetFromAbove(format?.[0], format?.[1], thickness),
};

/** kg/m² of the pattern of checkered plates, from the tables of Japanese mills. */
const CHECKER_PATTERN = 1.67;

function weigh({ variant, finish, thickness }: SteelSizes, density: number): number | null {
  const isStainless = finish === 'INOX';
  const t = thickness && (isStainless ? thickness.mm : deliveredThickness(thickness));
  // Flat width and strand of expanded metal, and the pattern of stainless sheets, are unknown.
  if (!t || variant === 'expanded' || (variant === 'checkered' && isStainless)) return null;
  return t * density * 1e-3 + (variant === 'checkered' ? CHECKER_PATTERN : 0);
}

/** In mm: a plate of 1/8" is rolled with 3 mm, unless its name says otherwise: `1/8" (3.2 mm)`. */
function deliveredThickness({ mm, text }: Length): number {
  const [, delivered] = sheetMillimetres.find(([inches]) => isSameLength(inches * INCH, mm)) ?? [];
  return text.endsWith('"') ? (delivered ?? mm) : mm;
}
