/**
 * Words of the trade with all their spellings. Gender and number follow from the word (see `stem`);
 * `*` means any ending.
 */
export interface TradeWord {
  /** The word of catalogues; index, search and lists read every spelling as this word. */
  word: string;
  /** `finish` and `shape`: also read where misspelt, see `resembles`. */
  role: 'product' | 'shape' | 'finish' | 'quality';
  spellings?: readonly string[];
}

export const tradeWords: readonly TradeWord[] = [
  {
    word: 'tubo',
    role: 'product',
    spellings: ['tub', 'tb', 'tbo', 'tubito', 'tuvo', 'caño', 'tubular'],
  },
  { word: 'tuberia', role: 'product', spellings: ['cañeria', 'tuber', 'pipe'] },
  { word: 'ptr', role: 'product', spellings: ['rhs', 'shs', 'pte'] },
  { word: 'angulo', role: 'product', spellings: ['ang', 'angl', 'angu', 'anglo', 'pnl', 'lpn'] },
  {
    word: 'platina',
    role: 'product',
    spellings: ['plat', 'plt', 'platin', 'pletina', 'planchuela', 'solera'],
  },
  { word: 'tee', role: 'product', spellings: ['te'] },
  { word: 'canal', role: 'product', spellings: ['cnl', 'canl'] },
  { word: 'polin', role: 'product', spellings: ['perlin'] },
  { word: 'grafil', role: 'product' },
  { word: 'riel', role: 'product', spellings: ['rail', 'rriel'] },
  { word: 'viga', role: 'product', spellings: ['vg', 'vig'] },
  { word: 'perfil', role: 'product', spellings: ['perf', 'prfl', 'perfileria'] },
  { word: 'barra', role: 'product', spellings: ['bar', 'barr', 'brr'] },
  {
    word: 'varilla',
    role: 'product',
    spellings: ['var', 'vrs', 'vll', 'varill', 'vara', 'barilla', 'variya', 'bariya'],
  },
  { word: 'cabilla', role: 'product', spellings: ['cabiya'] },
  { word: 'cuadradillo', role: 'product' },
  {
    word: 'fierro',
    role: 'product',
    spellings: ['fe', 'fo', 'f°', 'fº', 'hierro', 'fierr', 'fier'],
  },
  { word: 'acero', role: 'product', spellings: ['ac', 'acer'] },
  {
    word: 'plancha',
    role: 'product',
    spellings: [
      'plch',
      'plcha',
      'pln',
      'plnch',
      'plnc',
      'planch',
      'pch',
      'lamina',
      'lam',
      'placa',
      'tol',
    ],
  },
  /** Sheet or flat: the sizes decide. */
  { word: 'pl', role: 'product' },
  { word: 'malla', role: 'product', spellings: ['mall', 'mlla'] },
  { word: 'calamina', role: 'product', spellings: ['calam', 'calamin'] },
  { word: 'electrodo', role: 'product', spellings: ['electr', 'eletrodo'] },
  { word: 'bisagra', role: 'product', spellings: ['bisag', 'bis', 'visagra'] },
  { word: 'esmalte', role: 'product', spellings: ['esm', 'esmal'] },
  { word: 'maquina', role: 'product', spellings: ['maq', 'maqui'] },
  { word: 'juego', role: 'product', spellings: ['jgo', 'jueg', 'set', 'kit'] },
  { word: 'llave', role: 'product', spellings: ['llv', 'yave'] },
  { word: 'disco', role: 'product', spellings: ['disc', 'dsc'] },

  {
    word: 'cuadrado',
    role: 'shape',
    spellings: ['cuad', 'quadrado', 'cuadr', 'cdrado', 'cdo', 'cua', 'cuadrad', 'sq'],
  },
  {
    word: 'rectangular',
    role: 'shape',
    spellings: ['rect', 'rectang', 'rectangulo', 'rectan', 'rec', 'retangular', 'rectg'],
  },
  { word: 'redondo', role: 'shape', spellings: ['red', 'redon', 'rdo', 'rdn', 'circular'] },
  {
    word: 'corrugado',
    role: 'shape',
    spellings: [
      'corr',
      'corrug',
      'corru',
      'construccion',
      'construcion',
      'contruccion',
      'construc',
      'construcc',
      'constr',
      'const',
      'nervado',
      'nervurado',
      'aletado',
      'torsionado',
    ],
  },
  { word: 'hexagonal', role: 'shape', spellings: ['hex', 'hexag', 'exagonal', 'hexagono'] },
  { word: 'acanalado', role: 'shape', spellings: ['acanal', 'canalado'] },
  { word: 'ondulado', role: 'shape', spellings: ['ondul', 'onduline'] },
  { word: 'trapezoidal', role: 'shape', spellings: ['trapez', 'trapecial'] },
  { word: 'liso', role: 'shape', spellings: ['lis'] },
  { word: 'plano', role: 'shape' },
  // Series of metric beams and channels.
  { word: 'ipn', role: 'shape', spellings: ['pni'] },
  { word: 'upn', role: 'shape', spellings: ['pnu'] },
  {
    word: 'estriado',
    role: 'shape',
    spellings: ['estri', 'estriad', 'alfajor', 'antiderrapante', 'lagrimado'],
  },
  {
    word: 'electrosoldado',
    role: 'shape',
    spellings: ['electros', 'electrosold', 'electrosol'],
  },
  { word: 'expandido', role: 'shape', spellings: ['exp', 'expand', 'desplegado'] },

  {
    word: 'galvanizado',
    role: 'finish',
    spellings: [
      'galv',
      'galva',
      'galvan',
      'galvaniz',
      'galvz',
      'galvanisado',
      'galvanizd',
      'glv',
      'zincado',
      'cincado',
      'sincado',
      'zinc',
      'pregalvanizado',
      'pregalv',
      'electrogalvanizado',
      'electrozincado',
      'zintro',
      'electrocincado',
      'galbanizado',
      'hdg',
      'galvanized',
    ],
  },
  {
    word: 'inoxidable',
    role: 'finish',
    spellings: [
      'inox',
      'inoxi',
      'inoxid',
      'ainox',
      'innox',
      'inx',
      'inoxidble',
      'inoxidavle',
      'stainless',
    ],
  },
  { word: 'laf', role: 'finish', spellings: ['cr'] },
  { word: 'lac', role: 'finish', spellings: ['hr'] },
  { word: 'negro', role: 'finish', spellings: ['neg', 'ngo', 'ngr', 'hn'] },
];

/** Words that resemble a finish or shape and are none: `estirado` is cold drawn. */
export const otherQualities: readonly string[] = [
  'estirado',
  'trefilado',
  'laminado',
  'estructural',
  'rectificado',
  'cuadro',
];

/** The finish that a word names, as names of products write it. */
export const finishOfWord = {
  galvanizado: 'GALV.',
  inoxidable: 'INOX',
  laf: 'LAF',
  lac: 'LAC',
  negro: 'NEGRO',
} as const;

export type Finish = (typeof finishOfWord)[keyof typeof finishOfWord];

/** The kind of sheet that a word names. */
export const variantOfWord = {
  estriado: 'checkered',
  expandido: 'expanded',
  electrosoldado: 'welded',
} as const;

export type Variant = (typeof variantOfWord)[keyof typeof variantOfWord];

/** Of painted sheets, whose colour is no finish: `PREPINTADA NEGRA`. */
export const paintedWords: readonly string[] = ['prepintad*', 'pintro', 'prelacad*'];

/** What a grade system is called as a word. */
export const systemWords: Readonly<Record<string, string>> = { INOX: 'inoxidable' };

/** The shape of a tube whose size is a diameter. */
export const roundShape = 'redondo';
/** Products that are round where only a diameter is named. */
export const roundProducts: readonly string[] = ['tubo'];

/** `fierro 1/2` and `varilla 3/8` are rebar. */
export const bareRebar = { words: ['fierro', 'varilla'], shape: 'corrugado' } as const;

/** Without effect before a shape: `perfil cuadrado`. */
export const shapeNouns: readonly string[] = ['perfil'];

/** Shapes and types that a line writes instead of the product: `cuadrado 2x2`. */
export const productlike: readonly string[] = ['cuadrado', 'corrugado', 'chapa'];

/** Words that add nothing where another word is: anywhere before, directly before or first. */
export const redundantWords: readonly {
  word: string;
  behind?: readonly string[];
  directlyBehind?: readonly string[];
  first?: readonly string[];
}[] = [
  { word: 'antideslizante', behind: ['estriado'] },
  { word: 'liso', directlyBehind: ['cuadrado'], first: ['plancha'] },
  // `ángulo L`
  { word: 'l', directlyBehind: ['angulo'] },
  { word: 'w', directlyBehind: ['viga'] },
];

/** Products that are not steel anyway, whose material decides: `plancha de acero`. */
export const productsOfMaterial: readonly string[] = ['plancha', 'eje'];
/** A material that is the product where nothing else is named. */
export const bareMaterial = 'acero';

/** Of unpainted steel without a finish in its name. */
export const blackWord = 'negro';
