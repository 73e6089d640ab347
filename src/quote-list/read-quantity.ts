import { fold } from '../lib/fold.ts';
import { readNumberWords } from '../search/number-words.ts';
import {
  countPattern,
  leadingPattern,
  parseCount,
  piecePattern,
  type Unit,
  unitNamed,
  unitPattern,
} from './units.ts';

export interface Reading {
  /** The folded text without numbering and quantity, with numbers in figures. */
  item: string;
  /** In `unit`; null if there is none or more than one. */
  quantity: number | null;
  unit: Unit;
  /** The item for a last number that is a size: `broca 1/4 6`; null if it cannot be one. */
  withSize: string | null;
}

/** Of a line whose quantity must be asked for. */
export const noQuantity = { quantity: null, unit: 'piece', withSize: null } as const;

const count = '(?<count>\\d{1,6}(?:[.,]\\d{1,3})?)(?![\\d.,/])';
/** After a number: a size. */
const isSize = `(?!\\s*(?:(?:mm|cm|pulg\\w*|plg|pies?|amp\\w*|watts?|w|hp|v|a|lbs?|x\\s*[\\d.])\\b|["'”″’°%/]|\\d+\\s*/))`;
/** Products, named behind their number: `malla 15 x 15, 4 mallas`. */
const nouns =
  'mallas?|calaminas?|angulos?|platinas?|vigas?|canales|tees?|fierros?|discos?|brocas?|electrodos?|siliconas?|bisagras?|chapas?|perfiles';
const separator =
  '(?:\\s[-–—]+\\s*|[-–—]{2,}\\s*|[-–—]\\s+|\\.{2,}\\s*|…\\s*|_{2,}\\s*|[:=]\\s*|[,;]\\s+|(?<!\\d)[,;](?=\\d+\\s*[a-z])|;(?=\\d)|\\s\\/\\s+(?=\\d+\\s*[a-z])|\\s→\\s*)';
const end = '\\.?\\s*$';

const stated = new RegExp(
  `\\b(?:cant(?:idad)?|cdad|ctd|qty)\\b\\.?\\s*[:=-]?\\s*${count}\\s*(?<unit>${unitPattern}\\b)?`,
);
/** Where a quantity is: the number and its unit. */
const places: readonly RegExp[] = [
  stated,
  new RegExp(`^(?<unit>${leadingPattern})\\.?\\s+${count}${isSize}(?=\\s+[a-z]{3})`),
  new RegExp(`[(\\[]\\s*(?:x\\s*)?${count}\\s*(?<unit>${unitPattern})?\\.?\\s*[)\\]]`),
  new RegExp(
    `^${count}${isSize}(?:\\s*(?<unit>${unitPattern})\\b\\.?(?!\\s*[x/])|(?=\\s))\\s*(?:de\\s|del\\s|d\\s)?(?:x\\s|[-–—:=,.]+\\s)?\\s*(?=.*[a-z\\d])`,
  ),
  new RegExp(`${separator}(?:x\\s*)?${count}\\s*(?<unit>${unitPattern})?${end}`),
  new RegExp(`(?:\\s|^)(?:x\\s*)?${count}\\s*(?<unit>${countPattern}|${nouns})${end}`),
  // Before a remark or the content of a package: `10 und para columnas`, `1 caja 20 kg`.
  new RegExp(
    `\\s(?:x\\s*)?${count}\\s*(?<unit>${countPattern})\\b(?=\\D*(?:\\d{1,2}\\s*(?:kg?|m))?${end})`,
  ),
  new RegExp(`(?<!\\b(?:x|por|de|d)\\s?)(?:\\s)${count}\\s*(?<unit>${unitPattern})${end}`),
];
/** A last number that may also be a size. */
const lastNumber =
  /(?<!\b(?:x|por|de|d|n[°º]?|#|sch|cedula|calibre|grano)\s?)\s(?:x(?=\d)|(?<=(?:[a-z]{3}|\bsch ?\d\d)\s)x\s)?(\d{1,5}(?:[.,]0{1,2})?)\.?\s*$/;
const range = new RegExp(
  `(?:^|\\s)\\d{1,5}(?:\\s(?:a|o|u|y|al)\\s|\\s?[-–](?=\\d)|\\so\\s|/)\\d{1,5}(?:\\s*${unitPattern})?(?:${end}|\\s(?=[a-z]{3}))`,
);

/** Behind a number of pieces: `8 pzas 55.2 kg/pza`, `24 und = 522 kg`. */
const weight = new RegExp(
  `[\\s=(]+(?:peso:? )?\\d[\\d.,]* ?kgs?\\b(?:\\/[a-z]+)?\\.?\\)?$(?<=\\d\\s*${piecePattern}\\b.*)`,
);

const numbering =
  /^[([]?(?:item|ítem|nro\.?|n[°º])?\s*\d{1,3}(?:\s?[.)\]]\s?-?|\s?[°º])\s+(?=\S)|^(?:item|ítem)\s*\d+\s*[:.-]?\s+|^[a-z]\)\s*/;
const decoration = /^[^\p{L}\p{N}"'([.½¼¾⅛⅜⅝⅞#]+|[*_~\p{Extended_Pictographic}\s]+$/gu;

/** Reads the quantity of a line; never invents one. */
export function readQuantity(line: string): Reading {
  const text = plainText(line);
  const hasRange = range.exec(text);
  if (hasRange && !/\d\/\d/.test(hasRange[0])) {
    return { ...noQuantity, item: tidy(text.replace(hasRange[0], ' ')) };
  }
  const found = places.flatMap((place) => readAt(place, text) ?? []);
  const [first] = found;
  if (!first) return readLast(text);
  const isClear = found.every(
    ({ quantity, unit }) => quantity === first.quantity && unit === first.unit,
  );
  const item = found
    .sort((a, b) => b.span.length - a.span.length)
    .reduce((rest, { span, noun }) => rest.replace(span, ` ${noun} `), text);
  const { quantity, unit } = first;
  const read = { ...noQuantity, item: tidy(item) };
  return isClear ? { ...read, quantity, unit } : read;
}

/** Reads the quantity at a place, with the text to remove and the noun that remains of it. */
function readAt(place: RegExp, text: string) {
  const match = place.exec(text);
  if (!match) return null;
  const [span] = match;
  const { count: number = '', unit: word } = match.groups ?? {};
  const named = unitNamed(word);
  const unit = named?.unit ?? 'piece';
  const isPieces = unit !== 'kg' && unit !== 't' && unit !== 'm' && unit !== 'm2';
  const one = parseCount(number, isPieces);
  // `juego de llaves de 12 piezas`
  if (/^p(?:ie)?[zc]/.test(word ?? '') && /\b(?:juego|jgo|set|kit)s?\b/.test(text)) return null;
  if (!word && !/^\d+(?:[.,]0+)?$/.test(number)) return null;
  const isFirst = match.index === 0;
  if (!isFirst && place !== stated && isLength(unit, one, text, span)) return null;
  const quantity = one === null ? null : one * (named?.times ?? 1);
  const noun = named ? (named.noun ?? '') : (word ?? '');
  const isNoun =
    noun !== '' &&
    (isFirst || noun !== 'varilla' || !/[a-z]{3}/.test(text.replace(span, ''))) &&
    !otherHead.test(text.replace(span, ' ')) &&
    !(noun === 'varilla' && barHead.test(text.replace(span, ' ')));
  return { quantity, unit, span, noun: isNoun ? noun : '' };
}

/** Words that name the product, so that the unit before them does not: `4 varillas de ángulo`. */
const otherHead = /\b(?:tub|angul|platin|pletin|canal|vig|perfil|tee|plancha|calamin|mall|silicon)/;
/** «Plancha de acero» and «tubo de fierro» are still a sheet and a tube. */
const barHead = /\b(?:fierr|barra|corrugad|acero|fe\b|fo\b)/;

/** A usual length or pack at the end is a size: `platina 1/8 x 1 - 6 m`, `electrodo 7018 5 kg`. */
function isLength(unit: Unit, quantity: number | null, text: string, span: string): boolean {
  if (unit === 'm') return [6, 9, 12].includes(quantity ?? 0) && !/[:=]|\.\./.test(span);
  return (
    unit === 'kg' &&
    [1, 5, 20].includes(quantity ?? 0) &&
    !/[:=-]|\.\./.test(span) &&
    /electrod|soldad|caja|\d{4}/.test(text)
  );
}

/** Without a clear sign, the last number is the quantity unless it is a size of the product. */
function readLast(text: string): Reading {
  const match = lastNumber.exec(text);
  const item = match ? tidy(text.slice(0, match.index)) : '';
  const withSize = tidy(text);
  if (!match || !/[a-z]{2}/.test(item)) return { ...noQuantity, item: withSize };
  return { ...noQuantity, item, quantity: parseCount(match[1] ?? '', true), withSize };
}

/** Folded, with figures for number words, without numbering and decoration. */
function plainText(line: string): string {
  const bare = fold(line.replace(/\s+/g, ' ').replace(/[×✕✖]|(?<=\S ?)\*(?= ?\d)/g, 'x'))
    .replace(decoration, '')
    .replace(numbering, '')
    .replace(decoration, '')
    .replace(weight, '')
    // A price.
    .replace(/\s(?:@|s\/\.?)\s?\d[\d.,]*(?: ?(?:c\/u|cada un[oa]))?$/, '');
  return readNumberWords(countWords(bare)).trim();
}

/** `media docena`, `docena y media`, `medio ciento`; a first «un» is 1. */
function countWords(text: string): string {
  return (
    text
      .replace(
        /[\s,]+(?:no ?mas|nada mas|solamente|porfa(?:vor)?|por favor|xfa(?:vor)?|gracias)[\s.!]*$/,
        '',
      )
      .replace(/(?<!\b(?:por|x|de|y) )(?<=[\s,-])un[oa]$/, '1')
      .replace(/\b(?:una )?(docena|tonelada) y media\b/g, '1.5 $1')
      .replace(/\b1 ?(?:1\/2|½) (?=docenas?\b|toneladas?\b)/g, '1.5 ')
      .replace(/\b(?:medi[oa]|1\/2|½) (docena|doc|ciento|millar|tonelada)\b/g, '0.5 $1')
      .replace(/\buna? (?=(?:docena|ciento|millar|tonelada|caja|par|rollo|bolsa|juego)\b)/g, '1 ')
      // A number word would be read as 100.
      .replace(/(?<=\d )cientos?\b/g, 'ctos')
      .replace(/^una? (?=[a-z])/, '1 ')
      .replace(/^(?:docena|ciento|millar|caja|par|rollo|bolsa) (?=de\b)/, '1 $&')
  );
}

function tidy(text: string): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/ x$/, '')
    .replace(/^[\s,;:=.–—-]+(?!\d)/, '')
    .replace(/^(?:de|del|d) /, '');
  // A pattern that ends with `$` would try every start of a run.
  const last = [...bare].findLastIndex((character) => !/[\s,;:=.–—([-]/.test(character));
  return [...bare].slice(0, last + 1).join('');
}
