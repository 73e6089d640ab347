export const articles: readonly string[] = ['el', 'la', 'los', 'las'];

export const prepositions: readonly string[] = [
  'a',
  'al',
  'con',
  'de',
  'del',
  'en',
  'para',
  'por',
  'sin',
];

/** Before what a thing is made of or belongs to: `tubo de fierro`. */
export const ofWords: readonly string[] = ['de', 'del', 'd'];

/** Before the use of a thing: `disco para metal`. */
export const forWords: readonly string[] = ['para', 'pa'];

/** Also the `p` of `soporte p/tubo`, which before a number is a thickness. */
export const useWords: readonly string[] = [...forWords, 'p'];

/** Between sizes: `2 por 3`. */
export const byWords: readonly string[] = ['por', 'x'];

/** Between two quantities of which either may be meant: `10 a 12 und`. */
export const rangeWords: readonly string[] = ['a', 'al', 'hasta', 'o', 'u', 'y'];

/** Between two numbers that bound a range of sizes: `8 a 17 mm`. */
export const toWord = 'a';

export const withoutWord = 'sin';

/** Before a remark that belongs to it: `con tapa`, `no cortar`. */
export const remarkJoints: readonly string[] = ['con', 'no', withoutWord];

/** Before a remark behind the sizes, which no product has to have: `con tapa`, `cortado a la mitad`. */
export const remarkIntroductions: readonly string[] = ['con', 'cortad*', 'no'];

/** Between the words of a phrase: `galvanizado en caliente`. */
export const phraseJoints: readonly string[] = ['en', 'al', 'a', 'de', 'por'];

/** Before «uno»: `cinco de cada uno`. */
export const eachWord = 'cada';
