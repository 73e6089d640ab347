import { chequeredPlate, galvanisedSheet, perSquareMetre } from '../../../src/lib/weight/mass.ts';
import { interleave } from '../interleave.ts';
import { thinSurcharge } from '../price.ts';
import type { Draft, Family } from '../product.ts';
import { by, sheetWeight, steel } from '../steel.ts';

/** Width and length in metres. */
type Format = [width: number, length: number];
const STANDARD: Format = [1.2, 2.4];
const LARGE: Format = [1.5, 3];
const LONG: Format = [1.5, 6];

const format = ([width, length]: Format) => `${width.toFixed(2)} m x ${length.toFixed(2)} m`;

const COLD_ROLLED = [0.4, 0.5, 0.6, 0.75, 0.8, 0.9, 1, 1.2, 1.5, 1.9];

const coldRolled: Draft[] = COLD_ROLLED.map((t) =>
  steel({
    name: `PLANCHA LAF ${t.toFixed(2)} mm x ${format(STANDARD)}`,
    picture: 'plancha_laf',
    intro: 'Plancha laminada en frío, de superficie lisa y espesor uniforme.',
    norm: 'JIS G3141 SPCC-SD / ASTM A1008',
    size: `espesor ${t.toFixed(2)} mm, ${format(STANDARD)}`,
    weight: sheetWeight(perSquareMetre(t), ...STANDARD),
    use: 'muebles, tableros eléctricos, carrocerías, ductos y puertas',
    perKg: 5.1 * thinSurcharge(t),
  }),
);

/** The inch size that the trade asks for and the millimetres that the mill rolls. */
const HOT_ROLLED: [inch: string, mm: number, formats: Format[]][] = [
  ['1/16', 1.5, [STANDARD]],
  ['5/64', 2, [STANDARD]],
  ['3/32', 2.5, [STANDARD]],
  ['1/8', 3, [STANDARD, LARGE]],
  ['3/16', 4.5, [STANDARD, LARGE]],
  ['1/4', 6, [STANDARD, LARGE, LONG]],
  ['5/16', 8, [STANDARD, LONG]],
  ['3/8', 9, [STANDARD, LONG]],
  ['1/2', 12, [STANDARD, LONG]],
  ['5/8', 16, [STANDARD, LONG]],
  ['3/4', 19, [STANDARD, LONG]],
  ['1', 25, [STANDARD, LONG]],
];

const hotRolled: Draft[] = HOT_ROLLED.flatMap(([inch, t, formats]) =>
  formats.map((size) =>
    steel({
      name: `PLANCHA LAC A36 ${inch}" (${t.toFixed(1)} mm) x ${format(size)}`,
      picture: 'plancha_lisa',
      intro: 'Plancha estructural laminada en caliente.',
      norm: 'ASTM A36',
      size: `espesor ${t.toFixed(1)} mm (${inch}"), ${format(size)}`,
      weight: sheetWeight(perSquareMetre(t), ...size),
      use: 'bases, cartelas, tanques, tolvas, carrocerías y maquinaria',
      perKg: 4.6,
    }),
  ),
);

export const plates: Family = {
  code: 5,
  category: 'PLANCHAS LAF / LAC',
  drafts: interleave(hotRolled, coldRolled),
};

/** Thickness of the coated sheet in mm, and the sheets that it is cut to. */
const GALVANISED: [mm: number, formats: Format[]][] = [
  [0.3, [STANDARD]],
  [0.4, [STANDARD]],
  [0.45, [STANDARD]],
  [0.5, [STANDARD, [1, 2]]],
  [0.6, [STANDARD]],
  [0.75, [STANDARD]],
  [0.8, [STANDARD, [1, 2]]],
  [0.9, [STANDARD]],
  [1, [STANDARD]],
  [1.2, [STANDARD]],
  [1.5, [STANDARD]],
  [2, [STANDARD]],
  [3, [STANDARD]],
];
/** Zinc of both faces in g/m², and what it adds to the steel's thickness in mm (zinc: 7,140 kg/m³). */
const ZINC = 180;
const ZINC_MM = ZINC / 7140;

export const galvanisedSheets: Family = {
  code: 18,
  category: 'PLANCHAS GALVANIZADAS',
  drafts: GALVANISED.flatMap(([t, formats]) =>
    formats.map((size) =>
      steel({
        name: `PLANCHA GALVANIZADA ${t.toFixed(2)} mm x ${format(size)}`,
        picture: 'plancha_galvanizada',
        intro: 'Plancha de acero recubierta de zinc por inmersión en caliente, de flor regular.',
        norm: `ASTM A653 CS-B, Z${ZINC}`,
        size: `espesor ${t.toFixed(2)} mm, ${format(size)}`,
        weight: sheetWeight(galvanisedSheet(t - ZINC_MM, ZINC), ...size),
        use: 'ductos de aire, canaletas, cubiertas y forros a la intemperie',
        perKg: 6 * thinSurcharge(t),
      }),
    ),
  ),
};

const CHEQUERED: [inch: string, mm: number, formats: Format[]][] = [
  ['1/8', 3, [STANDARD, LARGE]],
  ['1/4', 6, [STANDARD, LARGE, LONG]],
  ['3/16', 4.5, [STANDARD, LARGE, LONG]],
  ['3/32', 2.5, [STANDARD, LARGE]],
  ['5/16', 8, [STANDARD, LONG]],
  ['3/8', 9, [LONG]],
];

export const chequeredPlates: Family = {
  code: 10,
  category: 'PLANCHAS ESTRIADAS',
  drafts: CHEQUERED.flatMap(([inch, t, formats]) =>
    formats.map((size) =>
      steel({
        name: `PLANCHA ESTRIADA A36 ${inch}" (${t.toFixed(1)} mm) x ${format(size)}`,
        picture: 'plancha_estriada',
        intro: 'Plancha laminada en caliente con relieve antideslizante en una cara.',
        norm: 'ASTM A786, calidad ASTM A36',
        size: `espesor de base ${t.toFixed(1)} mm (${inch}"), ${format(size)}`,
        weight: sheetWeight(chequeredPlate(t), ...size),
        use: 'pisos industriales, plataformas, peldaños y carrocerías',
        perKg: 4.9,
      }),
    ),
  ),
};

/** Eleven waves take up 84 mm of a strip of 914 mm: it covers 0.83 m. Strip width in metres. */
const STRIP = 0.914;
const ROOFING: [mm: number, lengths: number[]][] = [
  [0.22, [1.8, 2.4, 3, 3.6]],
  [0.14, [1.8, 3.6]],
  [0.2, [1.8, 3.6]],
  [0.25, [1.8, 3, 3.6]],
  [0.3, [1.8, 3, 3.6]],
  [0.4, [3.6]],
];

export const roofing: Family = {
  code: 17,
  category: 'CALAMINAS',
  drafts: ROOFING.flatMap(([t, lengths]) =>
    lengths.map((length) =>
      steel({
        name: `CALAMINA GALVANIZADA ${t.toFixed(2)} mm x 0.83 m x ${length.toFixed(2)} m`,
        picture: 'calamina',
        intro: 'Plancha ondulada de acero galvanizado, de 11 canales.',
        norm: 'ASTM A653, recubrimiento Z90',
        size: `espesor ${t.toFixed(2)} mm, ancho ${by(830)}, largo ${length.toFixed(2)} m`,
        weight: sheetWeight(perSquareMetre(t), STRIP, length),
        use: 'techos y cerramientos de viviendas, depósitos y granjas',
        perKg: 6.6 * thinSurcharge(t),
        marca: 'Techosur',
      }),
    ),
  ),
};
