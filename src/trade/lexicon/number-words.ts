/** Number words. Without «un» and «una», which are articles as often. */
export const wholeNumbers: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  docientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
};

export const and = 'y';
export const thousand = 'mil';
/** Behind a number without its unit: `dos y medio`; «media» is a half inch. */
export const looseHalf = 'medio';
/** Before `de pulgada`. */
export const of = 'de';
export const by: readonly string[] = ['por', 'x'];
/** Before the metres of a decimal without a point: `por tres sesenta`. */
export const beforeMetres: readonly string[] = [...by, of, '"'];
/** Behind the metres of a decimal without a point. */
export const behindMetres: readonly string[] = [...by, 'metro', 'metros', 'mt', 'mts'];
/** Metres of a decimal without a point: `uno veinte`. */
export const spokenMetres: readonly string[] = ['uno', 'dos', 'tres', 'seis'];
/** Between a title and its number: `calibre N° 16`. */
export const numberSigns: readonly string[] = ['.', 'n', 'nº', 'n°', 'nro', '°', '#'];
export const sixteen = 'dieciseis';
export const zero = 'cero';
export const oneWords: readonly string[] = ['un', 'uno', 'una'];
/** Only before a noun. */
export const shortOne = 'un';
export const half: readonly string[] = ['medio', 'media'];
export const point: readonly string[] = ['punto', 'coma'];

/** Denominators of spoken fractions of an inch. */
export const denominators: Readonly<Record<string, number>> = {
  media: 2,
  medias: 2,
  cuarto: 4,
  cuartos: 4,
  octavo: 8,
  octavos: 8,
  dieciseisavo: 16,
  dieciseisavos: 16,
};

/** Before a denominator. */
export const numerators: Readonly<Record<string, number>> = {
  un: 1,
  tres: 3,
  cinco: 5,
  siete: 7,
  nueve: 9,
  once: 11,
  trece: 13,
  quince: 15,
};

/** Behind «media»: no half inch. */
export const notHalfInch: readonly string[] = ['caña', 'cana', 'luna'];

export const inchWords: readonly string[] = ['pulgada', 'pulgadas', 'pulg', 'plg'];
export const gaugeWords: readonly string[] = ['calibre', 'cal', 'gauge', 'ga'];

/** Behind «un» that counts: `un kilo`. */
export const counted: readonly string[] = [
  'pulgada',
  'pulgadas',
  'milimetro',
  'metro',
  'kilo',
  'galon',
  'pieza',
  'por',
  'x',
  'punto',
  'coma',
];

/** Units that are halved: `metro y medio`, `media docena`. */
export const halvedUnits: readonly string[] = [
  'milimetro',
  'milimetros',
  'metro',
  'metros',
  'docena',
  'docenas',
  'doc',
  'ciento',
  'millar',
  'tonelada',
  'toneladas',
  'kilo',
  'kilos',
  'galon',
  'galones',
  'litro',
  'litros',
];

/** First digits of a spoken electrode: `siete cero dieciocho`, `sesenta once`. */
export const electrodeFirsts: Readonly<Record<string, number>> = { seis: 6000, siete: 7000 };
export const electrodeTens: Readonly<Record<string, number>> = { sesenta: 6000, setenta: 7000 };
export const electrodeLasts: readonly string[] = ['diez', 'once', 'trece', 'dieciocho'];
