import { fold } from '../fold.ts';
import type { Family } from './families.ts';
import { inchText } from './measure.ts';
import { numberIn, type Token, type Unit } from './scan.ts';

export interface Amount {
  /** Comparable within one attribute: grams or millilitres, pieces, watts, amperes, volts. */
  value: number;
  /** `5 kg`, `1/4 galón`, `850 W`. */
  text: string;
}

/** Attributes of tools, hardware and paint; null where absent. */
export interface GoodsAttributes {
  /** The words that remain: `BISAGRA TORNEADA SOLDABLE`. */
  kind: string | null;
  /** `Negro`, `Transparente`; not of steel, where black is a finish. */
  colour: string | null;
  /** Of paint and plated hardware: `Mate`, `Cromado`. */
  coat: string | null;
  /** Of a package. */
  content: Amount | null;
  power: Amount | null;
  current: Amount | null;
  voltage: Amount | null;
  /** Turns of a lock: `2 golpes`. */
  strokes: Amount | null;
  side: 'Derecha' | 'Izquierda' | null;
}

const packs: readonly Unit[] = ['kg', 'g', 'ml', 'l', 'gal', 'pcs'];
const factors: Readonly<Partial<Record<Unit, number>>> = { kg: 1000, l: 1000, gal: 3785, HP: 746 };
/** One and many, where they differ from the unit. */
const unitNames: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  gal: ['galón', 'galones'],
  l: ['L'],
  pcs: ['pieza', 'piezas'],
};

const colours =
  /^(?:amarill|azul|beige|blanc|celeste|crema|gris|marron|morad|naranja|negr|plomo|roj|rosad|transparente|verde)[oa]?s?$/;
/** Colours of paint, else metals. */
const paintColours = /^(?:aluminio|cobre|dorado|oro|plata|plateado)$/;
const paints = /^(?:aerosol|barniz|base|esmalte|imprimante|laca|pintura|spray)s?$/;
const coats =
  /^(?:brillante|mate|semimate|(?:anodizad|cromad|niquelad|pavonad|satinad|texturad)[oa])s?$/;
const sides = /^(der(?:ech[oa])?|izq(?:uierd[oa])?)$/;
const connectors = /^(?:a|al|con|de|del|en|para|por|sin|y)$/;

/** @param isFinish whether a folded word states the finish of steel */
export function readGoods(
  name: string,
  tokens: readonly Token[],
  family: Family | null,
  isFinish: (word: string) => boolean,
): GoodsAttributes {
  const words = tokens.map((token) => (token.kind === 'word' ? token.text : null));
  const isPaint = paints.test(words[0] ?? '');
  const colourAt = family
    ? -1
    : words.findIndex(
        (word) => word !== null && (colours.test(word) || (isPaint && paintColours.test(word))),
      );
  const coat = words.find((word) => word !== null && coats.test(word)) ?? null;
  const side = words.find((word) => word !== null && sides.test(word));
  const strokesAt = words.findIndex((word) => word !== null && /^golpes?$/.test(word));
  const strokes = tokens[strokesAt - 1];

  const spelled = name.match(/\p{L}+/gu) ?? [];
  let at = 0;
  let isShade = false;
  const kind = tokens.flatMap((_, index) => {
    const word = words[index] ?? null;
    // The words after a colour are its shade: `GRIS NIEBLA`.
    isShade = word !== null && (isShade || index === colourAt);
    if (word === null) return [];
    while (at < spelled.length && fold(spelled[at] ?? '') !== word) at += 1;
    const original = spelled[at] ?? word;
    at += 1;
    const isOther = isShade || index === strokesAt || isFinish(word);
    return isOther || coats.test(word) || sides.test(word) ? [] : [original];
  });
  while (connectors.test(fold(kind.at(-1) ?? ''))) kind.pop();

  const colour = words[colourAt];
  return {
    kind: kind.join(' ').toUpperCase() || null,
    colour: colour ? singular(colour) : null,
    coat: coat && singular(coat),
    content: amountIn(tokens, packs),
    power: amountIn(tokens, ['W', 'HP']),
    current: amountIn(tokens, ['A']),
    voltage: voltageIn(tokens),
    strokes:
      strokes?.kind === 'number' ? { value: strokes.value, text: `${strokes.value} golpes` } : null,
    side: side ? (side.startsWith('d') ? 'Derecha' : 'Izquierda') : null,
  };
}

function amountIn(tokens: readonly Token[], units: readonly Unit[]): Amount | null {
  const found = numberIn(tokens, ...units);
  if (!found?.unit) return null;
  const { value, unit, isFraction } = found;
  const digits = isFraction ? inchText(value).replace('"', '') : String(value);
  const [one = unit, many = one] = unitNames[unit] ?? [];
  return { value: value * (factors[unit] ?? 1), text: `${digits} ${value > 1 ? many : one}` };
}

/** `220 V`, `110 / 220 V`. */
function voltageIn(tokens: readonly Token[]): Amount | null {
  const at = tokens.findIndex((token) => token.kind === 'number' && token.unit === 'V');
  const [before, here] = [tokens[at - 1], tokens[at]];
  if (here?.kind !== 'number') return null;
  const isDual = before?.kind === 'number' && before.unit === null;
  return { value: here.value, text: `${isDual ? `${before.value} / ` : ''}${here.value} V` };
}

/** `Negro` for `negras`, `Mate` for `mates`. */
function singular(word: string): string {
  const stem = word.replace(/(?<=[aeo])s$/, '');
  const masculine = stem.replace(/(?<=amarill|blanc|morad|negr|roj|rosad|ad)a$/, 'o');
  const spelling = masculine === 'marron' ? 'marrón' : masculine;
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
