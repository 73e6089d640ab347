import fc from 'fast-check';
import { matchRoutes, UNSAFE_createHashHistory } from 'react-router-dom';
import { expect, it } from 'vitest';
import { prepareHistoryEntries } from './history-entries.ts';

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

it('any first address has a route', () => {
  const show = (hash: string) => {
    window.history.replaceState(null, '', `#${hash}`);
    prepareHistoryEntries();
    const { pathname } = UNSAFE_createHashHistory().location;
    expect(matchRoutes(routes, pathname), hash).not.toBeNull();
  };
  fc.assert(fc.property(hashes, show), { numRuns: 10_000, seed: 1 });
});
