// The only place that unwraps lists, for hooks and early requests. A backend declares a list itself, a
// page with it (`items { id }`) or a connection (`edges { node { id } }`); each may be null or have nulls.

type Lists<Page> = Extract<Page[keyof Page], readonly unknown[]>;
type NodeOf<Edge> = Edge extends { readonly node: infer Node } ? Node : Edge;

/** The type of an entry of a list. */
export type EntryOf<List> = NonNullable<
  List extends readonly unknown[]
    ? List[number]
    : List extends object
      ? NodeOf<Lists<List>[number]>
      : never
>;

const unwrapped = new WeakMap<object, readonly unknown[]>();

/** The entries without nulls. The same array for the same list, so that nothing renders again. */
export function entriesOf<List>(list: List): readonly EntryOf<List>[];
export function entriesOf(list: unknown): readonly unknown[] {
  if (!isObject(list)) return [];
  const known = unwrapped.get(list) ?? unwrap(list);
  unwrapped.set(list, known);
  return known;
}

function unwrap(list: object): readonly unknown[] {
  if (Array.isArray(list)) return list.every(isPresent) ? list : list.filter(isPresent);
  const inside: unknown[] = Object.values(list).find(Array.isArray) ?? [];
  const entries = inside.map((edge) => (isObject(edge) && 'node' in edge ? edge.node : edge));
  return entries.filter(isPresent);
}

const isPresent = (entry: unknown) => entry !== null;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
