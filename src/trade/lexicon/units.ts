/** What a quantity counts. Dozens, pairs, hundreds and thousands are counted in pieces. */
export type QuantityUnit =
  /** `other`: a unit that no product is counted in, as `caja x 12` or `quintal`. */
  | ('piece' | 'set' | 'box' | 'bag' | 'pack' | 'global' | 'other')
  | ('kg' | 't' | 'm' | 'm2' | 'l' | 'gal');

/** Parts of a set, which its name may count: `juego de llaves de 12 piezas`. */
export const partWords: readonly string[] = [
  'pieza',
  'pza',
  'pzas',
  'pz',
  'pzs',
  'pc',
  'pcs',
  'pzaz',
];

/** What a number measures or counts. */
export type Unit =
  | QuantityUnit
  | ('in' | 'ft' | 'mm' | 'cm' | 'ml' | 'g' | 'm3')
  | ('lb' | 'lb/ft' | 'lb/yd' | 'kg/m' | 'W' | 'A' | 'V' | 'HP' | '°C' | '%' | 'golpes' | 'HB');

export interface UnitWord {
  unit: Unit;
  /** Folded, without the point of an abbreviation. */
  spellings: readonly string[];
  /** Pieces in one. */
  times?: number;
  /** As it is shown; a symbol comes before the names. */
  names?: readonly [one: string, many: string];
  symbol?: string;
}

/** `ml` is a running metre of steel and a millilitre of anything else: the product decides. */
export const unitWords: readonly UnitWord[] = [
  {
    unit: 'in',
    spellings: ['"', 'pulgada', 'pulg', 'plg', 'pul', 'plgd', 'plgda', 'pgd', 'in', 'inch', 'pg'],
  },
  { unit: 'ft', spellings: ["'", 'pies', 'pie', 'ft'] },
  { unit: 'mm', spellings: ['mm', 'milimetro', 'milim', 'mms'] },
  { unit: 'cm', spellings: ['cm', 'cms', 'centimetro', 'cent'] },
  {
    unit: 'm',
    symbol: 'm',
    names: ['metro', 'metros'],
    spellings: [
      'm',
      'mt',
      'mts',
      'mtr',
      'mtrs',
      'metro',
      'met',
      'metro lineal',
      'metros lineales',
      'mt lineal',
      'mts lineales',
    ],
  },
  { unit: 'ml', spellings: ['ml', 'cc'] },
  {
    unit: 'm2',
    symbol: 'm²',
    names: ['metro cuadrado', 'metros cuadrados'],
    spellings: ['m2', 'mt2', 'mts2', 'mtk', 'metro cuadrado', 'metros cuadrados'],
  },
  { unit: 'm3', spellings: ['m3', 'mt3', 'mts3'] },
  {
    unit: 'kg',
    symbol: 'kg',
    names: ['kilo', 'kilos'],
    spellings: ['kg', 'kgs', 'kilo', 'kilogramo', 'klg', 'kgr', 'kgm', 'k', 'kl'],
  },
  { unit: 'g', spellings: ['g', 'gr', 'grs', 'gramo'] },
  {
    unit: 't',
    symbol: 't',
    names: ['tonelada', 'toneladas'],
    spellings: ['t', 'tn', 'tm', 'ton', 'tonelada', 'tne'],
  },
  {
    unit: 'l',
    symbol: 'L',
    names: ['litro', 'litros'],
    spellings: ['l', 'lt', 'lts', 'litro', 'ltr'],
  },
  {
    unit: 'gal',
    names: ['galón', 'galones'],
    spellings: ['gal', 'gals', 'galon', 'gln', 'glns', 'gl', 'gls', 'gll'],
  },
  { unit: 'lb', spellings: ['lb', 'lbs', 'libra'] },
  { unit: 'lb/ft', spellings: ['lb/pie', 'lbs/pie', 'lb/ft', 'lbs/ft', 'libras/pie'] },
  {
    unit: 'lb/yd',
    spellings: ['lb/yd', 'lbs/yd', 'lb/yda', 'lb/yarda', 'lbs/yarda', 'libras/yarda'],
  },
  {
    unit: 'kg/m',
    spellings: ['kg/m', 'kgs/m', 'kg/ml', 'kg/mt', 'kg/mts', 'kg/metro', 'kilo/metro', 'k/m'],
  },
  { unit: 'W', spellings: ['w', 'watt', 'wats'] },
  { unit: 'A', spellings: ['a', 'amp', 'amps', 'amperio', 'amper'] },
  { unit: 'V', spellings: ['v', 'volt', 'voltio'] },
  { unit: 'HP', spellings: ['hp'] },
  { unit: '°C', spellings: ['°c'] },
  { unit: '%', spellings: ['%'] },
  { unit: 'golpes', spellings: ['golpe'] },
  // The hardness of steel.
  { unit: 'HB', spellings: ['hb', 'hbw', 'brinell'] },
  {
    unit: 'piece',
    names: ['pieza', 'piezas'],
    spellings: [
      'unidad',
      'unid',
      'unids',
      'und',
      'unds',
      'uni',
      'ud',
      'uds',
      'un',
      'u',
      ...partWords,
      'paño',
      'pano',
      'panel',
      'unit',
      'niu',
      'ea',
    ],
  },
  { unit: 'piece', times: 2, names: ['par', 'pares'], spellings: ['par', 'pr'] },
  {
    unit: 'piece',
    times: 12,
    names: ['docena', 'docenas'],
    spellings: ['docena', 'doc', 'dz', 'dna', 'dcna', 'dzn'],
  },
  {
    unit: 'piece',
    times: 100,
    names: ['ciento', 'cientos'],
    spellings: ['ciento', 'cto', 'ctos', 'cen'],
  },
  {
    unit: 'piece',
    times: 1000,
    names: ['millar', 'millares'],
    spellings: ['millar', 'mll', 'mllr', 'mil'],
  },
  { unit: 'set', names: ['juego', 'juegos'], spellings: ['juego', 'jgo', 'set', 'kit'] },
  { unit: 'box', names: ['caja', 'cajas'], spellings: ['caja', 'cja', 'cj', 'cjas', 'bx'] },
  { unit: 'bag', spellings: ['bolsa', 'bls', 'bol', 'saco'] },
  {
    unit: 'pack',
    spellings: [
      'rollo',
      'rll',
      'rlls',
      'paquete',
      'pqte',
      'paq',
      'pqt',
      'pqts',
      'lata',
      'balde',
      'atado',
      'blt',
    ],
  },
  { unit: 'global', spellings: ['glb', 'gbl', 'global', 'estimado'] },
];

/** Words of the units of a length. */
export const lengthSpellings: readonly string[] = unitWords
  .filter(({ unit }) => ['mm', 'cm', 'm', 'in', 'ft'].includes(unit))
  .flatMap(({ spellings }) => spellings.filter((spelling) => /^\p{L}+$/u.test(spelling)));

/** Words that count pieces and also name the product: `3 planchas lac`; empty where they do not. */
export const countedProducts: readonly { word: string; spellings: readonly string[] }[] = [
  { word: 'varilla', spellings: ['varilla', 'vara', 'var', 'vars', 'vr', 'vrs', 'vll', 'vlls'] },
  { word: 'barra', spellings: ['barra', 'brr'] },
  { word: '', spellings: ['tira', 'tramo'] },
  {
    word: 'plancha',
    spellings: ['plancha', 'plnch', 'plch', 'pln', 'plns', 'planch', 'lamina', 'hoja'],
  },
  { word: 'pl', spellings: ['pl', 'pls'] },
  { word: 'tubo', spellings: ['tubo', 'tb', 'tbs', 'tub'] },
];

/** Words before a number that say which size it is. */
export const sizeMarkers = [
  { marks: 'diameter', spellings: ['diam', 'diametro', 'dn', 'od'] },
  {
    marks: 'thickness',
    spellings: ['e', 'esp', 'espesor', 'pared', 'p', 'cal', 'calibre', 'ch', 'grosor', 'th'],
  },
  { marks: 'length', spellings: ['l', 'largo', 'long', 'longitud', 'tramo'] },
  { marks: 'width', spellings: ['ancho', 'a'] },
] as const;

/** Letters that mark a size only directly before it: `e=2`, `p4mm`. */
export const markerLetters: readonly string[] = ['e', 'p', 'l'];

/** Behind a size in brackets the outer diameter, elsewhere «of»: `(114.3 mm DE)`. */
export const outerDiameterWord = 'de';

/** Marks a length, but before two sizes names an angle: `L 2 x 2`. */
export const angleLetter = 'l';

/** Units of packs, which a name may have between a size and their content: `1/8 CAJA 20 KG`. */
export const packUnits: readonly Unit[] = ['box', 'bag', 'pack'];

/** Units of a container, which a search names without a number: `esmalte negro galón`. */
export const soldUnits: readonly Unit[] = ['gal', 'kg', 'l'];

/** Behind a weight: `4.06 kg por pieza`. */
export const pieceWords: readonly string[] = ['pieza', 'unidad'];

/** Before a weight: `Peso: 8.5 kg`, `presentación de 5 kg`. */
export const statingWords: readonly string[] = ['peso', 'presentacion'];

/** Letters directly before a size, which are no code: `x2`, `p4mm`, `w8`, `ipe200`. */
export const sizeLetters: readonly string[] = [
  'x',
  'p',
  'l',
  'w',
  'h',
  'u',
  'esp',
  'de',
  'dn',
  'a',
  'ipe',
  'ipn',
  'pni',
  'hea',
  'heb',
  'hem',
  'upn',
  'pnu',
];
