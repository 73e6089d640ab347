import { hollowSection, perMetre } from '../../../src/lib/weight/mass.ts';
import { inches } from '../inches.ts';
import { thinSurcharge } from '../price.ts';
import type { Draft, Family } from '../product.ts';
import { by, lengthWeight, steel } from '../steel.ts';

/** Bars and tubes leave the mill in pieces of this many metres. */
const LENGTH = 6;

/** A size in inches, and the walls in mm that it is rolled with from cold (LAF) and hot strip (LAC). */
interface Row {
  h: string;
  b: string;
  laf?: number[];
  lac?: number[];
}

const square = (side: string, laf: number[], lac: number[] = []): Row => ({
  h: side,
  b: side,
  laf,
  lac,
});

const SQUARE: Row[] = [
  square('1', [0.9, 1.2, 1.5], [1.5, 1.8, 2]),
  square('2', [], [1.5, 1.8, 2, 2.5, 3]),
  square('1 1/2', [1.2, 1.5], [1.5, 1.8, 2, 2.5]),
  square('4', [], [2, 2.5, 3, 4, 4.5, 6]),
  square('3', [], [2, 2.5, 3, 4]),
  square('3/4', [0.8, 0.9, 1.2, 1.5]),
  square('1 1/4', [0.9, 1.2, 1.5], [1.5, 2]),
  square('2 1/2', [], [2, 2.5, 3]),
  square('1/2', [0.8, 0.9, 1.2]),
  square('5/8', [0.9, 1.2]),
  square('7/8', [0.9, 1.2]),
  square('5', [], [3, 4.5, 6]),
  square('6', [], [3, 4.5, 6, 9]),
];

const RECTANGULAR: Row[] = [
  { h: '2', b: '1', laf: [0.9, 1.2, 1.5], lac: [1.5, 1.8, 2, 2.5, 3] },
  { h: '4', b: '2', lac: [2, 2.5, 3, 4, 4.5, 6] },
  { h: '3', b: '2', lac: [1.5, 2, 2.5, 3] },
  { h: '1 1/2', b: '3/4', laf: [0.9, 1.2, 1.5] },
  { h: '3', b: '1 1/2', lac: [1.5, 2, 2.5, 3] },
  { h: '1', b: '1/2', laf: [0.9, 1.2] },
  { h: '3', b: '1', lac: [1.5, 2] },
  { h: '2', b: '1 1/2', lac: [1.5, 2] },
  { h: '4', b: '3', lac: [2.5, 3] },
  { h: '5', b: '3', lac: [3, 4.5] },
  { h: '6', b: '2', lac: [2.5, 3] },
  { h: '6', b: '3', lac: [3, 4.5] },
  { h: '6', b: '4', lac: [3, 4.5, 6] },
  { h: '8', b: '4', lac: [4.5, 6] },
];

type Shape = 'CUADRADO' | 'RECTANGULAR';

interface Finish {
  label: string;
  picture: string;
  intro: string;
  norm: string;
  use: string;
  perKg: number;
}

const LAF: Finish = {
  label: 'LAF',
  picture: '',
  intro: 'de acero laminado en frío, de superficie lisa y sin óxido, lista para pintar',
  norm: 'ASTM A513',
  use: 'muebles metálicos, puertas, ventanas, estanterías y carpintería metálica',
  perKg: 5.3,
};

const LAC: Finish = {
  label: 'LAC',
  picture: '_negro',
  intro: 'de acero laminado en caliente, soldado por resistencia eléctrica (ERW)',
  norm: 'ASTM A500 Grado A',
  use: 'estructuras, portones, techos, carrocerías y soportes',
  perKg: 4.8,
};

const GALVANISED: Finish = {
  label: 'GALV.',
  picture: '_galvanizado',
  intro: 'de acero galvanizado por inmersión en caliente antes de conformarse',
  norm: 'ASTM A500 Grado A, Z180',
  use: 'cercos, invernaderos, estructuras livianas y portones a la intemperie',
  perKg: 6.4,
};

function hollow(shape: Shape, { h, b }: Row, wall: number, finish: Finish): Draft {
  const [height, width] = [inches(h), inches(b)];
  const kg = perMetre(hollowSection(height, width, wall));
  const walls = wall.toFixed(1);
  return steel({
    name: `TUBO ${shape} ${finish.label} ${h}" x ${b}" x ${walls} mm x ${LENGTH} m`,
    picture: `tubo_${shape.toLowerCase()}${finish.picture}`,
    intro: `Tubo ${shape.toLowerCase()} ${finish.intro}.`,
    norm: finish.norm,
    size: `${by(height, width)} (${h}" x ${b}"), espesor ${walls} mm, largo ${LENGTH} m`,
    weight: lengthWeight(kg, LENGTH),
    use: finish.use,
    perKg: finish.perKg * thinSurcharge(wall),
  });
}

function blackSteel(shape: Shape, rows: Row[]): Draft[] {
  return rows.flatMap((row) => [
    ...(row.laf ?? []).map((wall) => hollow(shape, row, wall, LAF)),
    ...(row.lac ?? []).map((wall) => hollow(shape, row, wall, LAC)),
  ]);
}

export const squareTubes: Family = {
  code: 1,
  category: 'TUBOS CUADRADOS',
  drafts: blackSteel('CUADRADO', SQUARE),
};

export const rectangularTubes: Family = {
  code: 2,
  category: 'TUBOS RECTANGULARES',
  drafts: blackSteel('RECTANGULAR', RECTANGULAR),
};

/** Walls in mm that galvanised sections are stocked with. */
const GALVANISED_SQUARE: [side: string, walls: number[]][] = [
  ['1', [1.2, 1.5]],
  ['2', [1.5, 2]],
  ['3/4', [0.9, 1.2]],
  ['1 1/2', [1.2, 1.5, 2]],
  ['1 1/4', [1.2, 1.5]],
];
const GALVANISED_RECTANGULAR: [h: string, b: string, walls: number[]][] = [
  ['2', '1', [1.2, 1.5, 2]],
  ['3', '1 1/2', [1.5, 2]],
  ['4', '2', [2, 2.5]],
  ['1 1/2', '3/4', [1.2, 1.5]],
];

export const galvanisedSquareTubes: Draft[] = GALVANISED_SQUARE.flatMap(([side, walls]) =>
  walls.map((wall) => hollow('CUADRADO', { h: side, b: side }, wall, GALVANISED)),
);

export const galvanisedRectangularTubes: Draft[] = GALVANISED_RECTANGULAR.flatMap(([h, b, walls]) =>
  walls.map((wall) => hollow('RECTANGULAR', { h, b }, wall, GALVANISED)),
);
