import { fold } from '../fold.ts';
import { type Family, finishOf } from './families.ts';
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

export function readGoods(
  name: string,
  tokens: readonly Token[],
  family: Family | null,
): GoodsAttributes {
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []));
  const isPaint = paints.test(words[0] ?? '');
  const isColour = (word: string) => colours.test(word) || (isPaint && paintColours.test(word));
  const colour = family ? undefined : words.find(isColour);
  const coat = words.find((word) => coats.test(word)) ?? null;
  const side = words.find((word) => sides.test(word));
  const originals = new Map((name.match(/\p{L}+/gu) ?? []).map((word) => [fold(word), word]));
  let isShade = false;
  const kind = tokens.flatMap((token) => {
    const word = token.kind === 'word' ? token.text : '';
    // The words after a colour are its shade: `GRIS NIEBLA`.
    isShade = word !== '' && (isShade || word === colour);
    if (word === '' || isShade || finishOf([word], family)) return [];
    return coats.test(word) || sides.test(word) ? [] : [originals.get(word) ?? word];
  });
  while (connectors.test(fold(kind.at(-1) ?? ''))) kind.pop();

  const dualVoltage = /(\d+) ?\/ ?(\d+) ?v\b/i.exec(name);
  return {
    kind: kind.join(' ').toUpperCase() || null,
    colour: colour ? singular(colour) : null,
    coat: coat && singular(coat),
    content: amountIn(tokens, packs),
    power: amountIn(tokens, ['W', 'HP']),
    current: amountIn(tokens, ['A']),
    voltage: dualVoltage
      ? { value: Number(dualVoltage[2]), text: `${dualVoltage[1]} / ${dualVoltage[2]} V` }
      : amountIn(tokens, ['V']),
    strokes: amountIn(tokens, ['golpes']),
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

/** `Negro` for `negras`, `Mate` for `mates`. */
function singular(word: string): string {
  const stem = word.replace(/(?<=[aeo])s$/, '');
  const masculine = stem.replace(/(?<=amarill|blanc|morad|negr|roj|rosad|ad)a$/, 'o');
  const spelling = masculine === 'marron' ? 'marrón' : masculine;
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
