import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { matchRoutes, UNSAFE_createHashHistory } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { prepareHistoryEntries } from '../../src/navigation/history-entries.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const parts = [
  ...['.', '..', '/', '//', '#', '?', '&', '=', '%', '%2', '%2e', '%2F', '%5c', '%00', '%ff'],
  ...[
    '\\',
    '*',
    ':',
    ':id',
    '@',
    ' ',
    '\t',
    '%0a',
    '%E2%80%A8',
    '\u200b',
    '🔩',
    'ñ',
    '(',
    '[',
    '+',
  ],
  ...['/cart', '/productos/', '/products/', '/buscar/', '/servicios/', '1', '-1', '__proto__'],
];
const hashes = fc.oneof(
  fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((chosen) => chosen.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const routes = [{ children: [{ index: true }, { path: '*' }] }];

describe('a random first address', () => {
  it('has a route, ten thousand times', () => {
    const show = (hash: string) => {
      window.history.replaceState(null, '', `#${hash}`);
      prepareHistoryEntries();
      const { pathname } = UNSAFE_createHashHistory().location;
      expect(matchRoutes(routes, pathname), hash).not.toBeNull();
    };
    fc.assert(fc.property(hashes, show), { numRuns: 10_000, seed: 1 });
  });

  it('shows a page with a heading, fifty times', async () => {
    const show = async (hash: string) => {
      openPage(hash);
      const main = within(screen.getByRole('main'));
      await main.findAllByRole('heading', { level: 1 });
      cleanup();
    };
    await fc.assert(fc.asyncProperty(hashes, show), { numRuns: 50, seed: 2 });
  });
});
