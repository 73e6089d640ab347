// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { INCH } from '../product-name/measure.ts';
import {
  angle,
  chequeredPlate,
  expandedMesh,
  flat,
  galvanisedSheet,
  hollowSection,
  POUND_PER_FOOT,
  perMetre,
  perSquareMetre,
  rebar,
  roundTube,
  STAINLESS_304,
  square,
  weldedMesh,
} from './mass.ts';
import { flangedSection } from './standard-sections.ts';

/** Fails when `actual` is further than `percent` from what the tables print. */
function expectWithin(percent: number, actual: number, printed: number) {
  expect(Math.abs(actual - printed) / printed).toBeLessThan(percent / 100);
}

describe('the theoretical weight of a metre', () => {
  it.each([
    [6, 0.222],
    [8, 0.395],
    [10, 0.617],
    [12, 0.888],
    [16, 1.578],
    [20, 2.466],
    [25, 3.853],
  ])('of rebar of %s mm is what NTP 341.031 prints', (diameter, kg) => {
    expectWithin(0.3, perMetre(rebar(diameter)), kg);
  });

  it.each([
    ['3', 3 / 8, 0.56],
    ['4', 1 / 2, 0.994],
    ['5', 5 / 8, 1.552],
    ['6', 3 / 4, 2.235],
    ['7', 7 / 8, 3.042],
    ['8', 1, 3.973],
    ['9', 1.125, 5.06],
    ['10', 1.25, 6.404],
    ['11', 1.375, 7.907],
  ])('of rebar No. %s, %f inches, is what ASTM A615 prints', (_, inches, kg) => {
    expectWithin(0.3, perMetre(rebar(inches * INCH)), kg);
  });

  it.each([
    ['1/2', 21.3, 2.77, 1.27],
    ['1', 33.4, 3.38, 2.5],
    ['2', 60.3, 3.91, 5.44],
    ['3', 88.9, 5.49, 11.29],
    ['4', 114.3, 6.02, 16.07],
    ['8', 219.1, 8.18, 42.55],
    ['4 (SCH 80)', 114.3, 8.56, 22.32],
  ])('of pipe of %s" is what ASME B36.10M prints', (_, diameter, wall, kg) => {
    expectWithin(0.5, perMetre(roundTube(diameter, wall)), kg);
  });

  it.each([
    [40, 40, 2, 2.31],
    [50, 50, 3, 4.25],
    [100, 100, 4, 11.7],
    [100, 50, 3, 6.6],
    [150, 150, 6, 26.4],
    [150, 150, 8, 33.9],
  ])('of a cold-formed %i x %i x %i section is what EN 10219-2 prints', (h, b, t, kg) => {
    expectWithin(1, perMetre(hollowSection(h, b, t)), kg);
  });

  it.each([
    [1, 1 / 8, 0.8],
    [2, 1 / 4, 3.19],
    [3, 1 / 4, 4.9],
    [4, 3 / 8, 9.8],
    [6, 1 / 2, 19.6],
  ])('of an angle of %f" x %f" is what ASTM A6 prints', (leg, thickness, pounds) => {
    const [a, t] = [leg * INCH, thickness * INCH];
    expectWithin(1.5, perMetre(angle(a, a, t)), pounds * POUND_PER_FOOT);
  });

  it.each([
    [4, 3, 1 / 4, 5.8],
    [6, 4, 3 / 8, 12.3],
  ])('of an angle of %f" x %f" x %f" is what ASTM A6 prints', (long, short, thickness, pounds) => {
    const area = angle(long * INCH, short * INCH, thickness * INCH);
    expectWithin(1.5, perMetre(area), pounds * POUND_PER_FOOT);
  });

  // The metric designations of ASTM A6M, which hold the mass in kg/m.
  it.each([
    ['W6 x 9', 9, 13.5],
    ['W8 x 31', 31, 46.1],
    ['W12 x 26', 26, 38.7],
    ['W16 x 26', 26, 38.8],
    ['C4 x 5.4', 5.4, 8],
    ['C10 x 20', 20, 30],
  ])('of a %s is what ASTM A6M names it by', (_, pounds, kg) => {
    expectWithin(1, pounds * POUND_PER_FOOT, kg);
  });

  it.each([
    ['beam', 4, 13],
    ['beam', 6, 9],
    ['beam', 8, 31],
    ['beam', 10, 22],
    ['beam', 12, 40],
    ['beam', 16, 26],
    ['channel', 3, 4.1],
    ['channel', 6, 8.2],
    ['channel', 12, 20.7],
  ] as const)('of a %s of %i" x %f lb/ft is that of its section', (family, depth, pounds) => {
    const section = flangedSection(family, depth, pounds);
    if (!section) throw new Error('The table lacks it.');
    const { flangeWidth, flange, web } = section;
    const area = 2 * flangeWidth * flange + (section.depth - 2 * flange) * web;
    // The fillets between web and flange are left out, and names are rounded.
    expectWithin(4, perMetre(area), pounds * POUND_PER_FOOT);
  });

  it('counts the whole section of flats and square bars', () => {
    expect(perMetre(flat(50, 6))).toBeCloseTo(2.355, 6);
    expect(perMetre(square(12))).toBeCloseTo(1.1304, 6);
  });

  it('is higher in stainless steel', () => {
    expect(perMetre(square(10), STAINLESS_304)).toBeCloseTo(0.79, 6);
  });
});

describe('the theoretical weight of a square metre', () => {
  it('of plate is 7.85 kg for each millimetre', () => {
    expect(perSquareMetre(1)).toBeCloseTo(7.85, 6);
    expect(perSquareMetre(6)).toBeCloseTo(47.1, 6);
  });

  it.each([
    [3.2, 26.79],
    [4.5, 36.99],
    [6, 48.77],
  ])('of chequered plate of %s mm is what the mills print', (thickness, kg) => {
    expectWithin(0.1, chequeredPlate(thickness), kg);
  });

  it('of galvanised sheet adds the zinc to the steel', () => {
    expect(galvanisedSheet(0.5, 180)).toBeCloseTo(0.5 * 7.85 + 0.18, 6);
  });

  it.each([
    [6, 150, 2.96],
    [8, 150, 5.26],
    [4.2, 100, 2.18],
  ])('of welded mesh of %s mm every %i mm counts the wires both ways', (wire, pitch, kg) => {
    expectWithin(0.5, weldedMesh(wire, pitch, pitch), kg);
  });

  it('of expanded metal is that of the sheet where nothing was stretched', () => {
    expect(expandedMesh(3, 2, 6)).toBeCloseTo(perSquareMetre(2), 6);
    expect(expandedMesh(3, 2, 24)).toBeCloseTo(perSquareMetre(2) / 4, 6);
  });
});
