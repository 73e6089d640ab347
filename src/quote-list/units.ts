import type { pasteList } from '../content/paste-list.ts';

/**
 * Of a quantity as written; dozens, pairs, hundreds and thousands are already pieces. `box`: a
 * package whose content is not known.
 */
export type Unit = keyof typeof pasteList.units;

interface UnitWord {
  unit: Unit;
  /** Pieces in one. */
  times?: number;
  /** Folded, without the point of an abbreviation. */
  pattern: string;
  /** Also names the product: `3 planchas lac`; written out in the text that is searched. */
  noun?: string;
}

const unitWords: readonly UnitWord[] = [
  {
    unit: 'piece',
    pattern: 'unidad(?:es)?|unids?|unds?|uds?|un|u|piezas?|pzas?|pzs?|pcs?|pa[nñ]os?|paneles',
  },
  { unit: 'piece', pattern: 'varillas?|varas?|vars?|vrs?|vlls?|barras?|tiras?', noun: 'varilla' },
  { unit: 'piece', pattern: 'pla?n?cha?s?|plns?|pls?|laminas?|hojas?', noun: 'plancha' },
  { unit: 'piece', pattern: 'tubos?|tbs?', noun: 'tubo' },
  { unit: 'piece', times: 2, pattern: 'par(?:es)?' },
  { unit: 'piece', times: 12, pattern: 'docenas?|docs?|dz' },
  { unit: 'piece', times: 100, pattern: 'cientos?|ctos?' },
  { unit: 'piece', times: 1000, pattern: 'millar(?:es)?|mll' },
  { unit: 'set', pattern: 'juegos?|jgos?|sets?|kits?' },
  { unit: 'box', pattern: 'cajas?|cjas?|cjs?' },
  {
    unit: 'pack',
    pattern: 'rollos?|rlls?|bolsas?|bls|paquetes?|pqtes?|paqs?|pqts?|latas?|baldes?',
  },
  { unit: 'gal', pattern: 'galon(?:es)?|gals?|glns?|gls?' },
  { unit: 'kg', pattern: 'kilos?|kgs?|kilogramos?|klg|k' },
  { unit: 't', pattern: 'toneladas?|tons?|tn|tm' },
  { unit: 'm2', pattern: 'm2|m²|mts?2|metros cuadrados' },
  { unit: 'm', pattern: 'metros?(?: lineales)?|mts?|mtrs?|ml|m' },
  { unit: 'global', pattern: 'glb|gbl|global|est|estimado' },
  { unit: 'l', pattern: 'litros?|lts?|l' },
];

const table = unitWords.map((one) => ({ ...one, whole: new RegExp(`^(?:${one.pattern})\\.?$`) }));

/** Words before their abbreviations. */
const patternOf = (words: readonly UnitWord[]) =>
  `(?:${words.map(({ pattern }) => pattern).join('|')})`;

export const unitPattern = patternOf(unitWords);

const unitsOf = (...units: Unit[]) => unitWords.filter(({ unit }) => units.includes(unit));

/** Units that are never part of a size. */
export const countPattern = patternOf(unitsOf('piece', 'set', 'box', 'pack', 'm2', 't'));

export const piecePattern = patternOf(unitsOf('piece'));

/** Units that may stand before the number: `gln 4 esmalte`; `tubo 2` is a size. */
export const leadingPattern = patternOf(unitsOf('piece', 'gal', 'kg').filter(({ noun }) => !noun));

export const unitNamed = (text: string | undefined) =>
  table.find(({ whole }) => whole.test(text ?? ''));

/** `14`, `14.00`, `1,240.00`, `1.240,00`. */
export const amountPattern =
  '(?:\\d{1,6}(?:[.,]\\d{1,3})?|\\d{1,3}(?:,\\d{3})+\\.\\d{1,3}|\\d{1,3}(?:\\.\\d{3})+,\\d{1,3})';

/** Parses `18,00`, `0,5`, and `1,500` pieces; null for `1,500` kg and for `1.000`, often printed for 1. */
export function parseCount(text: string, isPieces: boolean): number | null {
  const plain = text.replace(/[.,](?=.*[.,])/g, '').replace(',', '.');
  if (!/\.\d{3}$/.test(plain)) return Number(plain);
  return isPieces && text.includes(',') ? Number(plain.replace('.', '')) : null;
}
