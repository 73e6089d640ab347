import { expandedMesh, weldedMesh } from '../../../src/lib/weight/mass.ts';
import { interleave } from '../interleave.ts';
import type { Draft, Family } from '../product.ts';
import { by, sheetWeight, steel } from '../steel.ts';

/** Wire in mm, pitch in mm, panel in metres. */
const WELDED: [wire: number, pitch: number, width: number, length: number][] = [
  [4.2, 100, 2.4, 6],
  [5.5, 150, 2.4, 6],
  [6, 150, 2.4, 6],
  [5.5, 100, 2.4, 6],
  [4.2, 150, 2.4, 6],
  [6, 100, 2.4, 6],
  [5, 100, 2.4, 6],
  [5, 150, 2.4, 6],
  [7, 150, 2.4, 6],
  [8, 150, 2.4, 6],
  [6, 200, 2.4, 6],
  [8, 200, 2.4, 6],
  [3.4, 50, 1.2, 2.4],
  [2.7, 25, 1.2, 2.4],
];

const welded: Draft[] = WELDED.map(([wire, pitch, width, length]) =>
  steel({
    name: `MALLA ELECTROSOLDADA ${wire.toFixed(1)} mm ${pitch / 10} x ${pitch / 10} cm x ${width.toFixed(2)} m x ${length.toFixed(2)} m`,
    picture: 'malla_electrosoldada',
    intro: 'Panel de alambres de acero trefilado, soldados por resistencia en cada cruce.',
    norm: 'ASTM A1064, NTP 350.002',
    size: `alambre de ${by(wire)}, cocada de ${by(pitch, pitch)}, panel de ${width.toFixed(2)} x ${length.toFixed(2)} m`,
    weight: sheetWeight(weldedMesh(wire, pitch, pitch), width, length),
    use: 'losas, pisos industriales, muros, veredas y cercos',
    perKg: 5.4,
    marca: 'Mallandes',
  }),
);

/** Thickness and strand in mm; short and long way of the diamond in mm. */
const EXPANDED: [thickness: number, strand: number, short: number, long: number][] = [
  [2, 3, 25, 60],
  [1.5, 2, 16, 40],
  [3, 3, 30, 75],
  [1, 1.5, 10, 25],
  [1.5, 2.5, 20, 45],
  [2, 2.5, 20, 45],
  [2.5, 3, 25, 60],
  [4, 4, 30, 75],
  [3, 4.5, 40, 100],
  [4.5, 5, 40, 100],
];

const expanded: Draft[] = EXPANDED.map(([thickness, strand, short, long]) =>
  steel({
    name: `MALLA EXPANDIDA ${thickness.toFixed(1)} mm ${short} x ${long} mm x 1.20 m x 2.40 m`,
    picture: 'malla_expandida',
    intro: 'Metal desplegado en rombos: una sola pieza, sin soldaduras ni cruces sueltos.',
    norm: 'EMMA 557, plancha ASTM A1011',
    size: `espesor ${by(thickness)}, nervio ${by(strand)}, rombo de ${by(short, long)}, panel de 1.20 x 2.40 m`,
    weight: sheetWeight(expandedMesh(strand, thickness, short), 1.2, 2.4),
    use: 'cercos, protectores de máquinas, rejillas, pasarelas y estantes',
    perKg: 7.8,
    marca: 'Mallandes',
  }),
);

export const meshes: Family = {
  code: 13,
  category: 'MALLAS',
  drafts: interleave(welded, expanded),
};
