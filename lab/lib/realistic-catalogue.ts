/** A product as the search takes it. */
export interface RealisticProduct {
  id: number;
  name: string;
  category: string;
  description: null;
  imageUrl: null;
  uuid: null;
  marca: null;
}

type Pick = <Value>(values: readonly Value[]) => Value;

const sides = ['1/2"', '5/8"', '3/4"', '7/8"', '1"', '1 1/4"', '1 1/2"', '1 3/4"', '2"', '2 1/2"'];
const largeSides = ['3"', '3 1/2"', '4"', '5"', '6"', '8"', '10"', '12"'];
const allSides = [...sides, ...largeSides, '20 mm', '25 mm', '40 mm', '50 mm', '75 mm', '100 mm'];
const walls = Array.from({ length: 56 }, (_, at) => `${(0.5 + at / 10).toFixed(1)} mm`);
const plateWalls = [
  '1/16"',
  '3/32"',
  '1/8"',
  '3/16"',
  '1/4"',
  '5/16"',
  '3/8"',
  '1/2"',
  '5/8"',
  '1"',
];
const lengths = ['3 m', '5.8 m', '6 m', '6.10 m', '6.40 m', '9 m', '12 m'];
const coats = ['LAF', 'LAC', 'GALVANIZADO', 'INOX 304', 'INOX 316', 'NEGRO'];
const grades = ['A36', 'A572-G50', 'A500', 'A53', 'SAE 1020', 'SAE 1045'];
const widths = ['0.90 m', '1.00 m', '1.20 m', '1.22 m', '1.50 m', '1.80 m'];
const heights = ['2.00 m', '2.40 m', '2.44 m', '3.00 m', '6.00 m', '12.00 m'];
const brands = [
  'SOLTEC',
  'KALLPA',
  'OCELOTE',
  'CERROMAX',
  'LLAVERAL',
  'PRENSAMAX',
  'ÁNCORA',
  'INTI',
];
const colours = ['NEGRO', 'BLANCO', 'ROJO', 'VERDE', 'AZUL', 'GRIS', 'AMARILLO', 'MARRÓN', 'CREMA'];
const millimetres = Array.from({ length: 48 }, (_, at) => `${at + 3} mm`);
const kilos = ['1 kg', '2 kg', '5 kg', '10 kg', '20 kg', '25 kg'];
const electrodes = ['E6010', 'E6011', 'E6013', 'E7018', 'E7024', 'E308L', 'E309L', 'E316L'];

/** A kind of goods: its category, its share in the catalogue and how its names are written. */
interface Sort {
  category: string;
  share: number;
  name: (pick: Pick) => string;
}

const sorts: readonly Sort[] = [
  {
    category: 'TUBOS CUADRADOS',
    share: 12,
    name: (pick) => {
      const side = pick(allSides);
      return `TUBO CUADRADO ${pick(coats)} ${side} x ${side} x ${pick(walls)} x ${pick(lengths)}`;
    },
  },
  {
    category: 'TUBOS RECTANGULARES',
    share: 12,
    name: (pick) =>
      `TUBO RECTANGULAR ${pick(coats)} ${pick(largeSides)} x ${pick(sides)} x ${pick(walls)} x ${pick(lengths)}`,
  },
  {
    category: 'TUBOS REDONDOS',
    share: 12,
    name: (pick) =>
      `TUBO REDONDO ${pick(coats)} ${pick(allSides)} x ${pick(walls)} x ${pick(lengths)}`,
  },
  {
    category: 'ÁNGULOS',
    share: 8,
    name: (pick) =>
      `ÁNGULO ${pick(['ESTRUCTURAL', 'GALV.', 'INOX 304'])} ${pick(grades)} ${pick(allSides)} x ${pick([...plateWalls, ...walls])} x ${pick(lengths)}`,
  },
  {
    category: 'PLATINAS',
    share: 8,
    name: (pick) =>
      `PLATINA ${pick(grades)} ${pick([...plateWalls, ...walls])} x ${pick(allSides)} x ${pick(lengths)}`,
  },
  {
    category: 'PLANCHAS',
    share: 12,
    name: (pick) =>
      `PLANCHA ${pick(['LAF', 'LAC', 'GALVANIZADA', 'ESTRIADA', 'INOX 304'])} ${pick(grades)} ${pick([...plateWalls, ...walls])} x ${pick(widths)} x ${pick(heights)}`,
  },
  {
    category: 'BARRAS',
    share: 8,
    name: (pick) =>
      `BARRA ${pick(['REDONDA LISA', 'CUADRADA', 'HEXAGONAL'])} ${pick(grades)} ${pick([...allSides, ...millimetres])} x ${pick(lengths)}`,
  },
  {
    category: 'FIERRO CORRUGADO',
    share: 1,
    name: (pick) =>
      `FIERRO CORRUGADO ${pick(['A615-G60', 'A706-G60'])} ${pick([...sides, ...millimetres])} x ${pick(lengths)} ${pick(brands)}`,
  },
  {
    category: 'VIGAS Y CANALES',
    share: 6,
    name: (pick) =>
      `${pick(['VIGA H', 'VIGA W', 'CANAL U'])} ${pick(grades)} ${pick(largeSides)} x ${pick([4.1, 5.4, 6.7, 8.2, 10, 13, 15, 18, 20, 22, 25, 31, 40, 49])} lb/pie x ${pick(lengths)}`,
  },
  {
    category: 'MALLAS',
    share: 4,
    name: (pick) =>
      `MALLA ELECTROSOLDADA ${pick(walls)} ${pick([5, 10, 15, 20])} x ${pick([5, 10, 15, 20])} cm x ${pick(widths)} x ${pick(heights)}`,
  },
  {
    category: 'ELECTRODOS',
    share: 3,
    name: (pick) =>
      `ELECTRODO ${pick(electrodes)} ${pick(plateWalls)} x ${pick(kilos)} ${pick(brands)}`,
  },
  {
    category: 'DISCOS Y BROCAS',
    share: 6,
    name: (pick) =>
      `${pick(['DISCO CORTE METAL', 'DISCO DESBASTE', 'BROCA HSS', 'BROCA PARA CONCRETO'])} ${pick([...allSides, ...millimetres])} x ${pick(walls)} ${pick(brands)}`,
  },
  {
    category: 'PINTURA',
    share: 3,
    name: (pick) =>
      `${pick(['ESMALTE SINTÉTICO', 'BASE ZINCROMATO', 'ANTICORROSIVO', 'PINTURA EPÓXICA'])} ${pick(colours)} ${pick(['MATE', 'BRILLANTE'])} ${pick(['1/4 GALÓN', '1 GALÓN', '4 GALONES', '1 LITRO'])} ${pick(brands)}`,
  },
  {
    category: 'FERRETERÍA',
    share: 5,
    name: (pick) =>
      `${pick(['LLAVE MIXTA', 'ALICATE UNIVERSAL', 'BISAGRA CAPUCHINA', 'PERNO HEXAGONAL', 'CANDADO', 'CERRADURA'])} ${pick([...allSides, ...millimetres])} x ${pick([...sides, ...millimetres])} ${pick(brands)}`,
  },
];

/** Distinct names of the trade as shops write them; the same for the same count. */
export function realisticCatalogue(count: number): RealisticProduct[] {
  const random = randomFrom(count);
  const pick: Pick = (values) => values[Math.floor(random() * values.length)] as never;
  const all = sorts.flatMap((sort) => Array.from({ length: sort.share }, () => sort));
  const names = new Map<string, string>();
  while (names.size < count) {
    const sort = pick(all);
    names.set(sort.name(pick), sort.category);
  }
  return [...names].map(([name, category], at) => ({
    ...{ id: 1001 + at, name, category },
    description: null,
    imageUrl: null,
    uuid: null,
    marca: null,
  }));
}

/** Pseudo-random numbers from 0 to 1: a linear congruential generator of Numerical Recipes. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
