import { rebarGrades } from '../lexicon/grades.ts';
import { lengthOfLast } from '../sizes/given-sizes.ts';
import { isSameLength, type Length, length } from '../sizes/measure.ts';
import { numberedValue } from '../sizes/numbering.ts';
import { noReading } from '../sizes/reading.ts';
import type { Token } from '../text/tokens.ts';
import { byArea, roundArea } from './area.ts';
import { usualOfBars } from './defaults.ts';
import { circle, drawn } from './shape.ts';
import { solidBar } from './solid-bar.ts';

/** Ribs and norms name it; sheets with ribs are checkered. */
const ribbed = { words: ['corrugado', 'estriado', 'legitimo', ...rebarGrades] };
const smooth = ['redondo', 'liso'];

/**
 * Rounded names of bars No. 9, 10 and 11 and the diameters with their nominal weight, in mm (ASTM
 * A615, NTP 341.031).
 */
const rounded: readonly (readonly [named: number, diameter: number])[] = [
  [28.575, 28.65],
  [31.75, 32.26],
  [34.925, 35.81],
];

/** Bars with ribs from No. 2 to the thickest that mills here roll. */
const barNumbers = ['#2', '#3', '#4', '#5', '#6', '#7', '#8', '#9', '#10', '#11'];

/** What makes a `varilla` rebar. */
const signsOfRebar = ['fierro', 'acero', 'antisismica', 'sismorresistente', ...barNumbers];

const bars = solidBar({
  name: 'rebar',
  namings: [
    { head: 'barra', ...ribbed, signs: ['varilla'] },
    { head: 'varilla', ...ribbed, signs: signsOfRebar, without: smooth },
    { head: 'fierro', ...ribbed },
    { head: 'fierro', signs: ['varilla'], without: smooth },
    { head: 'acero', ...ribbed, signs: ['varilla', 'refuerzo'] },
    { head: 'cabilla', without: smooth },
    { head: 'redondo', ...ribbed },
    { head: 'corrugado' },
    { head: 'grafil' },
  ],
  forms: [['s']],
  // It begins at 6 mm; the thickest is 1 3/8".
  bareSides: { inchesBelow: 6, millimetresFrom: 6 },
  usual: { ...usualOfBars, lengths: [9, 12, 6], grades: ['A615-G60'] },
  weigh: byArea(({ sizes: [named] }) => (named ? roundArea(actualDiameter(named.mm)) : null)),
  labels: { across: 'Diámetro', down: '', wall: '' },
  draw: ({ sizes: [d] }) => (d ? drawn(circle(d.mm / 2, d.mm / 2), [d.mm, d.mm]) : null),
});

/** Also named by its number, which is its diameter in eighths of an inch: `varilla #4 x 12 m`, `N° 4`. */
export const rebar: typeof bars = {
  ...bars,
  read(text) {
    const size = numberedSize(text.tokens);
    if (!size) return bars.read(text);
    const last = text.givens.at(-1);
    const long = last ? lengthOfLast(bars.usual.lengths, last, true) : null;
    const others = long ? text.givens.slice(0, -1) : text.givens;
    if (others.length === 0) return [{ ...noReading, sizes: [size], length: long }];
    return bars.read(text).filter(({ sizes: [read] }) => read && isSameLength(read.mm, size.mm));
  },
};

function numberedSize(tokens: readonly Token[]): Length | null {
  const token = tokens.find((candidate) => barInches(candidate) !== null);
  const number = numberedValue(tokens);
  const isNumbered = number !== null && barNumbers.includes(`#${number}`);
  const inches = token ? barInches(token) : isNumbered ? number / 8 : null;
  return inches === null ? null : length(inches, 'in');
}

/** The diameter that the number of a bar names: 1/2 for `#4`; null for other tokens. */
export function barInches({ kind, text }: Token): number | null {
  return kind === 'code' && barNumbers.includes(text) ? Number(text.slice(1)) / 8 : null;
}

function actualDiameter(named: number): number {
  const [, diameter] = rounded.find(([inches]) => isSameLength(inches, named)) ?? [];
  return diameter ?? named;
}
