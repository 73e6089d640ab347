/** Actual dimensions of a nominal size, in mm. */
export interface FlangedSection {
  depth: number;
  flangeWidth: number;
  web: number;
  /** The mean of the tapered flange of a channel. */
  flange: number;
}

type Row = readonly [depth: number, web: number, flangeWidth: number, flange: number];

/** Wide-flange beams by depth (in) x lb/ft. Inches; AISC Manual, table 1-1 (ASTM A6). */
const beams: Readonly<Record<string, Row>> = {
  '4x13': [4.16, 0.28, 4.06, 0.345],
  '5x16': [5.01, 0.24, 5, 0.36],
  '5x19': [5.15, 0.27, 5.03, 0.43],
  '6x9': [5.9, 0.17, 3.94, 0.215],
  '6x12': [6.03, 0.23, 4, 0.28],
  '6x15': [5.99, 0.23, 5.99, 0.26],
  '6x16': [6.28, 0.26, 4.03, 0.405],
  '6x20': [6.2, 0.26, 6.02, 0.365],
  '6x25': [6.38, 0.32, 6.08, 0.455],
  '8x10': [7.89, 0.17, 3.94, 0.205],
  '8x13': [7.99, 0.23, 4, 0.255],
  '8x15': [8.11, 0.245, 4.02, 0.315],
  '8x18': [8.14, 0.23, 5.25, 0.33],
  '8x21': [8.28, 0.25, 5.27, 0.4],
  '8x24': [7.93, 0.245, 6.5, 0.4],
  '8x28': [8.06, 0.285, 6.54, 0.465],
  '8x31': [8, 0.285, 8, 0.435],
  '8x35': [8.12, 0.31, 8.02, 0.495],
  '8x40': [8.25, 0.36, 8.07, 0.56],
  '10x12': [9.87, 0.19, 3.96, 0.21],
  '10x15': [9.99, 0.23, 4, 0.27],
  '10x17': [10.1, 0.24, 4.01, 0.33],
  '10x19': [10.2, 0.25, 4.02, 0.395],
  '10x22': [10.2, 0.24, 5.75, 0.36],
  '10x26': [10.3, 0.26, 5.77, 0.44],
  '10x30': [10.5, 0.3, 5.81, 0.51],
  '10x33': [9.73, 0.29, 7.96, 0.435],
  '10x39': [9.92, 0.315, 7.99, 0.53],
  '10x45': [10.1, 0.35, 8.02, 0.62],
  '12x14': [11.9, 0.2, 3.97, 0.225],
  '12x16': [12, 0.22, 3.99, 0.265],
  '12x19': [12.2, 0.235, 4.01, 0.35],
  '12x22': [12.3, 0.26, 4.03, 0.425],
  '12x26': [12.2, 0.23, 6.49, 0.38],
  '12x30': [12.3, 0.26, 6.52, 0.44],
  '12x40': [11.9, 0.295, 8.01, 0.515],
  '14x22': [13.7, 0.23, 5, 0.335],
  '14x26': [13.9, 0.255, 5.03, 0.42],
  '14x30': [13.8, 0.27, 6.73, 0.385],
  '16x26': [15.7, 0.25, 5.5, 0.345],
  '16x31': [15.9, 0.275, 5.53, 0.44],
};

/** American standard channels, with the mean flange. Inches; AISC Manual, table 1-5. */
const channels: Readonly<Record<string, Row>> = {
  '3x4.1': [3, 0.17, 1.41, 0.273],
  '3x5': [3, 0.258, 1.5, 0.273],
  '4x5.4': [4, 0.184, 1.58, 0.296],
  '4x7.25': [4, 0.321, 1.72, 0.296],
  '5x6.7': [5, 0.19, 1.75, 0.32],
  '5x9': [5, 0.325, 1.89, 0.32],
  '6x8.2': [6, 0.2, 1.92, 0.343],
  '6x10.5': [6, 0.314, 2.03, 0.343],
  '6x13': [6, 0.437, 2.16, 0.343],
  '8x11.5': [8, 0.22, 2.26, 0.39],
  '8x13.75': [8, 0.303, 2.34, 0.39],
  '10x15.3': [10, 0.24, 2.6, 0.436],
  '10x20': [10, 0.379, 2.74, 0.436],
  '12x20.7': [12, 0.282, 2.94, 0.501],
  '12x25': [12, 0.387, 3.05, 0.501],
};

/** Outer diameters of pipe in mm by nominal inches. ASME B36.10M. */
const pipes: Readonly<Record<string, number>> = {
  0.125: 10.3,
  0.25: 13.7,
  0.375: 17.1,
  0.5: 21.3,
  0.75: 26.7,
  1: 33.4,
  1.25: 42.2,
  1.5: 48.3,
  2: 60.3,
  2.5: 73,
  3: 88.9,
  4: 114.3,
  5: 141.3,
  6: 168.3,
  8: 219.1,
  10: 273.1,
  12: 323.9,
};

/** Null for an unknown size. */
export function flangedSection(
  family: 'beam' | 'channel',
  depthInches: number,
  poundsPerFoot: number,
): FlangedSection | null {
  const row = (family === 'beam' ? beams : channels)[`${depthInches}x${poundsPerFoot}`];
  if (!row) return null;
  const [depth, web, flangeWidth, flange] = row.map((inches) => inches * 25.4) as [
    number,
    number,
    number,
    number,
  ];
  return { depth, web, flangeWidth, flange };
}

/** Outer diameter in mm; null for an unknown size. */
export function pipeDiameter(nominalInches: number): number | null {
  return pipes[nominalInches] ?? null;
}
