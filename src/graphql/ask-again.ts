import { type Exchange, makeOperation } from 'urql';
import { map, pipe, tap } from 'wonka';

/**
 * Stands in front of the normalized cache and lets a question that failed be asked again.
 *
 * The cache takes a second question after a failure for a loop and drops it without a word; urql's
 * client then waits for its answer, and drops whatever else is asked by the same key. What failed
 * whole is asked past the cache therefore, which has nothing to answer it with. What failed in part
 * is not: two such answers that touch the same product would ask for each other without end.
 */
export const askAgainExchange: Exchange =
  ({ forward }) =>
  (operations$) => {
    const failed = new Set<number>();
    return pipe(
      operations$,
      map((operation) => {
        const { kind, context } = operation;
        return failed.has(operation.key) && context.requestPolicy === 'cache-first'
          ? makeOperation(kind, operation, { ...context, requestPolicy: 'network-only' })
          : operation;
      }),
      forward,
      tap(({ operation, error, data }) => {
        if (error && !data) failed.add(operation.key);
        else failed.delete(operation.key);
      }),
    );
  };
