// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BEAMS, CHANNELS } from './families/flanged-sections.ts';
import { inches } from './inches.ts';
import {
  angle,
  beam,
  channel,
  chequeredPlate,
  expandedMesh,
  flat,
  galvanisedSheet,
  hollowSection,
  perMetre,
  perSquareMetre,
  round,
  roundTube,
  STAINLESS_304,
  square,
  weldedMesh,
} from './weight.ts';

/** kg/m of one pound per foot. */
const POUND_PER_FOOT = 1.488164;

/** Fails when `actual` is further than `percent` from what the tables print. */
function expectWithin(percent: number, actual: number, printed: number) {
  expect(Math.abs(actual - printed) / printed).toBeLessThan(percent / 100);
}

describe('the theoretical weight of a metre', () => {
  it.each([
    ['6', 0.222],
    ['8', 0.395],
    ['9.525', 0.56],
    ['12', 0.888],
    ['12.7', 0.994],
    ['15.875', 1.552],
    ['19.05', 2.235],
    ['25.4', 3.973],
    ['35.81', 7.907],
  ])('of rebar of %s mm is what NTP 341.031 prints', (diameter, kg) => {
    expectWithin(0.3, perMetre(round(Number(diameter))), kg);
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
    ['1', '1/8', 0.8],
    ['2', '1/4', 3.19],
    ['3', '1/4', 4.9],
    ['4', '3/8', 9.8],
    ['6', '1/2', 19.6],
  ])('of an angle of %s" x %s" is what ASTM A6 prints', (leg, thickness, pounds) => {
    expectWithin(1.5, perMetre(angle(inches(leg), inches(thickness))), pounds * POUND_PER_FOOT);
  });

  it.each(BEAMS)('of a W$nominal x $pounds beam is what its name says', ({ pounds, section }) => {
    expectWithin(3, perMetre(beam(section)), pounds * POUND_PER_FOOT);
  });

  it.each(CHANNELS)('of a C$nominal x $pounds channel is what its name says', (named) => {
    expectWithin(2, perMetre(channel(named.section)), named.pounds * POUND_PER_FOOT);
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
    expectWithin(0.5, weldedMesh(wire, pitch), kg);
  });

  it('of expanded metal is that of the sheet where nothing was stretched', () => {
    expect(expandedMesh(3, 2, 6)).toBeCloseTo(perSquareMetre(2), 6);
    expect(expandedMesh(3, 2, 24)).toBeCloseTo(perSquareMetre(2) / 4, 6);
  });
});
