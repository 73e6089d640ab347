import { prepositions } from './function-words.ts';

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

export const paints: readonly string[] = [
  'aerosol',
  'barniz',
  'base',
  'esmalte',
  'imprimante',
  'laca',
  'pintura',
  'spray',
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

/** Things whose numbers are no sizes: grains of sandpaper, gauges. */
export const unmeasured: readonly string[] = [
  'lija',
  'alambre',
  'oxigeno',
  'acetileno',
  'arena',
  'cemento',
  'argon',
];

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

/** Products whose brands are alike for a buyer. */
export const consumables: readonly string[] = ['disco'];
