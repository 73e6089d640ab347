import type { Unit } from '../lexicon/units.ts';
import { INCH, isLengthUnit, isSameLength, length, nominalInches } from '../sizes/measure.ts';
import type { Role } from '../sizes/reading.ts';
import type { NumberToken } from '../text/tokens.ts';
import type { SteelAttributes } from './read-item.ts';

/** A number of a query or name. */
export interface MeasuredNumber {
  value: number;
  unit: string | null;
  /** Null for anything but a length. */
  mm: number | null;
  /** See `nominalInches()`. */
  nominal: number | null;
}

export interface NamedNumber extends MeasuredNumber {
  role: Role;
}

/** A number with its length in millimetres, by its unit or by what the text says as a whole. */
export function numberOf(token: NumberToken, attributes: SteelAttributes): NamedNumber {
  const { value, isFraction } = token;
  const read = roleOfToken(token, attributes);
  const unit = unitOf(token, attributes);
  const written = isFraction ? 'in' : unit;
  const isLength = isLengthUnit(written) && !(read?.role === 'length' && written === 'mm');
  const mm = isLength ? length(value, written).mm : (read?.mm ?? null);
  const inches = !isLength && mm !== null && isSameLength(mm, value * INCH) ? 'in' : null;
  return {
    value,
    mm,
    unit: written ?? inches,
    nominal: mm === null ? null : nominalInches(mm),
    role: read?.role ?? roleOf(mm, attributes),
  };
}

/** Where two texts are read together, a place in one is no place in the other. */
function roleOfToken({ start, source }: NumberToken, { roles }: SteelAttributes) {
  return roles.find((span) => span.start === start && (span.source ?? source) === source);
}

/** `riel de 30 kg`, `viga de 18 libras`: the pounds and kilograms of a length. */
function unitOf({ value, unit }: NumberToken, { massPerLength }: SteelAttributes): Unit | null {
  const isMass = unit?.unit === 'lb' || unit?.unit === 'kg';
  if (isMass && value === massPerLength?.value) return massPerLength.unit;
  return unit?.unit === 'lb' ? 'lb/ft' : (unit?.unit ?? null);
}

function roleOf(mm: number | null, attributes: SteelAttributes): Role {
  const { sizes, thickness, length: long, sheet } = attributes;
  const is = (size: { mm: number } | null) =>
    size !== null && mm !== null && isSameLength(size.mm, mm);
  if (sizes.some(is)) return 'size';
  if (is(thickness)) return 'thickness';
  return [long, ...(sheet ?? [])].some(is) ? 'length' : 'other';
}
