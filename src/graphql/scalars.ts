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

const number: Scalar<'number', number> = {
  type: 'number',
  read(value) {
    const read = typeof value === 'string' && decimalText.test(value) ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  },
};

const integer: Scalar<'number', number> = {
  type: 'number',
  read(value) {
    const read = number.read(value);
    // A string is written back as it came: "0101" is not 101.
    return Number.isSafeInteger(read) && String(read) === String(value) ? read : null;
  },
};

const text: Scalar<'string', string> = {
  type: 'string',
  read: (value) => (typeof value === 'string' ? value : null),
};

const boolean: Scalar<'boolean', boolean> = {
  type: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : null),
};

/** @public What a row of the table may be. The schema tools print these names. */
export const readers = { number, integer, text, boolean } satisfies Record<string, AnyScalar>;

/**
 * The scalars of the contract: the code generator uses their types, the response validation their
 * readers. A custom scalar is one more row.
 */
export const scalars: Readonly<Record<string, AnyScalar>> = {
  Boolean: boolean,
  Float: number,
  // The ids of the shop are numbers; links, carts and tables have them.
  ID: { ...integer, write: String },
  Int: integer,
  String: text,
};
