import {
  type Exchange,
  makeOperation,
  mapExchange,
  type Operation,
  type OperationResult,
} from 'urql';

/**
 * Stands in front of the normalized cache and lets a request that failed be sent again.
 *
 * The cache takes a second reader's query after a failure for a loop and drops it without a result;
 * urql's client then waits for one, and drops whatever else is requested by the same key
 * (urql-graphql/urql#2835, which was mended for a reader that comes back alone). What failed whole
 * is therefore sent past the cache, which has nothing for it. What failed in part is
 * not: two such responses that touch the same product would request each other without end.
 *
 * What got no response at all is sent again by itself when the connection is back.
 */
export const askAgainExchange: Exchange = (input) => {
  /** The failures by the key of their operation. */
  const failures = new Map<number, OperationResult>();

  const pastCache = (operation: Operation) =>
    makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' });

  globalThis.addEventListener?.('online', () => {
    for (const { operation, error } of failures.values()) {
      if (!error?.response) input.client.reexecuteOperation(pastCache(operation));
    }
  });

  return mapExchange({
    onOperation(operation) {
      return failures.has(operation.key) && operation.context.requestPolicy === 'cache-first'
        ? pastCache(operation)
        : operation;
    },
    onResult(result) {
      if (result.error && !result.data) failures.set(result.operation.key, result);
      else failures.delete(result.operation.key);
    },
  })(input);
};
