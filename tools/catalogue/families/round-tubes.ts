import { perMetre, roundTube } from '../../../src/lib/weight/mass.ts';
import { inches } from '../inches.ts';
import { interleave } from '../interleave.ts';
import { thinSurcharge } from '../price.ts';
import type { Draft, Family } from '../product.ts';
import { by, lengthWeight, steel } from '../steel.ts';
import { galvanisedRectangularTubes, galvanisedSquareTubes } from './hollow-sections.ts';

const LENGTH = 6;

/** Outer diameter in inches; walls in mm, from cold and from hot strip. */
const TUBES: [diameter: string, laf: number[], lac: number[]][] = [
  ['1', [0.9, 1.2, 1.5], [1.5, 2]],
  ['2', [], [1.5, 2, 2.5, 3]],
  ['1 1/2', [1.2, 1.5], [1.5, 2, 2.5]],
  ['3/4', [0.9, 1.2, 1.5], []],
  ['3', [], [2, 2.5, 3]],
  ['1 1/4', [0.9, 1.2, 1.5], [1.5, 2]],
  ['1/2', [0.8, 0.9, 1.2], []],
  ['5/8', [0.9, 1.2], []],
  ['7/8', [0.9, 1.2], []],
  ['2 1/2', [], [2, 2.5]],
  ['4', [], [2, 3, 4.5]],
];

function tube(diameter: string, wall: number, kind: 'LAF' | 'LAC' | 'GALV.'): Draft {
  const mm = inches(diameter);
  const walls = wall.toFixed(1);
  const kinds = {
    LAF: {
      picture: 'tubo_redondo_laf',
      norm: 'ASTM A513',
      intro: 'Tubo redondo de acero laminado en frío, de superficie lisa, apto para curvar.',
      use: 'muebles, barandas, juegos infantiles y piezas curvadas',
      perKg: 5.3,
    },
    LAC: {
      picture: 'tubo_redondo_negro',
      norm: 'ASTM A500 Grado A',
      intro: 'Tubo redondo estructural de acero negro, soldado por resistencia eléctrica (ERW).',
      use: 'estructuras, postes, pasamanos, portones y jaulas de carga',
      perKg: 4.8,
    },
    'GALV.': {
      picture: 'tubo_redondo',
      norm: 'ASTM A500 Grado A, Z180',
      intro: 'Tubo redondo de fleje galvanizado por inmersión en caliente.',
      use: 'cercos, postes, invernaderos y barandas a la intemperie',
      perKg: 6.4,
    },
  };
  const { perKg, ...text } = kinds[kind];
  return steel({
    ...text,
    name: `TUBO REDONDO ${kind} ${diameter}" x ${walls} mm x ${LENGTH} m`,
    size: `diámetro exterior ${by(mm)} (${diameter}"), espesor ${walls} mm, largo ${LENGTH} m`,
    weight: lengthWeight(perMetre(roundTube(mm, wall)), LENGTH),
    perKg: perKg * thinSurcharge(wall),
  });
}

export const roundTubes: Family = {
  code: 3,
  category: 'TUBOS REDONDOS',
  drafts: TUBES.flatMap(([diameter, laf, lac]) => [
    ...laf.map((wall) => tube(diameter, wall, 'LAF')),
    ...lac.map((wall) => tube(diameter, wall, 'LAC')),
  ]),
};

const GALVANISED: [diameter: string, walls: number[]][] = [
  ['2', [1.5, 2]],
  ['1', [1.2, 1.5]],
  ['1 1/2', [1.5, 2]],
  ['3', [2, 2.5]],
  ['3/4', [1.2]],
  ['1 1/4', [1.5, 2]],
];

export const galvanisedTubes: Family = {
  code: 9,
  category: 'TUBOS GALVANIZADOS',
  drafts: interleave(
    GALVANISED.flatMap(([diameter, walls]) => walls.map((wall) => tube(diameter, wall, 'GALV.'))),
    galvanisedSquareTubes,
    galvanisedRectangularTubes,
  ),
};

/** Nominal size in inches, outer diameter in mm, walls in mm: ASME B36.10M. */
const PIPES: [nominal: string, diameter: number, sch40: number, sch80?: number][] = [
  ['1/2', 21.3, 2.77, 3.73],
  ['3/4', 26.7, 2.87, 3.91],
  ['1', 33.4, 3.38, 4.55],
  ['1 1/4', 42.2, 3.56],
  ['1 1/2', 48.3, 3.68, 5.08],
  ['2', 60.3, 3.91, 5.54],
  ['2 1/2', 73, 5.16],
  ['3', 88.9, 5.49, 7.62],
  ['4', 114.3, 6.02, 8.56],
  ['6', 168.3, 7.11],
  ['8', 219.1, 8.18],
];

function pipe(
  nominal: string,
  diameter: number,
  wall: number,
  schedule: number,
  galvanised: boolean,
): Draft {
  const walls = wall.toFixed(2);
  return steel({
    name: `TUBO ${galvanised ? 'GALV.' : 'NEGRO'} A53 SCH ${schedule} ${nominal}" x ${walls} mm x ${LENGTH} m`,
    picture: galvanised ? 'tubo_redondo' : 'tubo_redondo_negro',
    intro: galvanised
      ? 'Tubería de acero galvanizada por inmersión en caliente, con costura, para conducción.'
      : 'Tubería de acero negro con costura, de extremos biselados, para conducción y estructura.',
    norm: `ASTM A53 Grado B, SCH ${schedule}`,
    size: `diámetro nominal ${nominal}", exterior ${by(diameter)}, espesor ${walls} mm, largo ${LENGTH} m`,
    weight: lengthWeight(perMetre(roundTube(diameter, wall)), LENGTH),
    use: galvanised
      ? 'agua, aire comprimido, contra incendios y postes'
      : 'vapor, gas, aire, contra incendios y columnas tubulares',
    perKg: galvanised ? 7.4 : 6.1,
  });
}

export const pipes: Family = {
  code: 21,
  category: 'TUBERÍA SCH 40 / SCH 80',
  drafts: interleave(
    PIPES.map(([nominal, diameter, wall]) => pipe(nominal, diameter, wall, 40, false)),
    PIPES.slice(0, 9).map(([nominal, diameter, wall]) => pipe(nominal, diameter, wall, 40, true)),
    PIPES.flatMap(([nominal, diameter, , wall]) =>
      wall === undefined ? [] : [pipe(nominal, diameter, wall, 80, false)],
    ),
  ),
};
