import { rebarGrades } from '../lexicon/grades.ts';
import { isSameLength } from '../sizes/measure.ts';
import { byArea, roundArea } from './area.ts';
import { usualOfBars } from './defaults.ts';
import { circle, drawn } from './shape.ts';
import { solidBar } from './solid-bar.ts';

/** Ribs and norms name it; sheets with ribs are checkered. */
const ribbed = { words: ['corrugado', 'estriado', ...rebarGrades] };
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

export const rebar = solidBar({
  name: 'rebar',
  namings: [
    { head: 'barra', ...ribbed, signs: ['varilla'] },
    { head: 'varilla', ...ribbed, signs: ['fierro', 'acero'], without: smooth },
    { head: 'fierro', ...ribbed },
    { head: 'fierro', signs: ['varilla'], without: smooth },
    { head: 'acero', ...ribbed, signs: ['varilla', 'refuerzo'] },
    { head: 'cabilla', without: smooth },
    { head: 'corrugado' },
  ],
  forms: [['s']],
  // It begins at 6 mm; the thickest is 1 3/8".
  bareSides: { inchesBelow: 6, millimetresFrom: 6 },
  usual: { ...usualOfBars, lengths: [9, 12, 6], grades: ['A615-G60'] },
  weigh: byArea(({ sizes: [named] }) => (named ? roundArea(actualDiameter(named.mm)) : null)),
  labels: { across: 'Diámetro', down: '', wall: '' },
  draw: ({ sizes: [d] }) => (d ? drawn(circle(d.mm / 2, d.mm / 2), [d.mm, d.mm]) : null),
});

function actualDiameter(named: number): number {
  const [, diameter] = rounded.find(([inches]) => isSameLength(inches, named)) ?? [];
  return diameter ?? named;
}
