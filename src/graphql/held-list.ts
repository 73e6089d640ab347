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

/**
 * Stands in front of the normalized cache and holds the one long list, `productosResumen`, by
 * reference, for as long as the client lives.
 *
 * The cache writes the list, so that every other query finds its products there, and is then told
 * that nobody reads it any more: as an active query the whole list would be read again with every
 * answer that touches one of its products. What such an answer changes in a summary is put into the
 * held list here, so that a changed product shows wherever it stands, as it would without this.
 */
export const heldListExchange: Exchange = ({ client, forward }) => {
  const descriptions = new Map<number, string>();
  known.set(client, descriptions);
  /** The list as last answered, without failure. */
  let held: ListResult | null = null;
  /** Where each product stands in it; made when first needed. */
  let places: Map<number, number> | null = null;
  /** The operation to answer when the list changes; null while nobody reads it. */
  let reading: Operation | null = null;
  const released = makeSubject<Operation>();

  const isAnsweredHere = (operation: Operation) =>
    held !== null &&
    operation.key === listKey &&
    operation.kind === 'query' &&
    operation.context.requestPolicy !== 'network-only';

  const hold = (result: ListResult) => {
    held = result;
    places = null;
    queueMicrotask(() => released.next(makeOperation('teardown', result.operation)));
  };

  /** Puts what the rows say into the held list. */
  const patch = (rows: readonly Row[], failed: boolean): ListResult | null => {
    if (!held?.data) return null;
    const list = held.data.productosResumen;
    places ??= placesOf(list);
    let patched: Summary[] | null = null;
    for (const row of rows) {
      const place = places.get(row.id);
      const summary = place === undefined ? undefined : list[place];
      if (place === undefined || !summary) continue;
      const changes = changesTo(summary, row, failed);
      if (!changes) continue;
      patched ??= [...list];
      patched[place] = { ...summary, ...changes };
    }
    if (!patched) return null;
    held = { ...held, data: { ...held.data, productosResumen: patched } };
    return reading && { ...held, operation: reading };
  };

  const receive = (result: OperationResult): OperationResult[] => {
    if (result.operation.key === listKey) {
      if (result.data && !result.error && !result.stale) hold(result);
      return [result];
    }
    const rows = rowsOf(result.data);
    for (const { id, description } of rows) {
      if (description) descriptions.set(id, description);
    }
    const changed = patch(rows, result.error !== undefined);
    return changed ? [result, changed] : [result];
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
      mergeMap((operation) => fromArray(held ? [{ ...held, operation }] : [])),
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

/** Where each product stands; a list that broke its word and holds a null has a gap there. */
function placesOf(list: readonly (Summary | null)[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const [place, summary] of list.entries()) {
    if (summary) places.set(summary.id, place);
  }
  return places;
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
