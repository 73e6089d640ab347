import type { Family } from '../product.ts';
import { tool } from '../tool.ts';

/** A class of AWS A5.1, what it is for, how it is used, and soles per kg. */
const ELECTRODES: [
  grade: string,
  text: string,
  advice: string,
  perKg: number,
  diameters: string[],
][] = [
  [
    'E6011',
    'Penetración profunda, toda posición',
    'Corriente: alterna o continua (+).',
    15.5,
    ['3/32', '1/8', '5/32'],
  ],
  [
    'E6013',
    'Arco suave y buen acabado en chapa',
    'Corriente: alterna o continua (±).',
    14.8,
    ['3/32', '1/8', '5/32'],
  ],
  [
    'E7018',
    'Bajo hidrógeno para acero estructural',
    'Conservación: horno a 120 °C una vez abierto.',
    17.5,
    ['3/32', '1/8', '5/32', '3/16'],
  ],
  ['E6010', 'Celulósico para tubería y raíz', 'Corriente: solo continua (+).', 19, ['1/8', '5/32']],
];
/** Packs in kg, and what a kilogram costs in each. */
const PACKS: [kg: number, factor: number][] = [
  [1, 1],
  [5, 0.94],
  [20, 0.88],
];

export const electrodes: Family = {
  code: 23,
  category: 'ELECTRODOS',
  drafts: PACKS.flatMap(([kg, factor]) =>
    ELECTRODES.flatMap(([grade, text, advice, perKg, diameters]) =>
      diameters.map((diameter) =>
        tool({
          name: `ELECTRODO ${grade} ${diameter}" x ${kg} kg`,
          picture: 'electrodos',
          brief: `${text}. AWS A5.1 ${grade}.`,
          details: [
            `Dimensiones: diámetro ${diameter}", largo 350 mm; presentación de ${kg} kg.`,
            advice,
            'Uso: estructuras, tanques, mantenimiento y herrería.',
          ],
          price: perKg * factor * kg,
          marca: grade === 'E6013' ? 'Soldarco' : 'Electrandes',
        }),
      ),
    ),
  ),
};

/** Diameter in inches and mm, thickness in mm, bore in mm, top speed in rpm, soles. */
const DISCS: [string, number, number, number, number, number][] = [
  ['4 1/2', 115, 1, 22.2, 13300, 3.5],
  ['4 1/2', 115, 1.6, 22.2, 13300, 3.8],
  ['4 1/2', 115, 3.2, 22.2, 13300, 4.6],
  ['5', 125, 1.2, 22.2, 12200, 4.8],
  ['7', 178, 1.6, 22.2, 8500, 7.9],
  ['7', 178, 3.2, 22.2, 8500, 8.5],
  ['9', 230, 1.9, 22.2, 6600, 11.5],
  ['9', 230, 3.2, 22.2, 6600, 12.5],
  ['14', 355, 2.8, 25.4, 4400, 24],
];

export const discs: Family = {
  code: 24,
  category: 'DISCOS DE CORTE',
  drafts: ['Abracor', 'Ocelote'].flatMap((marca, index) =>
    DISCS.map(([inch, mm, thickness, bore, rpm, price]) =>
      tool({
        name: `DISCO CORTE METAL ${inch}" x ${thickness.toFixed(1)} mm ${marca.toUpperCase()}`,
        picture: 'disco',
        brief: `Corte de metal, ${mm} x ${thickness.toFixed(1)} x ${bore} mm.`,
        details: [
          `Velocidad máxima: ${rpm} rpm (80 m/s). Norma: EN 12413.`,
          'Abrasivo de óxido de aluminio con refuerzo de fibra de vidrio.',
          'Uso: tubos, perfiles, ángulos y barras de acero.',
        ],
        price: price * (1 + index * 0.12),
        marca,
      }),
    ),
  ),
};
