import { type Exchange, makeOperation, type Operation, type OperationResult } from 'urql';
import { map, pipe } from 'wonka';

/**
 * Keeps the failure of an active query until it is retried or unmounted; without a response, it is
 * retried when the browser is online again. Graphcache has nothing for a query that failed: for a
 * second reader it sends the query again or returns no result at all (urql-graphql/urql#2835), and
 * once another query has brought some of the fields it returns those without the error. Such a query
 * is therefore only read from the cache, and the failure is added to what is found.
 */
export const failureExchange: Exchange = ({ client, forward }) => {
  const failures = new Map<number, OperationResult>();

  globalThis.addEventListener?.('online', () => {
    for (const { operation, error } of failures.values()) {
      if (!error?.response) client.reexecuteOperation(withPolicy(operation, 'network-only'));
    }
  });

  const readOperation = (operation: Operation) => {
    if (!failures.has(operation.key)) return operation;
    if (operation.kind === 'query' && operation.context.requestPolicy === 'cache-first') {
      return withPolicy(operation, 'cache-only');
    }
    failures.delete(operation.key);
    return operation;
  };

  const addFailure = (result: OperationResult): OperationResult => {
    const { key } = result.operation;
    if (result.error) failures.set(key, result);
    const error = failures.get(key)?.error;
    return error ? { ...result, data: result.data ?? undefined, error } : result;
  };

  return (operations) => pipe(operations, map(readOperation), forward, map(addFailure));
};

function withPolicy(operation: Operation, requestPolicy: 'cache-only' | 'network-only') {
  return makeOperation('query', operation, { ...operation.context, requestPolicy });
}
