/** A field of a value of unknown type; undefined where the value is no object. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

/** A text of a value of unknown type; null for anything else. */
export function textOf(value: unknown, field: string): string | null {
  const text = fieldOf(value, field);
  return typeof text === 'string' ? text : null;
}
