import { inches } from '../inches.ts';
import type { FlangedSection } from '../weight.ts';

/** A beam or channel of ASTM A6, known by its nominal depth and weight. */
export interface NamedSection {
  /** Depth in inches, nominal. */
  nominal: number;
  /** Pounds per foot, nominal. */
  pounds: number;
  section: FlangedSection;
}

/** Columns of the AISC tables, all in inches. `fillet` is `kdes - tf`. */
function section(
  nominal: number,
  pounds: number,
  depth: number,
  web: number,
  flangeWidth: number,
  flange: number,
  fillet = 0,
): NamedSection {
  const mm = inches('1');
  return {
    nominal,
    pounds,
    section: {
      depth: depth * mm,
      web: web * mm,
      flangeWidth: flangeWidth * mm,
      flange: flange * mm,
      fillet: fillet * mm,
    },
  };
}

/** Wide-flange beams (W) with the lengths in metres that are stocked. */
export const BEAMS: (NamedSection & { lengths: number[] })[] = [
  { ...section(4, 13, 4.16, 0.28, 4.06, 0.345, 0.25), lengths: [6] },
  { ...section(6, 9, 5.9, 0.17, 3.94, 0.215, 0.25), lengths: [6, 12] },
  { ...section(6, 12, 6.03, 0.23, 4, 0.28, 0.25), lengths: [6] },
  { ...section(6, 15, 5.99, 0.23, 5.99, 0.26, 0.25), lengths: [6, 12] },
  { ...section(6, 20, 6.2, 0.26, 6.02, 0.365, 0.25), lengths: [6] },
  { ...section(6, 25, 6.38, 0.32, 6.08, 0.455, 0.25), lengths: [6] },
  { ...section(8, 10, 7.89, 0.17, 3.94, 0.205, 0.3), lengths: [6, 12] },
  { ...section(8, 13, 7.99, 0.23, 4, 0.255, 0.3), lengths: [6] },
  { ...section(8, 15, 8.11, 0.245, 4.02, 0.315, 0.3), lengths: [6] },
  { ...section(8, 18, 8.14, 0.23, 5.25, 0.33, 0.3), lengths: [6, 12] },
  { ...section(8, 21, 8.28, 0.25, 5.27, 0.4, 0.3), lengths: [6] },
  { ...section(8, 24, 7.93, 0.245, 6.5, 0.4, 0.394), lengths: [6] },
  { ...section(8, 31, 8, 0.285, 8, 0.435, 0.394), lengths: [6, 12] },
  { ...section(10, 12, 9.87, 0.19, 3.96, 0.21, 0.3), lengths: [6] },
  { ...section(10, 15, 9.99, 0.23, 4, 0.27, 0.3), lengths: [6] },
  { ...section(10, 22, 10.2, 0.24, 5.75, 0.36, 0.3), lengths: [6, 12] },
  { ...section(10, 26, 10.3, 0.26, 5.77, 0.44, 0.3), lengths: [6] },
  { ...section(10, 33, 9.73, 0.29, 7.96, 0.435, 0.5), lengths: [6] },
  { ...section(12, 14, 11.9, 0.2, 3.97, 0.225, 0.3), lengths: [6] },
  { ...section(12, 19, 12.2, 0.235, 4.01, 0.35, 0.3), lengths: [6] },
  { ...section(12, 26, 12.2, 0.23, 6.49, 0.38, 0.3), lengths: [6, 12] },
  { ...section(12, 40, 11.9, 0.295, 8.01, 0.515, 0.505), lengths: [12] },
  { ...section(14, 22, 13.7, 0.23, 5, 0.335, 0.4), lengths: [12] },
  { ...section(14, 30, 13.8, 0.27, 6.73, 0.385, 0.4), lengths: [12] },
  { ...section(16, 26, 15.7, 0.25, 5.5, 0.345, 0.402), lengths: [12] },
];

/** American standard channels (C); the flange is the mean of its taper. */
export const CHANNELS: NamedSection[] = [
  section(4, 5.4, 4, 0.184, 1.58, 0.296),
  section(6, 8.2, 6, 0.2, 1.92, 0.343),
  section(3, 4.1, 3, 0.17, 1.41, 0.273),
  section(3, 5, 3, 0.258, 1.5, 0.273),
  section(4, 7.25, 4, 0.321, 1.72, 0.296),
  section(5, 6.7, 5, 0.19, 1.75, 0.32),
  section(5, 9, 5, 0.325, 1.89, 0.32),
  section(6, 10.5, 6, 0.314, 2.03, 0.343),
  section(6, 13, 6, 0.437, 2.16, 0.343),
  section(8, 11.5, 8, 0.22, 2.26, 0.39),
  section(8, 13.75, 8, 0.303, 2.34, 0.39),
  section(10, 15.3, 10, 0.24, 2.6, 0.436),
  section(10, 20, 10, 0.379, 2.74, 0.436),
  section(12, 20.7, 12, 0.282, 2.94, 0.501),
];
