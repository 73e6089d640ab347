import type { Kind, SizeLines } from './kind.ts';

/** Finishes that a line means which leaves them open, most usual first. */
const steelFinishes = ['', 'NEGRO', 'LAC', 'LAF', 'GALV.', 'INOX'] as const;

const usualOfSteel = { finishes: steelFinishes, grades: [], lengths: [], formats: [] };

/** The lengths of bars, tubes and profiles in metres; 6.10 m in Mexico. */
export const usualOfBars = { ...usualOfSteel, lengths: [6, 6.1] };
const usualOfSheets = {
  ...usualOfSteel,
  formats: ['1.20 m x 2.40 m', '1.22 m x 2.44 m'],
};

/** `2" x 1"` and `1.5 mm x 6 m` */
const sectionFirst: SizeLines = ({ across, mass, thickness, format }) => [
  [...across],
  [...mass, ...thickness, ...format],
];

/** What most kinds have in common. */
const plain = {
  alsoCalled: () => [],
  calledBySize: [],
  variantOf: () => null,
  isOther: null,
  isSideOnce: false,
  isBlack: true,
  hasPlainVariant: false,
  isUnnamed: false,
} satisfies Partial<Kind>;

/** A bar, tube or profile. */
export const bar = {
  ...plain,
  usual: usualOfBars,
  form: 'bar',
  soldAs: () => 'bar',
  leading: 'size',
  lines: sectionFirst,
} satisfies Partial<Kind>;

/** A plate, mesh or sheet of roofing. */
export const sheet = {
  ...plain,
  usual: usualOfSheets,
  form: 'sheet',
  soldAs: () => 'sheet',
  leading: 'size',
} satisfies Partial<Kind>;
