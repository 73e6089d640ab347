import { expect, it } from 'vitest';
import { satisfies } from './node-version.mjs';

it.each([
  ['20.19.0', '>=20.19', true],
  ['20.18.3', '>=20.19', false],
  ['24.1.0', '>=20.19', true],
  ['9.99.0', '>=20.19', false],
  ['20.19.5', '^20.19.0 || >=22.12.0', true],
  ['21.7.0', '^20.19.0 || >=22.12.0', false],
  ['22.11.0', '^20.19.0 || >=22.12.0', false],
  ['22.12.0', '^20.19.0 || >=22.12.0', true],
])('Node.js %s in the range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
