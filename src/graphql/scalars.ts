/** The TypeScript type of a scalar, and how its JSON value is read and sent. */
interface Scalar<Type extends string, Value> {
  type: Type;
  /** @returns null for a value that does not fit */
  read: (value: unknown) => Value | null;
  /** The JSON value of a variable; without it, the value itself. */
  write?: (value: unknown) => unknown;
}

type AnyScalar = Scalar<'number', number> | Scalar<'string', string> | Scalar<'boolean', boolean>;

const decimalText = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

const numberScalar: Scalar<'number', number> = {
  type: 'number',
  read(value) {
    const read = typeof value === 'string' && decimalText.test(value) ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  },
};

const integerScalar: Scalar<'number', number> = {
  type: 'number',
  read(value) {
    const read = numberScalar.read(value);
    // A string is written back as it came: "0101" is not 101.
    return Number.isSafeInteger(read) && String(read) === String(value) ? read : null;
  },
};

const textScalar: Scalar<'string', string> = {
  type: 'string',
  read: (value) => (typeof value === 'string' ? value : null),
};

const boolean: Scalar<'boolean', boolean> = {
  type: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : null),
};

/**
 * All scalars of the contract: the code generator uses their types, the response validation their
 * readers. A custom scalar is one line: `BigDecimal: number`.
 */
export const scalars: Readonly<Record<string, AnyScalar>> = {
  Boolean: boolean,
  Float: numberScalar,
  // The ids of the shop are numbers; links, carts and tables have them.
  ID: { ...integerScalar, write: String },
  Int: integerScalar,
  String: textScalar,
};
