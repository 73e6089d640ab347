import { expect, it } from 'vitest';
import { dialed } from './phone.ts';

it.each([
  ['(01) 100-4520', '+5111004520'],
  ['+51 900 000 152', '+51900000152'],
  ['987 654 321', '+51987654321'],
  ['+56 2 2345 6789', '+56223456789'],
])('dials %s as %s', (displayed, number) => {
  expect(dialed(displayed)).toBe(number);
});
