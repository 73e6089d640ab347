import { fold } from '../../lib/fold.ts';
import { memoize } from '../../lib/memoize.ts';
import { goodsNamed } from '../kinds/goods.ts';
import type { Family } from '../kinds/registry.ts';
import { accented, coats, colours, connectors, paintColours, sides } from '../lexicon/goods.ts';
import type { Unit } from '../lexicon/units.ts';
import { inchText } from '../sizes/measure.ts';
import { dictionary, wordList } from '../text/dictionary.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { unitRow } from '../text/unit-named.ts';
import { isFinishWord } from './vocabulary.ts';

export interface Amount {
  /** Comparable within one attribute: grams or millilitres, pieces, watts, amperes, volts. */
  value: number;
  /** `5 kg`, `1/4 galón`, `850 W`. */
  text: string;
}

export interface MeasuredAmount extends Amount {
  unit: Unit;
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
  content: MeasuredAmount | null;
  power: Amount | null;
  current: Amount | null;
  voltage: Amount | null;
  /** Turns of a lock: `2 golpes`. */
  strokes: Amount | null;
  side: 'Derecha' | 'Izquierda' | null;
}

const packs: readonly Unit[] = ['kg', 'g', 'ml', 'l', 'gal', 'piece'];
const factors: Readonly<Partial<Record<Unit, number>>> = { kg: 1000, l: 1000, gal: 3785, HP: 746 };

const isColour = wordList(colours);
const isPaintColour = wordList(paintColours);
const coatOf = dictionary(coats, (coat) => [coat]);
const colourOf = dictionary([...colours, ...paintColours], (colour) => [colour]);
const sideNamed = dictionary(sides, ({ spellings }) => spellings);

/** What a word says of goods, once per word. */
const factsOf = memoize((word: string) => ({
  colour: isColour(word),
  paintColour: isPaintColour(word),
  coat: coatOf(word),
  side: sideNamed(word)?.side ?? null,
  upper: word.toUpperCase(),
}));

/** Whether the numbers of goods may be sizes: not the grains of sandpaper. */
export function hasSizes(words: readonly string[]): boolean {
  return words.every((word) => goodsNamed(word).hasSizes);
}

export function readGoods(
  name: string,
  tokens: readonly Token[],
  family: Family | null,
): GoodsAttributes {
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []));
  const facts = words.map(factsOf);
  const { hasMetalColours } = goodsNamed(words[0]);
  const isOwnColour = ({ colour, paintColour }: Facts) =>
    colour || (hasMetalColours && paintColour);
  const colour = family ? undefined : words[facts.findIndex(isOwnColour)];
  const coat = facts.find((fact) => fact.coat !== null)?.coat;
  return {
    kind: kindOfGoods(name, tokens, family, colour),
    colour: colour ? sentenceCase(colourOf(colour) ?? colour) : null,
    coat: coat ? sentenceCase(coat) : null,
    ...amountsIn(tokens, family),
    side: facts.find(({ side }) => side !== null)?.side ?? null,
  };
}

type Facts = ReturnType<typeof factsOf>;

/** Equal kinds of many names are one text. */
const sameKind = memoize((kind: string) => kind);

/** The words of a name without finish, colour, shade, coat and side. */
function kindOfGoods(
  name: string,
  tokens: readonly Token[],
  family: Family | null,
  colour: string | undefined,
): string | null {
  const accented = accentedWords(name);
  const kind: string[] = [];
  let end = 0;
  let isShade = false;
  for (const token of tokens) {
    const word = token.kind === 'word' ? token.text : '';
    // The words after a colour are its shade: `GRIS NIEBLA`.
    isShade = word !== '' && (isShade || word === colour);
    if (word === '' || isShade || isFinishWord(word, family)) continue;
    const { coat, side, upper } = factsOf(word);
    if (coat || side) continue;
    kind.push(accented?.get(word) ?? upper);
    if (!connectors.includes(word)) end = kind.length;
  }
  return end === 0 ? null : sameKind(kind.slice(0, end).join(' '));
}

const accent = /[^\p{ASCII}]/u;

/** The words of a name with accents by their folded form; null without any. */
function accentedWords(name: string): ReadonlyMap<string, string> | null {
  if (!accent.test(name)) return null;
  const words = name.match(/\p{L}*[^\p{ASCII}]\p{L}*/gu);
  return words && new Map(words.map((word) => [fold(word), word.toUpperCase()]));
}

const noAmounts = { content: null, power: null, current: null, voltage: null, strokes: null };

function amountsIn(tokens: readonly Token[], family: Family | null) {
  const isLength = (unit: Unit) => unit === 'in' || unit === 'mm' || unit === 'm';
  const hasAmount = (token: Token) =>
    token.kind === 'number' && token.unit !== null && !isLength(token.unit.unit);
  if (!tokens.some(hasAmount)) return noAmounts;
  return {
    // Of steel, kilograms are those of a metre: `riel de 30 kg`.
    content: family ? null : contentIn(tokens),
    power: amountIn(tokens, ['W', 'HP']),
    current: amountIn(tokens, ['A']),
    voltage: dualVoltage(tokens) ?? amountIn(tokens, ['V']),
    strokes: amountIn(tokens, ['golpes']),
  };
}

/** What a package contains: `5 kg`. */
export function contentIn(tokens: readonly Token[]): MeasuredAmount | null {
  return amountIn(tokens, packs);
}

/** `110 / 220 V` */
function dualVoltage(tokens: readonly Token[]): Amount | null {
  const at = tokens.findIndex((token) => token.kind === 'number' && token.unit?.unit === 'V');
  const [low, slash, high] = tokens.slice(Math.max(at - 2, 0), at + 1);
  if (low?.kind !== 'number' || slash?.text !== '/' || high?.kind !== 'number') return null;
  return { value: high.value, text: `${low.value} / ${high.value} V` };
}

function amountIn(tokens: readonly Token[], units: readonly Unit[]): MeasuredAmount | null {
  const found = tokens.find(
    (token): token is NumberToken =>
      token.kind === 'number' &&
      token.unit !== null &&
      units.includes(token.unit.unit) &&
      // `BISAGRA 3 1/2 PAR`: a size, then how it is sold.
      !(token.unit.unit === 'piece' && !Number.isInteger(token.value)),
  );
  if (!found?.unit) return null;
  const { value, isFraction } = found;
  const { unit } = found.unit;
  const digits = isFraction ? inchText(value).replace('"', '') : String(value);
  const { symbol, names } = unitRow(unit) ?? {};
  const [singular = unit, plural = singular] = symbol ? [symbol] : (names ?? []);
  return {
    value: value * (factors[unit] ?? 1),
    text: `${digits} ${value > 1 ? plural : singular}`,
    unit,
  };
}

function sentenceCase(word: string): string {
  const spelling = accented[word] ?? word;
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
