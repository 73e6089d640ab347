import {
  type Client,
  createRequest,
  type Exchange,
  makeOperation,
  type Operation,
  type OperationResult,
} from 'urql';
import { filter, fromArray, makeSubject, map, merge, mergeMap, pipe, share } from 'wonka';
import { ProductosResumenDocument, type ProductosResumenQuery } from './generated/documents.ts';

type Summary = ProductosResumenQuery['productosResumen'][number];
type ListResult = OperationResult<ProductosResumenQuery>;

/** A product as some answer brought it: its id, and whichever other fields were asked for. */
type Row = Pick<Summary, 'id'> & Partial<Summary> & { description?: string | null };

const listKey = createRequest(ProductosResumenDocument, {}).key;
const summaryFields = ['name', 'imageUrl', 'category'] as const satisfies (keyof Summary)[];

const known = new WeakMap<Client, Map<number, string>>();

/** The descriptions that answers have brought so far, by product id. */
export function knownDescriptions(client: Client): ReadonlyMap<number, string> {
  return known.get(client) ?? new Map();
}

/** The exchanges that hold the list, and a look into it for the cache that stands between them. */
interface HeldList {
  /** In front of the cache. */
  front: Exchange;
  /** Between the cache and the network. */
  back: Exchange;
  /**
   * A product's row in the held list. Whatever is looked for is kept up to date in the cache from
   * then on.
   */
  rowOf: (id: number) => Summary | undefined;
}

/**
 * Holds the one long list, `productosResumen`, by reference around the normalized cache, for as long
 * as the client lives.
 *
 * In the cache the whole list would be written and read back row by row before anybody sees it, and
 * as an active query read again with every answer that touches one of its products. So the cache is
 * given those rows alone that it has a reason to know: products that another answer has brought or
 * that somebody has asked it for. Those it compares, keeps and passes on as ever; where it has no
 * record of a product, it finds the row here. What another answer changes in a summary is put into
 * the held list, so that a changed product shows wherever it stands, as it would without this.
 */
export function createHeldList(): HeldList {
  /** The list as last answered without failure, with what has been learnt since. */
  let list: ProductosResumenQuery | null = null;
  /** Where each product stands in it; made when first needed. */
  let places: Map<number, number> | null = null;
  /** The products that the cache has a record of, or has been asked for. */
  const inCache = new Set<number>();

  const rowOf = (id: number) => {
    inCache.add(id);
    if (!list) return undefined;
    const { productosResumen } = list;
    places ??= placesOf(productosResumen);
    return productosResumen[places.get(id) ?? -1];
  };

  /**
   * Puts what the rows say into the held list.
   *
   * @param failed whether a null may stand for a field that could not be answered
   * @returns whether anything changed
   */
  const patch = (rows: readonly Row[], failed: boolean): boolean => {
    let patched: Summary[] | null = null;
    for (const row of rows) {
      const summary = rowOf(row.id);
      const changes = summary && changesTo(summary, row, failed);
      if (!changes || !list || !places) continue;
      patched ??= [...list.productosResumen];
      patched[places.get(row.id) ?? -1] = { ...summary, ...changes };
    }
    if (patched) list = { productosResumen: patched };
    return patched !== null;
  };

  const front: Exchange = ({ client, forward }) => {
    const descriptions = new Map<number, string>();
    known.set(client, descriptions);
    /** The last answer, with the list of then; null until one came without failure. */
    let held: ListResult | null = null;
    /** The operation to answer when the list changes; null while nobody reads it. */
    let reading: Operation | null = null;
    const released = makeSubject<Operation>();

    const isAnsweredHere = (operation: Operation) =>
      held !== null &&
      operation.key === listKey &&
      operation.kind === 'query' &&
      operation.context.requestPolicy !== 'network-only';

    const answerTo = (operation: Operation): OperationResult[] =>
      held ? [{ ...held, data: list, operation }] : [];

    const receive = (result: OperationResult): OperationResult[] => {
      if (result.operation.key === listKey) {
        if (!result.data || result.error || result.stale || !list) return [result];
        held = { ...result, data: list };
        queueMicrotask(() => released.next(makeOperation('teardown', result.operation)));
        return [held];
      }
      const rows = rowsOf(result.data);
      for (const { id, description } of rows) {
        if (description) descriptions.set(id, description);
      }
      const isChanged = patch(rows, result.error !== undefined);
      return isChanged && reading ? [result, ...answerTo(reading)] : [result];
    };

    return (operations$) => {
      const shared$ = pipe(
        operations$,
        map((operation) => {
          if (operation.key === listKey) reading = operation.kind === 'query' ? operation : null;
          return operation;
        }),
        share,
      );
      const answered$ = pipe(
        shared$,
        filter(isAnsweredHere),
        mergeMap((operation) => fromArray(answerTo(operation))),
      );
      const forwarded$ = pipe(
        merge([
          pipe(
            shared$,
            filter((operation) => !isAnsweredHere(operation)),
          ),
          released.source,
        ]),
        forward,
        mergeMap((result) => fromArray(receive(result))),
      );
      return merge([answered$, forwarded$]);
    };
  };

  const back: Exchange =
    ({ forward }) =>
    (operations$) =>
      pipe(
        operations$,
        forward,
        map((result) => {
          if (result.operation.key !== listKey || !result.data || result.error) return result;
          const answered: ProductosResumenQuery = result.data;
          list = { productosResumen: answered.productosResumen.map(summaryOf) };
          places = null;
          const productosResumen = answered.productosResumen.filter(({ id }) => inCache.has(id));
          return { ...result, data: { productosResumen } };
        }),
      );

  return { front, back, rowOf };
}

function placesOf(list: readonly Summary[]): Map<number, number> {
  const places = new Map<number, number>();
  // A list may be long: no pair is made for each of its products.
  list.forEach(({ id }, place) => {
    places.set(id, place);
  });
  return places;
}

/** What was asked for of a product, and nothing that a backend may have put beside it. */
function summaryOf({ id, name, imageUrl, category }: Summary): Summary {
  return { id, name, imageUrl, category };
}

/** The products in an answer of any of the operations. */
function rowsOf(data: unknown): Row[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flat().filter(isRow);
}

function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  );
}

/** @param failed whether a null may stand for a field that could not be answered */
function changesTo(summary: Summary, row: Row, failed: boolean): Partial<Summary> | null {
  const changes: [string, string | null][] = [];
  for (const field of summaryFields) {
    const value = row[field];
    if (value === undefined || value === summary[field] || (failed && value === null)) continue;
    changes.push([field, value]);
  }
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}
