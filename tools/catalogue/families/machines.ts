import type { Family } from '../product.ts';
import { tool } from '../tool.ts';

/** Amperes at full load, brand, input voltage, largest electrode, weight in kg, soles. */
const WELDERS: [number, string, string, string, number, number][] = [
  [160, 'Soldarco', '220 V', '1/8"', 4.8, 489],
  [200, 'Soldarco', '220 V', '5/32"', 6.2, 629],
  [130, 'Kallpa', '220 V', '3/32"', 3.6, 369],
  [160, 'Kallpa', '220 V', '1/8"', 4.5, 439],
  [250, 'Soldarco', '220 V', '3/16"', 9.8, 1150],
  [200, 'Kallpa', '220 V', '5/32"', 5.9, 579],
  [180, 'Ferrum Sur', '220 V', '5/32"', 5.1, 519],
  [200, 'Ferrum Sur', '110 / 220 V', '5/32"', 7.4, 845],
  [140, 'Ferrum Sur', '220 V', '1/8"', 3.9, 399],
  [180, 'Kallpa', '220 V', '5/32"', 5.3, 499],
  [160, 'Ferrum Sur', '110 / 220 V', '1/8"', 5.6, 619],
];

export const welders: Family = {
  code: 15,
  category: 'MAQUINA DE SOLDAR',
  drafts: WELDERS.map(([amperes, marca, volts, electrode, kg, price]) =>
    tool({
      name: `MAQUINA DE SOLDAR INVERTER ${amperes} A ${volts} ${marca.toUpperCase()}`,
      picture: 'soldadora',
      brief: `Inverter de ${amperes} A para electrodo de hasta ${electrode}.`,
      details: [
        `Alimentación: ${volts}, 60 Hz.`,
        'Funciones: arranque en caliente, fuerza de arco y antipegado.',
        `Peso: ${kg} kg. Incluye pinza porta electrodo y pinza de tierra.`,
        'Uso: herrería, mantenimiento, estructuras livianas y obra.',
      ],
      price,
      marca,
    }),
  ),
};

/**
 * Disc in inches, watts, no-load speed in rpm, brand, soles. Only the one-hand
 * size that the picture shows; the large ones look different.
 */
const GRINDERS: [string, number, number, string, number][] = [
  ['4 1/2', 850, 11000, 'Ocelote', 199],
  ['4 1/2', 710, 11000, 'Kallpa', 149],
  ['4 1/2', 1010, 11000, 'Ocelote', 279],
  ['4 1/2', 900, 12000, 'Ferrum Sur', 219],
  ['5', 1100, 10000, 'Ocelote', 319],
  ['5', 1200, 11000, 'Ferrum Sur', 345],
  ['4 1/2', 1200, 11000, 'Kallpa', 259],
  ['4 1/2', 720, 11000, 'Ferrum Sur', 169],
  ['4 1/2', 850, 12000, 'Kallpa', 179],
  ['5', 1400, 9500, 'Ocelote', 389],
  ['5', 1050, 11000, 'Kallpa', 239],
];

export const grinders: Family = {
  code: 16,
  category: 'ESMERIL',
  drafts: GRINDERS.map(([disc, watts, rpm, marca, price]) =>
    tool({
      name: `ESMERIL ANGULAR ${disc}" ${watts} W ${marca.toUpperCase()}`,
      picture: 'esmeril',
      brief: `Esmeril angular de ${watts} W para disco de ${disc}".`,
      details: [
        `Velocidad en vacío: ${rpm} rpm. Alimentación: 220 V, 60 Hz.`,
        'Incluye guarda de protección, mango lateral y llave.',
        'Uso: corte, desbaste y pulido de metal.',
      ],
      price,
      marca,
    }),
  ),
};
