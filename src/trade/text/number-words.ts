import * as words from '../lexicon/number-words.ts';
import { gauges } from '../lexicon/sheets.ts';
import { type Edit, rewrite, type Text } from './text.ts';
import {
  countOf,
  figureValue,
  isIn,
  readBeforePoint,
  readFigureOrWhole,
  readWhole,
  wholeValue,
} from './whole-numbers.ts';

/** What a rule reads from a place: the number of words and the figures for them. */
type NumberReading = { length: number; figures: string } | null;

interface NumberRule {
  name: string;
  examples: readonly string[];
  read: (words: readonly string[], at: number) => NumberReading;
}

/** The metres of `cero treinta` and `por tres sesenta`. */
function metresAt(text: readonly string[], at: number): number | undefined {
  if (text[at] === words.zero) return 0;
  const isSpoken = isIn(words.spokenMetres, text[at]) && isIn(words.beforeMetres, text[at - 1]);
  return isSpoken ? (wholeValue(text[at]) ?? 1) : undefined;
}

/** `media`, `tres cuartos de pulgada`; the article before it is optional. */
function readPart(text: readonly string[], at: number): NumberReading {
  const numerator = words.numerators[text[at] ?? ''];
  const place = numerator === undefined ? at : at + 1;
  // `tres dieciseis` for 3/16.
  const isSixteenth = numerator !== undefined && text[place] === words.sixteen;
  const denominator = isSixteenth ? 16 : words.denominators[text[place] ?? ''];
  if (denominator === undefined || isIn(words.notHalfInch, text[place + 1])) return null;
  const end = inchEnd(text, place + 1);
  return { length: end - at, figures: `${numerator ?? 1}/${denominator}"` };
}

/** Behind `de pulgada` and `pulgadas`, which figures write as a sign. */
function inchEnd(text: readonly string[], at: number): number {
  const start = text[at] === words.of ? at + 1 : at;
  return isIn(words.inchWords, text[start]) ? start + 1 : at;
}

const gauge: NumberRule = {
  name: 'gauge',
  examples: ['calibre 16'],
  read(text, at) {
    if (!isIn(words.gaugeWords, text[at])) return null;
    const places = [1, 2, 3, 4].filter((place) => figureValue(text[at + place]) !== undefined);
    const place = places[0];
    const between = text.slice(at + 1, at + (place ?? 0));
    const isNear = between.every((word) => words.numberSigns.includes(word));
    const mm = gauges[text[at + (place ?? 0)] ?? ''];
    return place !== undefined && isNear && mm ? { length: place + 1, figures: `${mm} mm` } : null;
  },
};

export const numberRules: readonly NumberRule[] = [
  {
    name: 'half of a unit',
    examples: ['media docena', 'medio ciento'],
    read(text, at) {
      const isHalf = isIn(words.half, text[at]) || text[at] === '½';
      const unit = text[at + 1];
      return isHalf && isIn(words.halvedUnits, unit) ? { length: 2, figures: `0.5 ${unit}` } : null;
    },
  },
  {
    name: 'and a half',
    examples: ['metro y medio', 'docena y media', 'dos y medio'],
    read(text, at) {
      const count = countOf(text[at]);
      const place = count === undefined ? at : at + 1;
      const unit = isIn(words.halvedUnits, text[place]) ? text[place] : undefined;
      const joint = unit === undefined ? place : place + 1;
      const isHalf = text[joint] === words.and && isIn(words.half, text[joint + 1]);
      // `dos y media` are inches.
      const isKnown =
        unit !== undefined || (count !== undefined && text[joint + 1] === words.looseHalf);
      if (!isKnown || !isHalf || isIn(words.halvedUnits, text[joint + 2])) return null;
      const figures = `${count ?? 1}.5${unit === undefined ? '' : ` ${unit}`}`;
      return { length: joint + 2 - at, figures };
    },
  },
  {
    name: 'inches and a part',
    examples: ['pulgada y media', 'dos pulgadas y cuarto'],
    read(text, at) {
      const count = countOf(text[at]);
      const place = count === undefined ? at : at + 1;
      const hasInches = isIn(words.inchWords, text[place]);
      const joint = hasInches ? place + 1 : place;
      if ((count === undefined && !hasInches) || text[joint] !== words.and) return null;
      const part = readPart(text, joint + 1);
      if (!part || (count ?? 1) > 15) return null;
      return { length: joint + 1 + part.length - at, figures: `${count ?? 1} ${part.figures}` };
    },
  },
  { name: 'part of an inch', examples: ['tres octavos', 'media pulgada'], read: readPart },
  gauge,
  {
    name: 'electrode',
    examples: ['siete cero dieciocho', 'sesenta once'],
    read(text, at) {
      const first = words.electrodeFirsts[text[at] ?? ''];
      const tens = words.electrodeTens[text[at] ?? ''];
      const place = first !== undefined && text[at + 1] === words.zero ? at + 2 : at + 1;
      const thousands = place === at + 2 ? first : tens;
      const last = text[place];
      if (thousands === undefined || !isIn(words.electrodeLasts, last)) return null;
      return { length: place + 1 - at, figures: String(thousands + (wholeValue(last) ?? 0)) };
    },
  },
  {
    name: 'decimal without a point',
    examples: ['por tres sesenta', 'cero treinta'],
    read(text, at) {
      const units = metresAt(text, at);
      const cents = readWhole(text, at + 1);
      if (units === undefined || cents.value < 10 || cents.value > 95) return null;
      const behind = text[at + 1 + cents.length];
      const isEnd =
        behind === undefined ||
        isIn(words.behindMetres, behind) ||
        /^\d/.test(behind) ||
        wholeValue(behind) !== undefined;
      return isEnd ? { length: 1 + cents.length, figures: `${units}.${cents.value}` } : null;
    },
  },
  {
    name: 'decimal with a point',
    examples: ['uno punto dos', '0 coma 5'],
    read(text, at) {
      const before = readBeforePoint(text, at);
      const place = at + before.length;
      if (before.length === 0 || !isIn(words.point, text[place])) return null;
      const behind = readFigureOrWhole(text, place + 1);
      if (behind.length === 0 || behind.value > 999) return null;
      const length = before.length + 1 + behind.length;
      return { length, figures: `${before.value}.${behind.value}` };
    },
  },
  {
    name: 'counting article',
    examples: ['un kilo', 'por uno'],
    read(text, at) {
      if (!isIn(words.oneWords, text[at])) return null;
      const isCounted = isIn(words.counted, text[at + 1]) || isIn(words.halvedUnits, text[at + 1]);
      return isCounted || isIn(words.by, text[at - 1]) ? { length: 1, figures: '1' } : null;
    },
  },
  {
    name: 'whole number',
    examples: ['veinticinco', 'doscientos cinco'],
    read(text, at) {
      const { length, value } = readWhole(text, at);
      // `1 ciento` is a unit.
      if (length === 1 && value === 100 && figureValue(text[at - 1]) !== undefined) return null;
      return length > 0 ? { length, figures: String(value) } : null;
    },
  },
];

const wordOrFigure = /\p{L}+[°º]?|\d+(?:[.,]\d+)*|[^\p{L}\d\s]/gu;

/** A text with figures for its number words. */
export interface WithFigures {
  text: Text;
  /** Whether a thickness is named by its gauge, whose tables differ. */
  isByGauge: boolean;
}

/**
 * Writes figures for number words: `1 1/2"` for `pulgada y media`, `3/8"` for `tres octavos`, `1.2` for
 * `uno punto dos`, `1.5 mm` for `calibre 16`.
 */
export function withFigures(text: Text): WithFigures {
  const found = [...text.plain.matchAll(wordOrFigure)];
  const all = found.map(([word]) => word);
  const edits: Edit[] = [];
  let isByGauge = false;
  for (let at = 0; at < all.length; ) {
    const read = /\p{L}|\d/u.test(all[at] ?? '') ? readAt(all, at) : null;
    if (read) {
      const last = found[at + read.length - 1];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      edits.push({ start: found[at]?.index ?? 0, end, by: read.figures });
      isByGauge ||= read.isByGauge;
    }
    at += read?.length ?? 1;
  }
  return { text: rewrite(text, edits), isByGauge };
}

function readAt(all: readonly string[], at: number) {
  for (const rule of numberRules) {
    const read = rule.read(all, at);
    if (read) return { ...read, isByGauge: rule === gauge };
  }
  return null;
}
