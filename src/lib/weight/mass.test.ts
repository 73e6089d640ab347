// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { INCH } from '../product-name/measure.ts';
import { angle, hollowSection, POUND_PER_FOOT, perMetre, rebar, roundTube } from './mass.ts';
import { flangedSection } from './standard-sections.ts';

/** Fails when `actual` deviates by more than `percent` from the printed value. */
function expectWithin(percent: number, actual: number, printed: number) {
  expect(Math.abs(actual - printed) / printed).toBeLessThan(percent / 100);
}

describe('the theoretical weight of a metre', () => {
  it.each([
    [12, 0.888],
    [(3 / 8) * INCH, 0.56],
    [1.375 * INCH, 7.907],
  ])('matches NTP 341.031 and ASTM A615 for rebar of %f mm', (diameter, kg) => {
    expectWithin(0.3, perMetre(rebar(diameter)), kg);
  });

  it.each([
    [60.3, 3.91, 5.44],
    [114.3, 6.02, 16.07],
    [114.3, 8.56, 22.32],
  ])('matches ASME B36.10M for pipe of %f x %f mm', (diameter, wall, kg) => {
    expectWithin(0.5, perMetre(roundTube(diameter, wall)), kg);
  });

  it.each([
    [100, 50, 3, 6.6],
    [150, 150, 6, 26.4],
  ])('matches EN 10219-2 for a hollow section of %i x %i x %i mm', (h, b, t, kg) => {
    expectWithin(1, perMetre(hollowSection(h, b, t)), kg);
  });

  it.each([
    [1, 1, 1 / 8, 0.8],
    [4, 3, 1 / 4, 5.8],
  ])('matches ASTM A6 for an angle of %f x %f x %f inches', (long, short, thickness, pounds) => {
    const area = angle(long * INCH, short * INCH, thickness * INCH);
    expectWithin(1.5, perMetre(area), pounds * POUND_PER_FOOT);
  });

  it.each([
    ['beam', 4, 13],
    ['beam', 16, 26],
    ['channel', 12, 20.7],
  ] as const)('matches the section of a %s of %i" x %f lb/ft', (family, depth, pounds) => {
    const section = flangedSection(family, depth, pounds);
    if (!section) throw new Error('not in the table');
    const { flangeWidth, flange, web } = section;
    const area = 2 * flangeWidth * flange + (section.depth - 2 * flange) * web;
    // The fillets between web and flange are not counted, and names are rounded.
    expectWithin(4, perMetre(area), pounds * POUND_PER_FOOT);
  });
});
