import { fold } from '../lib/fold.ts';

/** Without «un», which is an article as often. */
const wholes: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
};

const counts: Readonly<Record<string, number>> = { un: 1, tres: 3, cinco: 5, siete: 7, nueve: 9 };

const denominators: readonly (readonly [name: RegExp, denominator: number])[] = [
  [/^medias?$/, 2],
  [/^cuartos?$/, 4],
  [/^octavos?$/, 8],
  [/^dieciseisavos?$/, 16],
];

const inch = '(?: de)?(?: pulgadas?| pulg\\b\\.?| plg\\b\\.?)?';
const part =
  '(?:(un|tres|cinco|siete|nueve) )?(medias?(?! ca[nñ]a)|cuartos?|octavos?|dieciseisavos?)';
const whole = `(?:un|una|\\d{1,2}|${Object.keys(wholes).join('|')})`;
const mixed = new RegExp(`\\b(?:(${whole}) )?pulgadas? y ${part}\\b${inch}`, 'g');
const mixedBefore = new RegExp(`\\b(${whole}) y ${part}\\b${inch}`, 'g');
const fraction = new RegExp(`\\b${part}\\b${inch}`, 'g');
const beforeUnit = /\buna?(?= (?:pulgadas?|metros?|kilos?|galon|piezas?)\b)/g;
const word = new RegExp(`\\b(?:${Object.keys(wholes).join('|')})\\b`, 'g');

/** Sheet thickness in mm by gauge, rounded as Peruvian mills do. */
const gauges: Readonly<Record<string, string>> = {
  14: '2.0',
  16: '1.5',
  18: '1.2',
  20: '0.9',
  22: '0.8',
  24: '0.6',
  26: '0.45',
  28: '0.4',
  30: '0.3',
};
const gauge = /\b(?:calibre|cal|gauge|ga)\b\.?\s*(?:n[°º.]?\s*|#\s*)?(\d{2})\b(?![.,/]\d)/g;

/**
 * Replaces number words: `pulgada y media` by `1 1/2"`, `tres octavos` by `3/8"`, `calibre 16` by
 * `1.5 mm`.
 */
export function readNumberWords(query: string): string {
  const folded = fold(query);
  const read = folded
    .replace(mixed, (_, count: string | undefined, ...rest: string[]) =>
      mixedInches(count, rest[0], rest[1]),
    )
    .replace(mixedBefore, (_, count: string, ...rest: string[]) =>
      mixedInches(count, rest[0], rest[1]),
    )
    .replace(fraction, (_, count: string | undefined, name: string) => inches(count, name))
    .replace(gauge, (typed, number: string) => (gauges[number] ? `${gauges[number]} mm` : typed))
    .replace(beforeUnit, '1')
    .replace(word, (name) => String(wholes[name]));
  return read === folded ? query : read;
}

function mixedInches(count: string | undefined, numerator: string | undefined, name = ''): string {
  const whole = count === undefined ? 1 : (wholes[count] ?? (Number(count) || 1));
  return `${whole} ${inches(numerator, name)}`;
}

function inches(count: string | undefined, name: string): string {
  const [, denominator] = denominators.find(([pattern]) => pattern.test(name)) ?? [];
  return `${counts[count ?? 'un'] ?? 1}/${denominator}"`;
}
