import { expect, it } from 'vitest';
import { isRuc } from './ruc.ts';

it.each(['20100047218', '20131312955', '20100130204', '20 10004721-8'])('%s is one', (text) => {
  expect(isRuc(text)).toBe(true);
});

it.each([
  ['a wrong check digit', '20100047219'],
  ['two digits changed places', '20100074218'],
  ['an unknown prefix', '30100047218'],
  ['a digit too few', '2010004721'],
  ['a digit too many', '201000472180'],
  ['letters', '2010004721O'],
  ['other digits', '２０１０００４７２１８'],
  ['nothing', ''],
])('%s is none', (_, text) => {
  expect(isRuc(text)).toBe(false);
});
