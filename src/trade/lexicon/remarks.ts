/** Words without a meaning for the choice of a product. */
export const fillers: readonly string[] = [
  'estructural',
  'comercial',
  'standard',
  'estandar',
  'std',
  'nacional',
  'importado',
  'nuevo',
  'mas',
  'otro',
  'cocada',
  'calidad',
  'primera',
  'buena',
  'astm',
  'norma',
  'marca',
  'color',
  'aprox',
  'electronico',
  'acabado',
  'gruesa',
  'grueso',
  'milimetrico',
];

/** Trade names of electrodes, which add nothing to a grade. */
export const electrodeNames: readonly string[] = [
  'punto',
  'azul',
  'supercito',
  'cellocord',
  'overcord',
];

/** Norms of steel that the trade takes for granted. */
export const ignoredNorms: readonly string[] = [
  'A500',
  'A513',
  'A569',
  'A653',
  'A1008',
  'A1011',
  '2B',
];

/** The material of a product that is steel anyway: `tubo cuadrado de fierro`. */
export const materials: readonly string[] = ['fierro', 'acero', 'metal', 'metalico', 'hierro'];

/** Words behind the sizes that make another product. */
export const contraryWords: readonly string[] = [
  'rosc*',
  'ranur*',
  'perfor*',
  'bisel*',
  'oval*',
  'hexag*',
  'maciz*',
  'doble*',
  'curv*',
  'rolad*',
  'ondul*',
  'pulid*',
  'satin*',
  'espejo*',
  'brill*',
  'esmeril*',
  'epox*',
  'anodiz*',
  'pint*',
  'roj*',
  'azul*',
  'verde*',
  'blanc*',
  'amarill*',
  'gris*',
  'negr*',
  'marron*',
  'pvc',
  'cobre*',
  'alumin*',
  'plast*',
  'acril*',
  'nylon',
  'fibra*',
  'made*',
  'vidri*',
  'concret*',
  'bronce*',
  'laton*',
  'usad*',
  'segunda*',
  'retazo*',
  'troquel*',
  'microper*',
  'calad*',
  'termo*',
  'sin',
  'cost*',
  'grano*',
  'flap',
  'lija*',
  'diamant*',
  'polic*',
  // Which of several sizes is meant must be asked.
  'grande',
  'chico',
  'pequeño',
  'mediano',
  'delgado',
  'ancho',
  'angosto',
  'largo',
  'corto',
];

/** Words of a remark behind the product. */
export const remarkWords: readonly string[] = [
  'para',
  'pa',
  'urgente',
  'tronzadora',
  'amoladora',
  'esmeril',
];

/** Uses of a product, which are no part of it: `disco para tronzadora`. */
export const uses: readonly string[] = ['lb', 'libra', 'tronzadora', 'amoladora', 'esmeril'];
