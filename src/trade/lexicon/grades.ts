/** Grades, norms and schedules: letters and the digits that follow them. */
export interface GradeSystem {
  /** As names of products write it. */
  prefix: string;
  spellings: readonly string[];
  /** The digits of the system; any number of that many digits where they are not listed. */
  digits: readonly string[] | { least: number; most: number };
  /** Letters that may follow the digits and say nothing of the steel that buyers ask for: `S275JR`. */
  suffixes?: readonly string[];
  /** Letters that are part of its name: `A270ES`. */
  namedSuffixes?: readonly string[];
  /** Whether a space joins prefix and digits: `SCH 40`, but `A36`. */
  isSpaced: boolean;
  /** Whether its digits follow without a blank. */
  isTouching?: boolean;
  /** Of steel, not of consumables. */
  isSteel?: boolean;
  /** Machine and tool steel. */
  isSpecial?: boolean;
}

/** Electrodes for carbon steel (AWS A5.1), which names also write without their letter. */
export const electrodes: readonly string[] = [
  '6010',
  '6011',
  '6012',
  '6013',
  '7010',
  '7014',
  '7018',
  '7024',
];

export const gradeSystems: readonly GradeSystem[] = [
  {
    prefix: 'SCH',
    spellings: [
      'sch',
      'schedule',
      'sched',
      'shedule',
      'ced',
      'cedula',
      'shc',
      'sck',
      'sh',
      'chedule',
    ],
    digits: ['5', '10', '20', '30', '40', '60', '80', '100', '120', '140', '160'],
    isSpaced: true,
  },
  { prefix: 'ISO', spellings: ['iso'], digits: ['65'], isSpaced: true },
  {
    prefix: 'SAE',
    spellings: ['sae'],
    digits: { least: 4, most: 4 },
    isSpaced: true,
    isSteel: true,
    isSpecial: true,
  },
  {
    prefix: 'AISI',
    spellings: ['aisi'],
    digits: { least: 3, most: 4 },
    isSpaced: true,
    isSteel: true,
    isSpecial: true,
  },
  {
    prefix: 'INOX',
    spellings: ['inox', 'inoxidable', 'innox', 'ainox', 'inx'],
    digits: ['201', '202', '304', '310', '316', '410', '420', '430'],
    isSpaced: true,
    isSteel: true,
  },
  {
    prefix: 'A',
    spellings: ['a', 'astm'],
    digits: [
      '36',
      '53',
      '63',
      '105',
      '106',
      '131',
      '234',
      '240',
      '270',
      '283',
      '312',
      '500',
      '501',
      '513',
      '515',
      '516',
      '529',
      '569',
      '572',
      '588',
      '611',
      '615',
      '630',
      '653',
      '706',
      '709',
      '792',
      '992',
      '1008',
      '1011',
      '1018',
      '1064',
    ],
    namedSuffixes: ['es', 'esh'],
    isSpaced: false,
    isSteel: true,
  },
  // Structural steel, rebar and bars of Europe (EN 10025, UNE 36068, UNE 36010).
  {
    prefix: 'S',
    spellings: ['s'],
    digits: ['235', '275', '355', '420', '460'],
    suffixes: [
      'jr',
      'jrh',
      'j0',
      'j0h',
      'joh',
      'j2',
      'j2h',
      'j2+n',
      'k2',
      'n',
      'nl',
      'nlh',
      'm',
      'ml',
    ],
    isSpaced: false,
    isSteel: true,
  },
  {
    prefix: 'B',
    spellings: ['b'],
    digits: ['400', '500'],
    suffixes: ['s', 'sd', 't'],
    isSpaced: false,
    isSteel: true,
  },
  {
    prefix: 'F',
    spellings: ['f'],
    digits: [
      '111',
      '112',
      '114',
      '115',
      '125',
      '127',
      '154',
      '1110',
      '1120',
      '1140',
      '1150',
      '1250',
    ],
    isSpaced: false,
    isSteel: true,
    isSpecial: true,
  },
  // `C-304` is quality 304; `C 310` is a channel.
  {
    prefix: 'INOX',
    spellings: ['c'],
    digits: ['201', '304', '316', '430'],
    isSpaced: true,
    isTouching: true,
    isSteel: true,
  },
  // Rebar of Mexico by its yield strength in kg/mm².
  { prefix: 'R', spellings: ['r'], digits: ['42'], isSpaced: false, isSteel: true },
  // Weldable rebar of Colombia.
  { prefix: 'W', spellings: ['w'], digits: ['60'], isSpaced: false, isSteel: true },
  // Plates that resist wear.
  {
    prefix: 'AR',
    spellings: ['ar'],
    digits: ['400', '450', '500'],
    isSpaced: false,
    isSteel: true,
  },
  // Rebar of Argentina.
  { prefix: 'ADN', spellings: ['adn'], digits: ['420', '500'], isSpaced: false, isSteel: true },
  {
    prefix: 'Q',
    spellings: ['q'],
    digits: ['84', '106', '139', '158', '188', '221', '257', '335'],
    isSpaced: false,
  },
  {
    prefix: 'E',
    spellings: ['e'],
    digits: [...electrodes, '308', '309', '312', '316'],
    isSpaced: false,
  },
  {
    prefix: 'G',
    spellings: ['grado', 'gr', 'g', 'grd', 'gdo'],
    digits: ['2', '5', '8', '33', '36', '40', '42', '45', '46', '50', '60', '65', '75'],
    isSpaced: false,
    isSteel: true,
  },
];

/** Schedules without a number. */
export const namedSchedules: readonly string[] = ['std', 'xs', 'xxs'];

/** Norms whose grade is a letter, which the trade takes for granted: `A500 Gr. B`. */
export const letterNorms: readonly string[] = ['A53', 'A106', 'A500', 'A501'];
export const letterGrades: readonly string[] = ['a', 'b', 'c'];

/** Norms and grades of rebar, which name it. */
export const rebarGrades: readonly string[] = [
  'A615',
  'A706',
  'A63',
  'A630',
  'ADN420',
  'ADN500',
  'B400',
  'B500',
  'R42',
  'W60',
  'G40',
  'G42',
  'G60',
  'G75',
];

/** Grades that a buyer may take for each other; the buyer chooses. */
export const similarGrades: readonly (readonly [string, string])[] = [['A992', 'A572-G50']];
