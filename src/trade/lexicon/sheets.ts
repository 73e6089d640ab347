/** Surfaces of stainless sheets, which are no sizes. */
export const surfaces: readonly string[] = ['2b', '2d', '2r'];

/** Profiles of roofing sheets. */
export const roofingProfiles: readonly string[] = [
  'TR4',
  'TR5',
  'TR6',
  'T4',
  'T5',
  'T6',
  'R72',
  'R101',
  'KR18',
  '5V',
];

/** Thickness in mm without and with the tears of a checkered plate (EN 10363). */
export const tearPairs: readonly string[] = ['3/5', '4/6', '5/7', '6/8', '8/10', '10/12'];

/** Welded mesh by its code, its steel in mm² per metre: wire and opening in mm (NTP 350.002; NCh 1173). */
export const meshCodes: Readonly<Record<string, readonly [wire: number, opening: number]>> = {
  q84: [4.0, 150],
  q106: [4.5, 150],
  q139: [5.15, 150],
  q158: [5.5, 150],
  q188: [6.0, 150],
  q221: [6.5, 150],
  q257: [7.0, 150],
  q335: [8.0, 150],
  c92: [4.2, 150],
  c139: [4.2, 100],
  c188: [6.0, 150],
  c196: [5.0, 100],
  c257: [7.0, 150],
  c283: [6.0, 100],
  c335: [8.0, 150],
};

/** Sheet thickness in mm by gauge, rounded as Peruvian mills do. */
export const gauges: Readonly<Record<string, string>> = {
  14: '2.0',
  16: '1.5',
  18: '1.2',
  20: '0.9',
  22: '0.8',
  24: '0.6',
  26: '0.45',
  28: '0.4',
  30: '0.3',
};

/** Gauges with a letter; smaller ones name channels: `C15`. */
export const gaugeCodes: readonly string[] = [
  14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
].map((gauge) => `C${gauge}`);

/** Wires in mm of welded mesh of 6 by 6 inches, by their gauge: `6x6-10/10` (ASTM A82). */
export const wireGauges: Readonly<Record<string, number>> = { 4: 5.72, 6: 4.88, 8: 4.11, 10: 3.43 };
