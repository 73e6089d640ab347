/** Inch sizes of sections, drills and discs in the trade. */
export const sectionInches: readonly number[] = [
  0.25, 0.3125, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.125, 1.25, 1.375, 1.5, 1.75, 2, 2.5, 3, 3.5, 4,
  5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24,
];

/** Tolerances of shafts (ISO 286) on calibrated bars, by their number: `h9`. */
export const shaftTolerance = { letter: 'h', grades: [6, 7, 8, 9, 10, 11, 12] } as const;

/** Delivered thickness in mm of sheets that are named in inches. Tables of Peruvian mills. */
export const sheetMillimetres: readonly (readonly [inches: number, mm: number])[] = [
  [1 / 54, 0.45],
  [1 / 40, 0.6],
  [1 / 32, 0.8],
  [1 / 27, 0.9],
  [1 / 20, 1.2],
  [1 / 16, 1.5],
  [5 / 64, 2],
  [3 / 32, 2.5],
  [1 / 8, 3],
  [5 / 32, 4],
  [3 / 16, 4.5],
  [1 / 4, 6],
  [5 / 16, 8],
  [3 / 8, 9],
  [1 / 2, 12],
  [5 / 8, 16],
  [3 / 4, 19],
  [1, 25],
];

/** Denominators of thin sheets, which no ruler has: `plancha galvanizada 1/27`. */
export const sheetDenominators: readonly number[] = [20, 27, 40, 54];

/** Delivered sides in mm of sheets that are named in feet. */
export const sheetSides: readonly (readonly [feet: number, mm: number])[] = [
  [3, 900],
  [4, 1200],
  [5, 1500],
  [6, 1800],
  [8, 2400],
  [10, 3000],
  [20, 6000],
];

/** Sides of sheets in metres, as names write them without a unit. */
export const sheetMetres: readonly number[] = [
  0.6, 0.8, 0.83, 0.85, 0.851, 0.895, 0.9, 0.91, 0.914, 1, 1.05, 1.1, 1.2, 1.22, 1.25, 1.5, 1.52,
  1.524, 1.8, 1.83, 2, 2.15, 2.2, 2.3, 2.35, 2.4, 2.43, 2.44, 2.5, 2.6, 2.7, 3, 3.05, 3.6, 3.66, 4,
  4.2, 4.8, 5, 5.4, 6, 6.1, 12,
];
