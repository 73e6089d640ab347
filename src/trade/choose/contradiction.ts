import { memoizeWeak } from '../../lib/memoize.ts';
import { type Family, kindOf } from '../kinds/registry.ts';
import {
  type ProductAttributes,
  readAs,
  readProductName,
  readSteel,
} from '../product/read-item.ts';
import { type Finish, finishOf, isBlack } from '../product/vocabulary.ts';
import { isCertain } from '../sizes/dimensions.ts';
import { givensOf } from '../sizes/given-sizes.ts';
import { isSameMass } from '../sizes/mass-per-length.ts';
import { isSameLength, type Length, nominalInches } from '../sizes/measure.ts';
import type { SizeReading } from '../sizes/reading.ts';
import { bareGrade, isSteelGrade } from '../text/grades.ts';
import type { Token } from '../text/tokens.ts';

/** The explicit attributes of a line; its sizes as those of a family. */
export interface Wanted {
  finish: Finish | null;
  grade: string | null;
  schedule: string | null;
  sizesAs: (family: Family) => ReturnType<typeof readAs>;
  /** Whether the sizes have one reading as those of a product. */
  isCertainFor: (name: string) => boolean;
}

export const wantedOf = memoizeWeak((tokens: readonly Token[]): Wanted => {
  const item = readSteel(tokens);
  const isGrade = item.grade !== null && isSteelGrade(item.grade);
  const sizesAs = (family: Family) => readAs(family, tokens);
  return {
    finish: item.finish ?? finishOf(tokens, 'plate'),
    grade: isGrade ? item.grade : null,
    schedule: item.schedule,
    sizesAs,
    isCertainFor(name) {
      const kind = kindOf(readProductName(name));
      const readings = kind ? sizesAs(kind.name).readings : [];
      const hasNumbers = givensOf(tokens).some(({ unit }) => unit !== 'm');
      const isUnread =
        hasNumbers && readings.every(({ sizes, thickness }) => sizes.length === 0 && !thickness);
      return readings.length === 0 || (isCertain(readings) && !(kind?.isOpenUnread && isUnread));
    },
  };
});

/** Which explicit attribute of the line is another one in the product; null for none. */
export function contradiction(wanted: Wanted, name: string): string | null {
  const { finish, grade, schedule, sizesAs } = wanted;
  const product = readProductName(name);
  const { family } = product;
  if (schedule !== null && schedule !== product.schedule) return 'schedule';
  if (grade !== null && family && !(product.grade ?? '').includes(bareGrade(grade))) {
    return 'grade';
  }
  if (!family) return null;
  if (finish !== null && isOtherFinish(finish, product.finish)) return 'finish';
  const { readings } = sizesAs(family);
  const mass = readings[0]?.massPerLength;
  if (mass && !isSameMass(mass, product.massPerLength)) return 'weight per length';
  if (readings.length === 0) return null;
  const differences = readings.map((reading) => differenceOf(reading, product));
  return differences.includes(null) ? null : (differences[0] ?? null);
}

function isOtherFinish(asked: Finish, own: Finish | null): boolean {
  if (asked === 'NEGRO') return !isBlack(own);
  if (asked === 'LAC') return own !== 'LAC' && own !== null;
  return own !== asked;
}

/** Which size of a reading the product does not have; null for none. */
function differenceOf(reading: SizeReading, product: ProductAttributes): string | null {
  const isTaken = (size: Length, sizes: readonly Length[]) =>
    sizes.some((other) => isSame(size, other));
  const { sizes } = product;
  const isOther = (asked: Length | null, own: Length | null) =>
    asked !== null && own !== null && !isSame(asked, own);
  if (sizes.length > 0 && reading.sizes.some((size) => !isTaken(size, sizes))) return 'size';
  const hasBoth = reading.sizes.length === 2 && reading.roles.length > 0;
  if (hasBoth && sizes.some((size) => !isTaken(size, reading.sizes))) return 'size';
  if (isOther(reading.thickness, product.thickness)) return 'thickness';
  if (isOtherWall(reading.thickness, product.thickness)) return 'thickness';
  const isOtherSide = reading.sheet?.some((side, at) => isOther(side, product.sheet?.[at] ?? null));
  if (isOtherSide) return 'sheet';
  return isOther(reading.length, product.length) ? 'length' : null;
}

/** Of two walls in millimetres, 1.6 is not 1.5. */
function isOtherWall(asked: Length | null, own: Length | null): boolean {
  const isMetric = (thickness: Length | null) =>
    thickness?.text.endsWith('mm') && !thickness.text.includes('(');
  return isMetric(asked) && isMetric(own) ? !isSameLength(asked?.mm ?? 0, own?.mm ?? 0) : false;
}

/** Share by which sheets and bars in feet and metres differ: 4 feet for 1.20 m, 20 for 6 m. */
const sideTolerance = 0.02;
const leastSide = 500;

/** Equal, the same in the trade (50 mm for 2"), or the first of `1/8" (3.0 mm)`. */
function isSame(asked: Length, own: Length): boolean {
  if (isSameLength(asked.mm, own.mm) || own.text.startsWith(`${asked.text} (`)) return true;
  if (asked.mm >= leastSide) return Math.abs(asked.mm / own.mm - 1) < sideTolerance;
  const inches = nominalInches(asked.mm);
  return inches !== null && inches === nominalInches(own.mm);
}
