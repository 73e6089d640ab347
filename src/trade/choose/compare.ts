import type { Asked } from '../asked/asked.ts';
import type { Finish } from '../lexicon/words.ts';
import { numbers } from '../numbers.ts';
import { type ProductAttributes, readAs } from '../product/read-item.ts';
import { finishOf, isBlack } from '../product/vocabulary.ts';
import { isCertain } from '../sizes/dimensions.ts';
import { givensOf } from '../sizes/given-sizes.ts';
import { isSameMass } from '../sizes/mass-per-length.ts';
import { isSameLength, type Length, nominalInches } from '../sizes/measure.ts';
import type { SizeReading } from '../sizes/reading.ts';
import { bareGrade, isSteelGrade } from '../text/grades.ts';
import type { Phrase } from '../text/phrase.ts';

/**
 * What an attribute of a product is next to the one that is asked for. `open`: nothing is asked, and the
 * product has it. `nearest`: the same in the trade, as 2" for 50 mm. `unknown`: the product does not say.
 */
export type Verdict = 'same' | 'open' | 'nearest' | 'other' | 'unknown';

/** In the order in which they are compared; the first that differs is the reason. */
const attributes = [
  'schedule',
  'grade',
  'finish',
  'weight per length',
  'size',
  'thickness',
  'sheet',
  'length',
] as const;

export type Attribute = (typeof attributes)[number];

/** An asked reading next to a product, attribute by attribute. */
export type Comparison = Readonly<Record<Attribute, Verdict>>;

/** What is asked for, its sizes as those of the product's kind. */
interface Wanted {
  finish: Finish | null;
  grade: string | null;
  schedule: string | null;
  /** One way to read the sizes; null where there is none. */
  reading: SizeReading | null;
}

type Compare = (wanted: Wanted, product: ProductAttributes) => Verdict;

const comparisons: Readonly<Record<Attribute, Compare>> = {
  schedule: ({ schedule }, product) => equal(schedule, product.schedule),
  grade({ grade }, product) {
    if (grade === null) return openIf(product.grade !== null);
    if (!product.family) return 'unknown';
    return (product.grade ?? '').includes(bareGrade(grade)) ? 'same' : 'other';
  },
  finish({ finish }, product) {
    if (!product.family) return 'unknown';
    if (finish === null) return openIf(product.finish !== null);
    return isOtherFinish(finish, product.finish) ? 'other' : 'same';
  },
  'weight per length'({ reading }, product) {
    const asked = reading?.massPerLength;
    if (!product.family) return 'unknown';
    if (!asked) return openIf(product.massPerLength !== null);
    return isSameMass(asked, product.massPerLength) ? 'same' : 'other';
  },
  size({ reading }, product) {
    const { sizes } = product;
    if (!product.family || sizes.length === 0) return 'unknown';
    const asked = reading?.sizes ?? [];
    if (asked.length === 0) return 'open';
    const isIn = (size: Length, all: readonly Length[]) => all.some((other) => isSame(size, other));
    const isOther = asked.some((size) => !isIn(size, sizes));
    const isWhole = asked.length === 2 && (reading?.roles.length ?? 0) > 0;
    if (isOther || (isWhole && sizes.some((size) => !isIn(size, asked)))) return 'other';
    const isNear = asked.every(({ mm }) => sizes.some((own) => isNearly(mm, own)));
    return isNear || !isInInches(product) ? 'same' : 'nearest';
  },
  thickness({ reading }, product) {
    const { family, thickness: own } = product;
    const asked = reading?.thickness ?? null;
    if (!family || own === null) return 'unknown';
    if (asked === null) return 'open';
    if (!isSame(asked, own) || isOtherWall(asked, own)) return 'other';
    const isNear = own.text.includes('(') || isNearly(asked.mm, own);
    return isNear || !isInInches(product) ? 'same' : 'nearest';
  },
  sheet({ reading }, product) {
    const { family, sheet: own } = product;
    if (!family || own === null) return 'unknown';
    if (!reading?.sheet) return 'open';
    const isOther = reading.sheet.some((side, at) => own[at] && !isSame(side, own[at]));
    return isOther ? 'other' : 'same';
  },
  length({ reading }, product) {
    const { family, length: own } = product;
    if (!family || own === null) return 'unknown';
    if (!reading?.length) return 'open';
    return isSame(reading.length, own) ? 'same' : 'other';
  },
};

/** Compares what is asked for with a product; of several readings the one that fits best. */
export function compare(asked: Asked, product: ProductAttributes): Comparison {
  const { readings } = product.family ? readAs(product.family, asked.tokens) : { readings: [] };
  const wanted = qualitiesOf(asked);
  const all = (readings.length > 0 ? readings : [null]).map((reading) =>
    verdictsOf({ ...wanted, reading }, product),
  );
  return all.find((comparison) => differenceIn(comparison) === null) ?? (all[0] as Comparison);
}

/** Compares without sizes, for other sizes of what is asked for. */
export function compareQualities(
  asked: Asked,
  product: ProductAttributes,
  grade = qualitiesOf(asked).grade,
): Comparison {
  return verdictsOf({ ...qualitiesOf(asked), grade, reading: null }, product);
}

function verdictsOf(wanted: Wanted, product: ProductAttributes): Comparison {
  return Object.fromEntries(
    attributes.map((attribute) => [attribute, comparisons[attribute](wanted, product)]),
  ) as Record<Attribute, Verdict>;
}

/** The first attribute that is another one in the product; null for none. */
export function differenceIn(comparison: Comparison): Attribute | null {
  return attributes.find((attribute) => comparison[attribute] === 'other') ?? null;
}

/** Whether the product has the nearest size in inches for one in millimetres. */
export function isNearest({ size, thickness }: Comparison): boolean {
  return size === 'nearest' || thickness === 'nearest';
}

/** Finish, grade and schedule that are asked for. */
export function qualitiesOf({ tokens, attributes: read }: Asked) {
  const isGrade = read.grade !== null && isSteelGrade(read.grade);
  return {
    finish: read.finish ?? finishOf(tokens),
    grade: isGrade ? read.grade : null,
    schedule: read.schedule,
  };
}

/**
 * Whether the sizes that are asked for have one reading as those of a product; numbers that its kind
 * cannot have make it another product: `angular 2 x 1/4` is no tube of two sides.
 */
export function isCertainFor({ tokens }: Asked, product: ProductAttributes): boolean {
  const { readings } = product.family ? readAs(product.family, tokens) : { readings: [] };
  if (readings.length === 0) return true;
  const isUnread = readings.every(({ sizes, thickness }) => sizes.length === 0 && !thickness);
  return isCertain(readings) && !(isUnread && hasSizes(tokens, product));
}

/** Whether numbers are sizes, and none is the grade of the product, as of `eje 1045 de 2"`. */
function hasSizes(tokens: Phrase, { grade }: ProductAttributes): boolean {
  const sizes = givensOf(tokens).filter(({ unit }) => unit !== 'm');
  return sizes.length > 0 && !sizes.some(({ value }) => grade?.endsWith(` ${value}`));
}

function equal<Value>(asked: Value | null, own: Value | null): Verdict {
  if (asked === null) return openIf(own !== null);
  return asked === own ? 'same' : 'other';
}

const openIf = (hasIt: boolean): Verdict => (hasIt ? 'open' : 'same');

function isOtherFinish(asked: Finish, own: Finish | null): boolean {
  if (asked === 'NEGRO') return !isBlack(own);
  if (asked === 'LAC') return own !== 'LAC' && own !== null;
  return own !== asked;
}

/** Of two walls in millimetres, 1.6 is not 1.5. */
function isOtherWall(asked: Length, own: Length): boolean {
  const isMetric = ({ text }: Length) => text.endsWith('mm') && !text.includes('(');
  return isMetric(asked) && isMetric(own) && !isSameLength(asked.mm, own.mm);
}

const isInInches = ({ sizes: [first] }: ProductAttributes) => first?.text.endsWith('"') ?? false;

/** 65 mm are 2 1/2", half as far as what the trade calls one size; 40 mm are only nearest to 1 1/2". */
const isNearly = (mm: number, own: Length) => Math.abs(own.mm / mm - 1) < numbers.alternative / 2;

/** In mm. */
const leastSide = 500;

/** Equal, the same in the trade (50 mm for 2"), or the first of `1/8" (3.0 mm)`. */
function isSame(asked: Length, own: Length): boolean {
  if (isSameLength(asked.mm, own.mm) || own.text.startsWith(`${asked.text} (`)) return true;
  if (asked.mm >= leastSide) return Math.abs(asked.mm / own.mm - 1) < numbers.side;
  const inches = nominalInches(asked.mm);
  return inches !== null && inches === nominalInches(own.mm);
}
