import { inches, millimetres } from '../inches.ts';
import { interleave } from '../interleave.ts';
import type { Draft, Family } from '../product.ts';
import { tool } from '../tool.ts';

/** The size in inches, millimetres or as a drill gauge (ASME B94.11M), with the gauge's mm. */
const DRILLS: [label: string, mm: number][] = [
  ...['1/16', '5/64', '3/32', '1/8', '5/32', '3/16', '1/4', '5/16', '3/8', '7/16', '1/2'].map(
    (size): [string, number] => [`${size}"`, inches(size)],
  ),
  ...[3, 4, 5, 5.5, 6, 6.5, 8, 10, 12].map((mm): [string, number] => [`${mm} mm`, mm]),
  ['#30', 3.264],
  ['#21', 4.039],
  ['#7', 5.105],
];
const COATED = 'TITANIO';

function drill([label, mm]: [string, number], coated: boolean): Draft {
  return tool({
    name: `BROCA HSS ${coated ? `${COATED} ` : ''}${label}${label.startsWith('#') ? ` (${mm.toFixed(2)} mm)` : ''}`,
    picture: 'brocas',
    brief: `Acero rápido HSS${coated ? ' con nitruro de titanio' : ''}, DIN 338.`,
    details: [
      `Dimensiones: diámetro ${mm.toFixed(2)} mm, punta de ${coated ? 135 : 118}°, zanco recto.`,
      'Uso: acero, fierro fundido, aluminio y bronce.',
    ],
    price: (1.6 + mm ** 1.6 * 0.34) * (coated ? 1.45 : 1),
    marca: 'Brocamet',
  });
}

export const drills: Family = {
  code: 25,
  category: 'BROCAS',
  drafts: [
    ...DRILLS.map((size) => drill(size, false)),
    ...DRILLS.filter(([label]) => label.endsWith('"')).map((size) => drill(size, true)),
  ],
};

/** Length in inches, what sets it apart, its brand and soles. */
const PLIERS: [string, string, string, string, number][] = [
  ['8', 'UNIVERSAL', 'Mango bimaterial, corte lateral templado', 'Vizcacha', 32],
  ['7', 'UNIVERSAL', 'Mango bimaterial, corte lateral templado', 'Vizcacha', 28.5],
  ['6', 'UNIVERSAL', 'Mango bimaterial, corte lateral templado', 'Vizcacha', 25],
  ['8', 'UNIVERSAL AISLADO 1000 V', 'Mango aislado, IEC 60900', 'Vizcacha', 58],
  ['7', 'UNIVERSAL AISLADO 1000 V', 'Mango aislado, IEC 60900', 'Vizcacha', 52],
  ['8', 'UNIVERSAL REFORZADO', 'Cromo vanadio, palanca alta', 'Ferrum Sur', 44],
  ['9 1/2', 'UNIVERSAL REFORZADO', 'Cromo vanadio, palanca alta', 'Ferrum Sur', 56],
  ['8', 'UNIVERSAL ECONÓMICO', 'Acero al carbono, mango de PVC', 'Cerromax', 16.5],
  ['6', 'UNIVERSAL ECONÓMICO', 'Acero al carbono, mango de PVC', 'Cerromax', 13.5],
];

export const pliers: Family = {
  code: 28,
  category: 'ALICATE',
  drafts: PLIERS.map(([size, kind, text, marca, price]) =>
    tool({
      name: `ALICATE ${kind} ${size}" ${marca.toUpperCase()}`,
      picture: 'alicate',
      brief: `${text}.`,
      details: [
        `Dimensiones: largo ${size}" (${millimetres(inches(size))} mm). Norma: ISO 5746.`,
        'Uso: sujetar, doblar y cortar alambre y cable.',
      ],
      price,
      marca,
    }),
  ),
};

const SPANNERS_MM = [5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 24, 27, 30, 32];
const SPANNERS_INCH = [
  '1/4',
  '5/16',
  '3/8',
  '7/16',
  '1/2',
  '9/16',
  '5/8',
  '11/16',
  '3/4',
  '7/8',
  '15/16',
  '1',
  '1 1/8',
  '1 1/4',
];

function spanner(label: string, mm: number): Draft {
  return tool({
    name: `LLAVE MIXTA ${label} LLAVERAL`,
    picture: 'llave',
    brief: 'Cromo vanadio, boca y corona a 15°. ISO 7738.',
    details: [
      `Dimensiones: boca ${millimetres(mm)} mm${label.endsWith('"') ? ` (${label})` : ''}, corona de 12 puntas.`,
      'Acabado: cromado satinado.',
      'Uso: montaje y mantenimiento mecánico.',
    ],
    price: 4.5 + mm ** 1.35 * 0.36,
    marca: 'Llaveral',
  });
}

const SPANNER_SETS: [pieces: number, range: string, price: number][] = [
  [6, '8 a 17 mm', 69],
  [8, '8 a 19 mm', 99],
  [12, '6 a 22 mm', 159],
  [14, '8 a 24 mm', 199],
  [11, '1/4" a 7/8"', 149],
];

export const spanners: Family = {
  code: 29,
  category: 'LLAVE',
  drafts: [
    ...SPANNER_SETS.map(([pieces, range, price]) =>
      tool({
        name: `JUEGO DE LLAVES MIXTAS ${pieces} PIEZAS ${range} LLAVERAL`,
        picture: 'llave',
        brief: `Juego de ${pieces} llaves mixtas de cromo vanadio.`,
        details: [
          `Contenido: ${pieces} llaves de ${range}, en estuche enrollable. Norma: ISO 7738.`,
          'Uso: talleres mecánicos, maestranzas y montaje.',
        ],
        price,
        marca: 'Llaveral',
      }),
    ),
    ...interleave(
      SPANNERS_MM.map((mm) => spanner(`${mm} mm`, mm)),
      SPANNERS_INCH.map((size) => spanner(`${size}"`, inches(size))),
    ),
  ],
};

/** Jaw in inches, opening in mm, kg, brand, soles. */
const VICES: [string, number, number, string, number][] = [
  ['4', 100, 8.5, 'Yunque', 189],
  ['5', 125, 12.5, 'Yunque', 259],
  ['6', 150, 18, 'Yunque', 349],
  ['8', 200, 29, 'Yunque', 589],
  ['3', 75, 5, 'Prensamax', 119],
  ['4', 100, 7.8, 'Prensamax', 165],
  ['5', 125, 11.5, 'Prensamax', 229],
  ['6', 150, 16.5, 'Prensamax', 309],
  ['8', 200, 26, 'Prensamax', 519],
];

export const vices: Family = {
  code: 30,
  category: 'PRENSA',
  drafts: VICES.map(([jaw, opening, kg, marca, price]) =>
    tool({
      name: `PRENSA DE BANCO ${jaw}" BASE GIRATORIA ${marca.toUpperCase()}`,
      picture: 'prensa',
      brief: `Prensa de banco de ${jaw}" con base giratoria y yunque.`,
      details: [
        `Dimensiones: mordaza ${jaw}" (${millimetres(inches(jaw))} mm), abertura ${opening} mm. Peso: ${kg} kg.`,
        'Cuerpo de fierro fundido, mordazas de acero templado intercambiables.',
        'Uso: talleres de soldadura, maestranza y carpintería metálica.',
      ],
      price,
      marca,
    }),
  ),
};
