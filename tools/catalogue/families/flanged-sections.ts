import { type FlangedSection, flangedSection } from '../../../src/lib/weight/standard-sections.ts';

/** A beam or channel of ASTM A6, known by its nominal depth and weight. */
export interface NamedSection {
  /** Depth in inches, nominal. */
  nominal: number;
  /** Pounds per foot, nominal. */
  pounds: number;
  section: FlangedSection;
}

/** Throws a RangeError for one that the standard does not list. */
function named(family: 'beam' | 'channel', nominal: number, pounds: number): NamedSection {
  const section = flangedSection(family, nominal, pounds);
  if (!section) throw new RangeError(`Not in ASTM A6: ${family} ${nominal} x ${pounds}`);
  return { nominal, pounds, section };
}

const beam = (nominal: number, pounds: number, lengths: number[]) => ({
  ...named('beam', nominal, pounds),
  lengths,
});

/** Wide-flange beams (W) with the lengths in metres that are stocked. */
export const BEAMS: (NamedSection & { lengths: number[] })[] = [
  beam(4, 13, [6]),
  beam(6, 9, [6, 12]),
  beam(6, 12, [6]),
  beam(6, 15, [6, 12]),
  beam(6, 20, [6]),
  beam(6, 25, [6]),
  beam(8, 10, [6, 12]),
  beam(8, 13, [6]),
  beam(8, 15, [6]),
  beam(8, 18, [6, 12]),
  beam(8, 21, [6]),
  beam(8, 24, [6]),
  beam(8, 31, [6, 12]),
  beam(10, 12, [6]),
  beam(10, 15, [6]),
  beam(10, 22, [6, 12]),
  beam(10, 26, [6]),
  beam(10, 33, [6]),
  beam(12, 14, [6]),
  beam(12, 19, [6]),
  beam(12, 26, [6, 12]),
  beam(12, 40, [12]),
  beam(14, 22, [12]),
  beam(14, 30, [12]),
  beam(16, 26, [12]),
];

const channel = (nominal: number, pounds: number) => named('channel', nominal, pounds);

/** American standard channels (C). */
export const CHANNELS: NamedSection[] = [
  channel(4, 5.4),
  channel(6, 8.2),
  channel(3, 4.1),
  channel(3, 5),
  channel(4, 7.25),
  channel(5, 6.7),
  channel(5, 9),
  channel(6, 10.5),
  channel(6, 13),
  channel(8, 11.5),
  channel(8, 13.75),
  channel(10, 15.3),
  channel(10, 20),
  channel(12, 20.7),
];
