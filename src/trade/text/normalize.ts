import { fold } from '../../lib/fold.ts';
import { rewriteMatches, type Text } from './text.ts';

type Write = (match: RegExpExecArray) => string;

const behindFirst =
  (sign: string): Write =>
  ([, first = '']) =>
    first + sign;

/** Signs that people write in several ways, and the one that the tokenizer reads. */
const signs: readonly (readonly [written: RegExp, plain: string | Write])[] = [
  [/⁄/g, '/'],
  [/[”“„″]|''|´´|’’|′′|``/g, '"'],
  [/[’′]/g, "'"],
  // `1´x1´`: feet or inches.
  [/[´`]/g, ' '],
  [/[×✕✖]/g, 'x'],
  // `2 * 3`, `2*3`; not a bullet or bold text.
  [/([\d"] ?)\*(?= ?\d)/g, behindFirst('x')],
  // A damaged inch sign: `1 1/2? X`.
  [/(\d ?)\?/g, behindFirst('"')],
  [/[øϕφ⌀∅]/g, ' diam '],
  [/²/g, '2'],
  [/³/g, '3'],
  // `1 1/4.''`, `1. 5 mm`
  [/(\d)\.(?= ?")/g, behindFirst('')],
  [/(\d\.) (?=\d+ ?mm)/g, behindFirst('')],
  // `80.80.4`, `120.50.15.2,0`; not the number of an item or a date with zeros.
  [
    /(\p{L}[. ] ?)([1-9]\d{1,2})\.([1-9]\d{1,2})\.(?:([1-9]\d?)\.)?([1-9]\d?)(?![\d.]|,\d{3})/gu,
    ([, before = '', ...sizes]) => before + sizes.filter(Boolean).join('x'),
  ],
  // `l.a.f.`
  [
    /\b([a-z])\.([a-z])\.([a-z])\b\.?/g,
    ([, first = '', second = '', third = '']) => first + second + third,
  ],
  [/\s{2,}|[^\S ]/g, ' '],
];

/** A text in which no sign has to be rewritten: most names. */
const isPlain =
  /^(?!.*(?:\s\s|[a-z]\.[a-z]\.[a-z]|\d\.(?:\d+\.\d| \d| ?")|\d ?\?|''|\*))[ -_a-~]*$/;

/** Reads a text in lower case without accents, with one sign for each meaning. */
export function readText(text: string): Text {
  const written = text.normalize('NFC');
  const plain = fold(written);
  const read: Text = { written, plain, origins: null };
  if (isPlain.test(plain)) return read;
  const spelledOut = rewriteMatches(
    read,
    /(\d?)\s?([½¼¾⅛⅜⅝⅞])/g,
    ([, digit = '', sign = '']) => `${digit && `${digit} `}${fraction(sign)}`,
  );
  return signs.reduce(
    (rewritten, [pattern, by]) =>
      rewriteMatches(rewritten, pattern, typeof by === 'string' ? () => by : by),
    spelledOut,
  );
}

/** `1/2` for `½`. */
function fraction(sign: string): string {
  return sign.normalize('NFKC').replace('⁄', '/');
}

/** The plain text of {@link readText}. */
export function normalize(text: string): string {
  return readText(text).plain;
}
