import { fold } from '../../lib/fold.ts';

/** Signs that people write in several ways, and the one that the tokenizer reads. */
const signs: readonly (readonly [written: RegExp, plain: string])[] = [
  [/⁄/g, '/'],
  [/[”“„″]|''|´´|’’|′′|``/g, '"'],
  [/[’′]/g, "'"],
  // `1´x1´`: feet or inches.
  [/[´`]/g, ' '],
  [/[×✕✖]/g, 'x'],
  // `2 * 3`, `2*3`; not a bullet or bold text.
  [/([\d"] ?)\*(?= ?\d)/g, '$1x'],
  // A damaged inch sign: `1 1/2? X`.
  [/(\d ?)\?/g, '$1"'],
  [/[øϕφ⌀∅]/g, ' diam '],
  [/²/g, '2'],
  [/³/g, '3'],
  // `1 1/4.''`, `1. 5 mm`
  [/(\d)\.(?= ?")/g, '$1'],
  [/(\d\.) (?=\d+ ?mm)/g, '$1'],
  // `l.a.f.`
  [/\b([a-z])\.([a-z])\.([a-z])\b\.?/g, '$1$2$3'],
  [/\s+/g, ' '],
];

/** Writes a text in lower case without accents, with one sign for each meaning. */
export function normalize(text: string): string {
  const spelledOut = text.replace(
    /(\d?)\s?([½¼¾⅛⅜⅝⅞])/g,
    (_, digit: string, sign: string) => `${digit && `${digit} `}${sign.normalize('NFKC')}`,
  );
  return signs.reduce((plain, [written, sign]) => plain.replace(written, sign), fold(spelledOut));
}
