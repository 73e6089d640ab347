import { perMetre, rebar as rebarArea, round, square } from '../../../src/lib/weight/mass.ts';
import { inches } from '../inches.ts';
import type { Family } from '../product.ts';
import { by, lengthWeight, steel } from '../steel.ts';

const LENGTH = 6;

/** A size as the trade names it: in inches, or in millimetres. */
type Size = string | number;
const mm = (size: Size) => (typeof size === 'number' ? size : inches(size));
const label = (size: Size) => (typeof size === 'number' ? `${size} mm` : `${size}"`);

const ROUND: Size[] = [
  '1/2',
  '5/8',
  '3/8',
  '3/4',
  '1',
  '1/4',
  5.5,
  '5/16',
  '7/8',
  '1 1/8',
  '1 1/4',
  '1 1/2',
  '1 3/4',
  '2',
  '2 1/2',
  '3',
  '3 1/2',
  '4',
];

export const roundBars: Family = {
  code: 12,
  category: 'BARRAS REDONDAS',
  drafts: ROUND.map((size) =>
    steel({
      name: `BARRA REDONDA LISA A36 ${label(size)} x ${LENGTH} m`,
      picture: 'barras',
      intro: 'Barra de sección circular, lisa, laminada en caliente.',
      norm: 'ASTM A36',
      size: `diámetro ${by(mm(size))}${typeof size === 'string' ? ` (${label(size)})` : ''}, largo ${LENGTH} m`,
      weight: lengthWeight(perMetre(round(mm(size))), LENGTH),
      use: 'rejas, pernos, ejes simples, tensores y herrería',
      perKg: 4.7,
    }),
  ),
};

const SQUARE: Size[] = [12, 9, 15, '1/2', '3/8', '5/8', '3/4', '7/8', '1', '1 1/4', '1 1/2', '2'];

export const squareBars: Family = {
  code: 20,
  category: 'BARRAS CUADRADAS',
  drafts: SQUARE.map((size) =>
    steel({
      name: `BARRA CUADRADA A36 ${label(size)} x ${LENGTH} m`,
      picture: 'barra_cuadrada',
      intro: 'Barra maciza de sección cuadrada, laminada en caliente.',
      norm: 'ASTM A36',
      size: `lado ${by(mm(size))}${typeof size === 'string' ? ` (${label(size)})` : ''}, largo ${LENGTH} m`,
      weight: lengthWeight(perMetre(square(mm(size))), LENGTH),
      use: 'rejas ornamentales, portones, puertas y piezas forjadas',
      perKg: 4.8,
    }),
  ),
};

const REBAR: Size[] = ['1/2', '3/8', '5/8', 8, 12, 6, '3/4', '1', '1 3/8'];

/** The grades with their surcharge, and what each is for. */
const GRADES = [
  {
    label: 'A615-G60',
    norm: 'ASTM A615 Grado 60, NTP 341.031',
    intro: 'Barra corrugada para refuerzo de concreto, de límite de fluencia 4,220 kg/cm².',
    use: 'columnas, vigas, losas, zapatas y muros de concreto armado',
    factor: 1,
    lengths: [9, 12],
  },
  {
    label: 'A706-G60',
    norm: 'ASTM A706 Grado 60, NTP 339.186',
    intro: 'Barra corrugada soldable de baja aleación, de ductilidad controlada.',
    use: 'edificaciones sismorresistentes y armaduras que se sueldan',
    factor: 1.07,
    lengths: [9],
  },
];

export const rebar: Family = {
  code: 6,
  category: 'FIERRO CORRUGADO',
  drafts: GRADES.flatMap((grade) =>
    grade.lengths.flatMap((length) =>
      REBAR.map((size) =>
        steel({
          name: `FIERRO CORRUGADO ${grade.label} ${label(size)} x ${length} m`,
          picture: 'fierro_corrugado',
          intro: grade.intro,
          norm: grade.norm,
          size: `diámetro nominal ${label(size)}, largo ${length} m`,
          weight: lengthWeight(perMetre(rebarArea(mm(size))), length),
          use: grade.use,
          perKg: 4.2 * grade.factor,
        }),
      ),
    ),
  ),
};
