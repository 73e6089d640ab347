import { gauges } from '../content/search-terms.ts';
import { fold } from '../lib/fold.ts';

const from2 =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis ' +
  'diecisiete dieciocho diecinueve veinte veintiun[oa]? veintidos veintitres veinticuatro ' +
  'veinticinco veintiseis veintisiete veintiocho veintinueve';
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const hundreds =
  'cien(?:to)? doscient[oa]s trescient[oa]s cuatrocient[oa]s quinient[oa]s seiscient[oa]s';
/** Without «un» and «una», which are articles as often. */
const wholes: readonly (readonly [name: string, value: number])[] = [
  ...from2.split(' ').map((name, at) => [name, at + 2] as const),
  ...tens.split(' ').map((name, at) => [name, 10 * at + 30] as const),
  ...hundreds.split(' ').map((name, at) => [name, 100 * at + 100] as const),
];

const namesOf = (least: number, most: number) =>
  wholes.flatMap(([name, value]) => (value >= least && value <= most ? [name] : [])).join('|');
const below100 = `(?:(?:${namesOf(30, 90)})(?: y (?:un[oa]?|${namesOf(2, 9)}))?|${namesOf(2, 29)})`;
const below1000 = `(?:(?:${namesOf(100, 900)})(?: (?:${below100}))?|${below100})`;
const number = `(?:(?:${below100} )?mil(?: ${below1000})?|${below1000})`;

function valueOf(words: string): number {
  return words.split(' ').reduce((sum, word) => {
    if (word === 'mil') return 1000 * Math.max(sum, 1);
    if (/^un[oa]?$/.test(word)) return sum + 1;
    return sum + (wholes.find(([name]) => new RegExp(`^${name}$`).test(word))?.[1] ?? 0);
  }, 0);
}

/** By the first letters. */
const denominators: Readonly<Record<string, number>> = { medi: 2, cuar: 4, octa: 8, diec: 16 };

const inch = '(?: de)?(?: pulgadas?| pulg\\b\\.?| plg\\b\\.?)?';
const part =
  '(?:(un|tres|cinco|siete|nueve) )?(medias?(?! ca[nñ]a)|cuartos?|octavos?|dieciseisavos?)';
const whole = `(?:un|una|\\d{1,2}|${namesOf(2, 15)})`;
const mixed = new RegExp(`\\b(?:(${whole})(?: pulgadas?)?|pulgadas?) y ${part}\\b${inch}`, 'g');
const fraction = new RegExp(`\\b${part}\\b${inch}`, 'g');
const article =
  /\bun[oa]?(?= (?:pulgadas?|milimetros?|metros?|kilos?|galon|piezas?|por|x|punto|coma|y medio)\b)|(?<=\bpor )un[oa]\b/g;
const wholeWord = new RegExp(`\\b${number}\\b`, 'g');
/** `tres sesenta` for 3.60 between other sizes; `cero treinta` for 0.30. */
const spokenDecimal = new RegExp(
  `\\b(cero|(?<=\\b(?:de|por|x) |" )(?:uno|dos|tres|seis)) (${namesOf(10, 90)}(?: y cinco)?)(?= (?:por|x|metros?|\\d|${namesOf(2, 90)})\\b|$)`,
  'g',
);
/** Electrodes: `siete cero dieciocho`, `sesenta once`. */
const spokenGrade = /\b(?:(seis|siete) cero|(sesenta|setenta)) (diez|once|trece|dieciocho)\b/g;

const gauge = /\b(?:calibre|cal|gauge|ga)\b\.?\s*(?:n[°º.]?\s*|#\s*)?(\d{2})\b(?![.,/]\d)/g;

/**
 * Replaces number words: `pulgada y media` by `1 1/2"`, `tres octavos` by `3/8"`, `uno punto dos` by
 * `1.2`, `calibre 16` by `1.5 mm`.
 */
export function readNumberWords(query: string): string {
  const folded = fold(query);
  const read = folded
    .replace(mixed, (_, count: string | undefined, ...part: string[]) => {
      const whole =
        count === undefined || /^una?$/.test(count) ? 1 : Number(count) || valueOf(count);
      return `${whole} ${inches(part[0], part[1] ?? '')}`;
    })
    .replace(fraction, (_, count: string | undefined, name: string) => inches(count, name))
    .replace(gauge, (typed, number: string) => (gauges[number] ? `${gauges[number]} mm` : typed))
    .replace(spokenGrade, (_, first: string, whole: string, last: string) => {
      const isSix = /^(?:seis|sesenta)$/.test(first ?? whole);
      return String((isSix ? 6000 : 7000) + valueOf(last));
    })
    .replace(spokenDecimal, (_, first: string, cents: string) => {
      const before = first === 'cero' ? 0 : first === 'uno' ? 1 : valueOf(first);
      return `${before}.${valueOf(cents)}`;
    })
    .replace(article, '1')
    .replace(wholeWord, (words) => String(valueOf(words)))
    .replace(/\bcero(?= (?:punto|coma)\b)/g, '0')
    .replace(/(?<![\d.,])(\d{1,4}) (?:punto|coma) (\d{1,3})\b/g, '$1.$2')
    .replace(/\b(\d{1,3}) y medi[oa]\b(?! docena)/g, '$1.5')
    .replace(
      /\b(?:(\d{1,2}) )?(milimetro|metro)s? y medio\b/g,
      (_, count = '1', name: string) => `${count}.5 ${name}s`,
    );
  return read === folded ? query : read;
}

function inches(count = 'un', name = ''): string {
  return `${valueOf(count)}/${denominators[name.slice(0, 4)]}"`;
}
