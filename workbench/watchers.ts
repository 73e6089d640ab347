import { mapExchange, type Operation, type OperationResult } from 'urql';
import type { CacheWatchers } from '../src/graphql/client.ts';
import { type Log, now, type OperationEntry } from './log.ts';

/** Puts into the log what the site asks of its GraphQL client, what of it goes out, and each result. */
export function watchersFor(log: Log): CacheWatchers {
  /** The latest of each operation and variables, by the client's key. */
  const latest = new Map<number, Watched>();
  return {
    beforeCache: mapExchange({
      onOperation: (operation) => {
        if (operation.kind !== 'query' || latest.get(operation.key)?.isWaiting(operation)) return;
        latest.set(operation.key, watch(log, operation));
      },
      onResult: (result) => latest.get(result.operation.key)?.answered(result),
    }),
    beforeNetwork: mapExchange({
      onOperation: (operation) => latest.get(operation.key)?.sent(),
    }),
  };
}

interface Watched {
  /** Whether it is the same question, still open: what React renders anew, it asks anew. */
  isWaiting(again: Operation): boolean;
  sent(): void;
  answered(result: OperationResult): void;
}

function watch(log: Log, operation: Operation): Watched {
  const entry: OperationEntry = {
    kind: 'operation',
    name: nameOf(operation),
    variables: { ...operation.variables },
    policy: operation.context.requestPolicy,
    at: now(),
    network: false,
    results: [],
  };
  const change = log.add(entry);
  let { results } = entry;
  return {
    isWaiting: ({ context }) => results.length === 0 && context.requestPolicy === entry.policy,
    sent: () => change({ network: true }),
    answered: ({ operation: { context }, data, error, stale }) => {
      results = [
        ...results,
        {
          after: now() - entry.at,
          cacheOutcome: context.meta?.cacheOutcome ?? null,
          stale,
          data: data ?? null,
          error: error?.message ?? null,
        },
      ];
      change({ results });
    },
  };
}

function nameOf({ query }: Operation): string {
  for (const definition of query.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  }
  return '(sin nombre)';
}
