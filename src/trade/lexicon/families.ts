import { articles } from './function-words.ts';

/**
 * What names a product only before a number: `L 2 x 1/4` is an angle, `W 8 x 18` a beam, `angular 2 x
 * 1/4` an angle too, but `esmeril angular` is none.
 */
export const headsBeforeNumber: Readonly<Record<string, string>> = {
  l: 'angulo',
  angular: 'angulo',
  w: 'viga',
  h: 'viga',
};

/** Words before the head that name no product of their own. */
export const beforeHead: readonly string[] = [
  ...articles,
  'de',
  'del',
  'un',
  'una',
  'en',
  'para',
  'estructural',
  'comercial',
  'nacional',
  'importado',
  'galvanizado',
  'inoxidable',
  'laf',
  'lac',
  'negro',
  // `cold rolled SAE 1018 redondo`
  'SAE',
  'AISI',
];

/** Ends of a tube: of another product they make another one, as of a `varilla roscada`. */
export const tubeEnds = { heads: ['tubo', 'tuberia'], words: ['rosc*'] } as const;

/** Other materials and other things: with one of these words, a name is no section of steel. */
export const otherThanSteel: readonly string[] = [
  'pvc',
  'cpvc',
  'ppr',
  'hdpe',
  'poli*',
  'plastic*',
  'acrilic*',
  'nylon',
  'teflon',
  'jebe',
  'caucho',
  'goma',
  'fibra*',
  'vidrio',
  'mader*',
  'triplay',
  'tercia*',
  'aglomerad*',
  'trupan',
  'melamin*',
  'osb',
  'mdf',
  'carton',
  'fenolico',
  'drywall',
  'yeso',
  'superboard',
  'vulcanita',
  'volcanita',
  'durock',
  'eternit',
  'fibrocemento',
  'asbest*',
  'asfalt*',
  'bronce',
  'cobre',
  'laton',
  'alum*',
  'raschel',
  'mosquitero',
  'gallinero',
  'rosc*',
  'abasto',
  'canaleta',
  'soldable',
  'conduit',
  'emt',
  'flexible',
  'manguera',
  'codo',
  'niple',
  'reduccion',
  'sanitari*',
  'desague',
  'sap',
  'sel',
  'abrazadera',
  'tapon',
  'soldadura',
  'soldar',
  'silicona',
  'pretensad*',
  'tecnopor',
  'antiadherente',
  'porta*',
  'autoperforante',
  'brida',
  'teknopor',
  'gypsum',
  // Sections of shapes that no kind has.
  'oval',
  'ovalad*',
  'eliptic*',
  'triangular*',
  'volcanita',
  'foamy',
  'microporoso',
  'corcho',
  'plomo',
  'ropa',
  'compactadora',
  'concreto',
  // Profiles of their own.
  'unistrut',
  'strut',
  'omega',
  'zeta',
  'montante',
  'colaborante',
  // Cages of reinforcement.
  'castillo',
  'armex',
  // Plates of light switches.
  'interruptor',
  'tomacorriente',
];

/** Steel with holes, waves or a pattern that a name does not describe: its weight is unknown. */
export const unknownMatter: readonly string[] = [
  'perforad*',
  'ranurad*',
  'acanalad*',
  'ondulad*',
  'calad*',
  'filtr*',
  'fundi*',
  'diamantad*',
  'semillad*',
  'titanio',
];

/** Parts that a name counts: `11 canales`. */
export const countedParts: readonly string[] = [
  'canal',
  'onda',
  'diente',
  'hilo',
  'hebra',
  'hueco',
  'polo',
  'via',
  'cuerpo',
];
