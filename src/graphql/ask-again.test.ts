import { Client, CombinedError, type Exchange, makeResult, type OperationResult } from 'urql';
import { describe, expect, it } from 'vitest';
import { filter, map, pipe, subscribe } from 'wonka';
import { askAgainExchange } from './ask-again.ts';
import { createCache } from './cache.ts';
import { CategoryDocument } from './generated/documents.ts';

/** A client on a backend that fails until it is mended, and how often that was asked. */
function createShop() {
  let isMended = false;
  let asked = 0;
  const network: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind === 'query'),
      map((operation): OperationResult => {
        asked += 1;
        if (isMended) return makeResult(operation, { data: { category: ['TUBOS'] } });
        const error = new CombinedError({ networkError: new Error('Failed to fetch') });
        return { ...makeResult(operation, { data: null }), error };
      }),
    );
  const exchanges = [askAgainExchange, createCache(), network];
  return {
    client: new Client({ url: '/graphql', exchanges }),
    mend: () => {
      isMended = true;
    },
    asked: () => asked,
  };
}

/** Watches the categories as a component does. */
function watchCategories(client: Client) {
  const results: OperationResult[] = [];
  pipe(
    client.executeQuery({ query: CategoryDocument, variables: {}, key: 1 }),
    subscribe((result) => results.push(result)),
  );
  return { last: () => results.at(-1) };
}

describe('a question that failed', () => {
  it('is asked again for a second reader, and answered to both', () => {
    const { client, mend, asked } = createShop();
    const first = watchCategories(client);
    expect(first.last()).toMatchObject({ error: { networkError: { message: 'Failed to fetch' } } });

    mend();
    const second = watchCategories(client);
    expect(asked()).toBe(2);
    for (const reader of [first, second]) {
      expect(reader.last()).toMatchObject({ error: undefined, data: { category: ['TUBOS'] } });
    }
  });

  it('fails again for a second reader, and can still be asked by hand', () => {
    const { client, mend, asked } = createShop();
    watchCategories(client);
    const second = watchCategories(client);
    expect(second.last()).toMatchObject({
      stale: false,
      error: { networkError: { message: 'Failed to fetch' } },
    });

    mend();
    pipe(
      client.executeQuery(
        { query: CategoryDocument, variables: {}, key: 1 },
        { requestPolicy: 'network-only' },
      ),
      subscribe(() => {}),
    );
    expect(asked()).toBe(3);
    expect(second.last()).toMatchObject({ error: undefined, data: { category: ['TUBOS'] } });
  });

  it('is read from the cache again once it was answered', () => {
    const { client, mend, asked } = createShop();
    watchCategories(client);
    mend();
    watchCategories(client);
    watchCategories(client);
    expect(asked()).toBe(2);
  });
});
