import type { Family } from '../product.ts';
import { tool } from '../tool.ts';

/** Model, what it is, its brand and soles. All are rim locks with round bolts. */
const LOCKS: [name: string, text: string, marca: string, price: number][] = [
  ['SOBREPONER 2 GOLPES', 'Dos cerrojos, cilindro fijo y 3 llaves', 'Fortaleza', 62],
  ['SOBREPONER 3 GOLPES', 'Tres cerrojos, cilindro fijo y 3 llaves', 'Fortaleza', 78],
  ['SOBREPONER 2 GOLPES DERECHA', 'Dos cerrojos, para puerta derecha', 'Áncora', 68],
  ['SOBREPONER 2 GOLPES IZQUIERDA', 'Dos cerrojos, para puerta izquierda', 'Áncora', 68],
  ['SOBREPONER CON PERILLA INTERIOR', 'Dos cerrojos, perilla por dentro', 'Fortaleza', 85],
  ['SOBREPONER 3 GOLPES LLAVE DE PUNTOS', 'Tres cerrojos, llave de puntos', 'Áncora', 129],
  ['PARA PORTÓN 2 GOLPES REFORZADA', 'Caja reforzada de 2.5 mm, para soldar', 'Fortaleza', 89],
  ['PARA PORTÓN 3 GOLPES REFORZADA', 'Caja reforzada de 2.5 mm, para soldar', 'Fortaleza', 109],
  ['SOBREPONER CAJA LARGA 2 GOLPES', 'Entrada larga para marcos anchos', 'Áncora', 74],
  ['SOBREPONER ALTA SEGURIDAD', 'Cerrojos de acero templado, 5 llaves', 'Fortaleza', 165],
  ['SOBREPONER ECONÓMICA', 'Dos cerrojos, 2 llaves', 'Cerromax', 38],
  ['SOBREPONER CROMADA 2 GOLPES', 'Dos cerrojos, acabado cromado', 'Áncora', 82],
];

export const locks: Family = {
  code: 26,
  category: 'CHAPA',
  drafts: LOCKS.map(([kind, text, marca, price]) =>
    tool({
      name: `CHAPA ${kind} ${marca.toUpperCase()}`,
      picture: 'chapa',
      brief: `${text}.`,
      details: [
        'Cerradura de sobreponer con caja de acero, recibidor y tornillos.',
        'Dimensiones: para puerta de 30 a 55 mm de espesor.',
        'Uso: puertas de fierro y madera, portones y rejas.',
      ],
      price,
      marca,
    }),
  ),
};

/** Kind, size, what it is, soles. */
const HINGES: [kind: string, size: string, text: string, price: number][] = [
  ['TORNEADA SOLDABLE', '1/2" x 3"', 'Para puertas livianas y ventanas', 3.2],
  ['TORNEADA SOLDABLE', '5/8" x 3 1/2"', 'Para puertas de fierro', 4.5],
  ['TORNEADA SOLDABLE', '3/4" x 4"', 'Para puertas de fierro', 6.2],
  ['TORNEADA SOLDABLE', '1" x 5"', 'Para portones medianos', 11.5],
  ['TORNEADA SOLDABLE', '1 1/4" x 6"', 'Para portones pesados', 18.9],
  ['TORNEADA CON RODAJE', '1" x 5"', 'Con rodaje axial, para portones', 24],
  ['TORNEADA CON RODAJE', '1 1/4" x 6"', 'Con rodaje axial, para portones pesados', 36],
  ['TORNEADA CON BOCINA DE BRONCE', '3/4" x 4"', 'Con arandela de bronce, sin ruido', 9.8],
  ['TORNEADA CON BOCINA DE BRONCE', '1" x 5"', 'Con arandela de bronce, sin ruido', 15.5],
  ['CAPUCHINA', '2" x 2"', 'De libro, con pasador suelto', 2.4],
  ['CAPUCHINA', '3" x 3"', 'De libro, con pasador suelto', 3.8],
  ['CAPUCHINA', '3 1/2" x 3 1/2"', 'De libro, con pasador suelto', 4.9],
  ['CAPUCHINA', '4" x 4"', 'De libro, con pasador suelto', 6.5],
  ['CAPUCHINA INOX', '4" x 4"', 'De libro, acero inoxidable 304', 19.5],
];

export const hinges: Family = {
  code: 27,
  category: 'BISAGRAS',
  drafts: HINGES.map(([kind, size, text, price]) =>
    tool({
      name: `BISAGRA ${kind} ${size}`,
      picture: 'bisagras',
      brief: `${text}.`,
      details: [
        `Dimensiones: ${size}.`,
        kind.startsWith('CAPUCHINA')
          ? 'Fijación: con tornillos avellanados.'
          : 'Fijación: soldada; se retira el pasador antes de soldar.',
        'Uso: puertas, ventanas, portones y muebles metálicos.',
      ],
      price,
      marca: 'Bisagral',
    }),
  ),
};

/** Kind and colour, what it is for, soles. All in cartridges of 280 ml. */
const SILICONES: [name: string, text: string, price: number][] = [
  ['MULTIUSO TRANSPARENTE', 'Acética, para vidrio y aluminio', 9.9],
  ['MULTIUSO BLANCA', 'Acética, para vidrio y aluminio', 9.9],
  ['MULTIUSO NEGRA', 'Acética, para vidrio y aluminio', 10.5],
  ['NEUTRA 100% TRANSPARENTE', 'Neutra, no mancha metal ni espejo', 16.9],
  ['BAÑOS Y COCINAS BLANCA', 'Con fungicida, para zonas húmedas', 14.5],
  ['BAÑOS Y COCINAS TRANSPARENTE', 'Con fungicida, para zonas húmedas', 14.5],
  ['ALTA TEMPERATURA ROJA 300 °C', 'Para empaques, hornos y motores', 18.9],
  ['ALTA TEMPERATURA NEGRA 300 °C', 'Para empaques, hornos y motores', 18.9],
  ['TECHOS Y CALAMINAS GRIS', 'Neutra, resiste sol y lluvia', 17.5],
];

export const silicones: Family = {
  code: 31,
  category: 'SILICONA',
  drafts: SILICONES.map(([kind, text, price]) =>
    tool({
      name: `SILICONA ${kind} 280 ml SELLAPRO`,
      picture: 'silicona',
      brief: `${text}.`,
      details: [
        'Presentación: cartucho de 280 ml para pistola estándar.',
        'Secado: forma piel en 15 minutos y cura 2 mm por día.',
        'Uso: juntas y sellos en puertas, ventanas y cubiertas.',
      ],
      price,
      marca: 'Sellapro',
    }),
  ),
};

const COLOURS = [
  'NEGRO MATE',
  'NEGRO BRILLANTE',
  'BLANCO',
  'GRIS NIEBLA',
  'ALUMINIO',
  'AZUL ELÉCTRICO',
  'ROJO BERMELLÓN',
  'VERDE NILO',
  'AMARILLO ORO',
  'MARRÓN',
];
const PRIMERS = ['GRIS', 'ROJO ÓXIDO', 'NEGRO', 'BLANCO'];

export const paints: Family = {
  code: 32,
  category: 'PINTURA / ESMALTE',
  drafts: [
    ...COLOURS.map((colour) =>
      tool({
        name: `ESMALTE SINTÉTICO ${colour} 1 GALÓN INTI COLOR`,
        picture: 'pintura',
        brief: 'Esmalte alquídico para metal y madera.',
        details: [
          'Rendimiento: 40 m² por galón y mano. Secado al tacto: 4 horas.',
          'Diluyente: aguarrás mineral. Aplicación: brocha, rodillo o pistola.',
          'Uso: rejas, portones, estructuras y muebles metálicos.',
        ],
        price: colour === 'ALUMINIO' ? 72 : 58,
        marca: 'Inti Color',
      }),
    ),
    ...PRIMERS.map((colour) =>
      tool({
        name: `ESMALTE SINTÉTICO ANTICORROSIVO ${colour} 1 GALÓN MISTI`,
        picture: 'pintura',
        brief: 'Esmalte anticorrosivo, base y acabado en uno.',
        details: [
          'Rendimiento: 35 m² por galón y mano. Secado al tacto: 2 horas.',
          'Pigmento: fosfato de zinc, sin plomo.',
          'Uso: protección de acero negro antes y después de soldar.',
        ],
        price: 64,
        marca: 'Misti',
      }),
    ),
  ],
};
