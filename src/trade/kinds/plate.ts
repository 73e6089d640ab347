import { tearPairs } from '../lexicon/sheets.ts';
import { sheetMillimetres } from '../lexicon/sizes.ts';
import type { Given } from '../sizes/given-sizes.ts';
import { INCH, isSameLength, type Length } from '../sizes/measure.ts';
import type { SizedText } from '../sizes/reading.ts';
import { sheetReader } from '../sizes/sheet-reader.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { isWord } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';
import { sheet } from './defaults.ts';
import type { Kind, SteelSizes } from './kind.ts';
import { sheetFromAbove } from './shape.ts';

/** A lock in Peru, a sheet in Argentina; no lock is rolled or has tears. */
const lock = 'chapa';
const ofSheets = ['laf', 'lac', 'estriado'];
const readSheet = sheetReader({
  thickest: 160,
  hasOpenings: false,
  isCutToLength: false,
  isInFeet: true,
});

export const plate: Kind<'plate'> = {
  ...sheet,
  name: 'plate',
  namings: [
    { head: 'plancha' },
    { head: 'acero', words: ['plancha'] },
    // Else a lock.
    { head: lock, words: ['inoxidable', 'galvanizado', 'negro', ...ofSheets] },
    { head: 'pl', words: ['estriado'] },
    // A flat is a `pl` too.
    { head: 'pl' },
  ],
  read: (text) => readSheet(isCheckered(text) ? withBaseOnly(text) : text),
  // A lock has no sheet: `chapa negra 60 mm`.
  isOther: ({ tokens }, [read]) =>
    isWord(tokens[0], [lock]) &&
    !read?.sheet &&
    !canonicalWords(tokens).some((word) => ofSheets.includes(word)),
  hasPlainVariant: true,
  weigh,
  // Sheets of one format differ in their thickness.
  leading: 'thickness',
  lines: ({ across, thickness, format }) => [[...thickness], [...across, ...format]],
  labels: { across: 'Ancho', down: 'Largo', wall: 'Espesor' },
  draw: ({ sheet: format, thickness }) => sheetFromAbove(format?.[0], format?.[1], thickness),
};

const isCheckered = ({ tokens }: SizedText) => canonicalWords(tokens).includes('estriado');

/** Of `3/5`, 3 mm thick and 5 mm with its tears, only the base; `6/8` is no fraction then. */
function withBaseOnly({ tokens, givens }: SizedText): SizedText {
  const at = givens.findIndex(({ token }) => pairAt(token) !== undefined);
  const given = givens[at];
  const pair = given && pairAt(given.token);
  if (!given || !pair) return { tokens, givens };
  const base: Given = {
    ...given,
    value: Number(pair.split('/')[0]),
    unit: 'mm',
    isFraction: false,
  };
  const isSecond = ({ token }: Given) => token.start < given.token.start + pair.length;
  const behind = givens.slice(at + 1).filter((other) => !isSecond(other));
  return { tokens, givens: [...givens.slice(0, at), base, ...behind] };
}

const pairAt = ({ source, start }: Token) =>
  tearPairs.find((pair) => {
    const written = source.plain.slice(start, start + pair.length + 1);
    return written.startsWith(pair) && !/\d$/.test(written.slice(pair.length));
  });

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
