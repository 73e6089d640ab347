import { prepositions } from './function-words.ts';

/** A kind of goods other than steel, as far as its names have sizes or contents. */
export interface GoodsKind {
  words: readonly string[];
  /** Whether its numbers may be sizes: not the grains of sandpaper or a gauge. */
  hasSizes: boolean;
  /** Whether its last number is its size: `llave corona 13`. */
  isSizedLast: boolean;
  /** Bores in inches behind diameter and thickness, which the diameter decides: `7" x 1/8" x 7/8"`. */
  bores: readonly number[];
  /** Packs that a name ends with, which are no quantity: `electrodo 7018 5 kg`. */
  packs: { unit: 'kg' | 'gal'; contents: readonly number[] } | null;
  /** Whether metals are colours of it. */
  hasMetalColours: boolean;
  /** Whether its brands are alike for a buyer. */
  isBrandOpen: boolean;
}

/** What goods without a row are. */
export const plainGoods: GoodsKind = {
  words: [],
  hasSizes: true,
  isSizedLast: false,
  bores: [],
  packs: null,
  hasMetalColours: false,
  isBrandOpen: false,
};

export const goodsKinds: readonly GoodsKind[] = [
  {
    ...plainGoods,
    words: ['disco'],
    isSizedLast: true,
    bores: [7 / 8, 1],
    isBrandOpen: true,
  },
  // Tools.
  {
    ...plainGoods,
    words: ['llave', 'broca', 'prensa', 'alicate', 'dado', 'lima', 'esmeril', 'mecha', 'sierra'],
    isSizedLast: true,
  },
  { ...plainGoods, words: ['perno', 'tornillo'], isSizedLast: true },
  // Welding rods; a box of them.
  {
    ...plainGoods,
    words: ['electrodo', 'soldadura', 'caja'],
    packs: { unit: 'kg', contents: [1, 5, 20] },
  },
  // Paint and solvents, in tins.
  {
    ...plainGoods,
    words: ['aerosol', 'barniz', 'base', 'esmalte', 'imprimante', 'laca', 'pintura', 'spray'],
    packs: { unit: 'gal', contents: [1 / 8, 1 / 4, 1 / 2, 1, 5] },
    hasMetalColours: true,
  },
  // By grain, gauge, volume or bag.
  {
    ...plainGoods,
    words: ['lija', 'alambre', 'oxigeno', 'acetileno', 'argon', 'arena', 'cemento'],
    hasSizes: false,
  },
];

/** What stands for goods without a picture. */
export type GoodsDrawing =
  | 'can'
  | 'spray'
  | 'electrode'
  | 'machine'
  | 'disc'
  | 'drill'
  | 'tool'
  | 'lock'
  | 'bag';

/** By the words that name the goods. */
export const goodsDrawings: readonly { drawing: GoodsDrawing; words: readonly string[] }[] = [
  {
    drawing: 'can',
    words: ['esmalte', 'pintura', 'barniz', 'laca', 'imprimante', 'thinner'],
  },
  { drawing: 'spray', words: ['aerosol', 'spray', 'silicona', 'sellador'] },
  { drawing: 'electrode', words: ['electrodo', 'soldadura'] },
  { drawing: 'machine', words: ['maquina', 'soldadora', 'inversora', 'compresora'] },
  { drawing: 'disc', words: ['disco'] },
  { drawing: 'drill', words: ['esmeril', 'taladro', 'broca', 'mecha', 'amoladora'] },
  { drawing: 'tool', words: ['llave', 'alicate', 'prensa', 'dado', 'lima', 'sierra'] },
  { drawing: 'lock', words: ['chapa', 'cerradura', 'candado', 'bisagra'] },
  { drawing: 'bag', words: ['cemento', 'arena', 'caja', 'bolsa'] },
];

/** Colours of goods; of steel, black is a finish. */
export const colours: readonly string[] = [
  'amarillo',
  'azul',
  'beige',
  'blanco',
  'celeste',
  'crema',
  'gris',
  'marron',
  'morado',
  'naranja',
  'negro',
  'plomo',
  'rojo',
  'rosado',
  'transparente',
  'verde',
];

/** Colours of paint, else metals. */
export const paintColours: readonly string[] = [
  'aluminio',
  'cobre',
  'dorado',
  'oro',
  'plata',
  'plateado',
];

/** Of paint and plated hardware. */
export const coats: readonly string[] = [
  'brillante',
  'mate',
  'semimate',
  'anodizado',
  'cromado',
  'niquelado',
  'pavonado',
  'satinado',
  'texturado',
];

export const sides = [
  { side: 'Derecha', spellings: ['der', 'derecha'] },
  { side: 'Izquierda', spellings: ['izq', 'izquierda'] },
] as const;

/** Spellings that differ from the folded word. */
export const accented: Readonly<Record<string, string>> = { marron: 'marrón' };

export const connectors: readonly string[] = [...prepositions, 'y'];

/** Words of the special types of a product; the plain, cheaper one has none. */
export const specialTypes: readonly string[] = [
  'titanio',
  'reforzado',
  'aislado',
  'economico',
  'con rodaje',
  'con bocina de bronce',
  'neutra',
  'inoxidable',
  'banos y cocinas',
  'alta temperatura',
  'techos y calaminas',
  'anticorrosivo',
  'para porton',
  'alta seguridad',
  'cromado',
  'caja larga',
  'con perilla interior',
  'izquierda',
  'derecha',
  'llave de puntos',
];

/** Words of the plain type, which adds nothing. */
export const plainTypes: readonly string[] = ['multiuso', 'soldable', 'sobreponer', 'universal'];
