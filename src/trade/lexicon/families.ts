import { articles } from './function-words.ts';

/** The shape of a section, or the kind of a sheet. */
export type Family =
  | ('square-tube' | 'rectangular-tube' | 'round-tube')
  | ('angle' | 'flat' | 'tee' | 'channel' | 'beam')
  | ('square-bar' | 'round-bar' | 'rebar')
  | ('plate' | 'mesh' | 'roofing');

/** What names a family; the first row that fits decides, several families where the sizes must. */
export interface FamilyRow {
  /** The word that names the product, or letters such as the L of `L 2 x 1/4`. */
  head: string;
  /** One of these words too, as words, letters or beginnings of codes. */
  with?: readonly string[];
  /** None of these words. */
  without?: readonly string[];
  families: readonly Family[];
}

export const familyRows: readonly FamilyRow[] = [
  { head: 'tubo', with: ['cuadrado'], families: ['square-tube'] },
  { head: 'tubo', with: ['rectangular'], families: ['rectangular-tube'] },
  {
    head: 'tubo',
    with: ['redondo', 'SCH', 'A53', 'A106', 'ISO', 'dn', 'od', 'nps'],
    families: ['round-tube'],
  },
  { head: 'tuberia', with: ['cuadrado'], families: ['square-tube'] },
  { head: 'tuberia', with: ['rectangular'], families: ['rectangular-tube'] },
  { head: 'tuberia', families: ['round-tube'] },
  { head: 'ptr', with: ['rectangular'], families: ['rectangular-tube'] },
  { head: 'ptr', with: ['cuadrado'], families: ['square-tube'] },
  { head: 'ptr', families: ['square-tube', 'rectangular-tube'] },
  { head: 'angulo', families: ['angle'] },
  { head: 'platina', families: ['flat'] },
  { head: 'tee', families: ['tee'] },
  { head: 'canal', families: ['channel'] },
  { head: 'viga', with: ['u'], families: ['channel'] },
  { head: 'viga', families: ['beam'] },
  { head: 'costanera', families: ['channel'] },
  { head: 'correa', with: ['c'], families: ['channel'] },
  { head: 'perfil', with: ['cuadrado'], families: ['square-tube'] },
  { head: 'perfil', with: ['rectangular'], families: ['rectangular-tube'] },
  { head: 'perfil', with: ['angulo', 'l', 'angular'], families: ['angle'] },
  { head: 'perfil', with: ['tee', 't'], families: ['tee'] },
  { head: 'perfil', with: ['canal', 'u', 'c', 'upn'], families: ['channel'] },
  {
    head: 'perfil',
    with: ['viga', 'h', 'i', 'w', 'wf', 'ipe', 'hea', 'heb', 'ipn'],
    families: ['beam'],
  },
  { head: 'perfil', with: ['platina', 'plano'], families: ['flat'] },
  { head: 'barra', with: ['platina', 'plano'], families: ['flat'] },
  { head: 'barra', with: ['cuadrado'], families: ['square-bar'] },
  {
    head: 'barra',
    with: ['corrugado', 'varilla', 'A615', 'A706', 'G60', 'fierro corrugado'],
    families: ['rebar'],
  },
  { head: 'barra', with: ['redondo', 'liso'], families: ['round-bar'] },
  { head: 'varilla', with: ['cuadrado'], families: ['square-bar'] },
  {
    head: 'varilla',
    with: ['corrugado', 'A615', 'A706', 'G60', 'fierro', 'acero'],
    without: ['redondo', 'liso'],
    families: ['rebar'],
  },
  { head: 'varilla', with: ['redondo', 'liso'], families: ['round-bar'] },
  { head: 'fierro', with: ['platina', 'plano'], families: ['flat'] },
  { head: 'fierro', with: ['cuadrado'], families: ['square-bar'] },
  { head: 'fierro', with: ['angulo'], families: ['angle'] },
  { head: 'fierro', with: ['corrugado', 'A615', 'A706', 'varilla'], families: ['rebar'] },
  { head: 'fierro', with: ['redondo', 'liso'], families: ['round-bar'] },
  { head: 'acero', with: ['corrugado', 'A615', 'A706', 'varilla'], families: ['rebar'] },
  { head: 'acero', with: ['platina', 'plano'], families: ['flat'] },
  { head: 'acero', with: ['cuadrado'], families: ['square-bar'] },
  { head: 'acero', with: ['redondo', 'liso', 'barra'], families: ['round-bar'] },
  { head: 'acero', with: ['plancha'], families: ['plate'] },
  { head: 'cuadrado', with: ['laf', 'lac', 'galvanizado', 'tubo'], families: ['square-tube'] },
  { head: 'cuadrado', with: ['liso', 'barra', 'macizo'], families: ['square-bar'] },
  { head: 'redondo', with: ['laf', 'lac', 'galvanizado', 'tubo'], families: ['round-tube'] },
  { head: 'redondo', with: ['liso', 'barra', 'macizo', 'SAE'], families: ['round-bar'] },
  { head: 'eje', families: ['round-bar'] },
  { head: 'liso', families: ['round-bar'] },
  { head: 'rectangular', families: ['rectangular-tube'] },
  { head: 'corrugado', families: ['rebar'] },
  { head: 'plancha', families: ['plate'] },
  { head: 'pl', with: ['estriado'], families: ['plate'] },
  { head: 'pl', families: ['plate', 'flat'] },
  { head: 'malla', families: ['mesh'] },
  { head: 'calamina', families: ['roofing'] },
  { head: 'cobertura', families: ['roofing'] },
];

/** Letters that name a product before a number: `L 2 x 1/4` is an angle, `W 8 x 18` a beam. */
export const letterHeads: Readonly<Record<string, string>> = { l: 'angulo', w: 'viga' };

/** Other words for a family, which its names do not contain. */
export const familyNames: Readonly<Partial<Record<Family, readonly string[]>>> = {
  'square-tube': ['ptr'],
  'rectangular-tube': ['ptr'],
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
];

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
  'melamin*',
  'osb',
  'mdf',
  'carton',
  'fenolico',
  'drywall',
  'yeso',
  'superboard',
  'eternit',
  'fibrocemento',
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
  'olimpic*',
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
  'volcanita',
  'foamy',
  'microporoso',
  'corcho',
  'plomo',
  'ropa',
  'compactadora',
  'concreto',
];

/** Steel with holes or waves that a name does not describe: its weight is unknown. */
export const unknownMatter: readonly string[] = [
  'perforad*',
  'ranurad*',
  'acanalad*',
  'ondulad*',
  'calad*',
  'filtr*',
  'fundi*',
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
