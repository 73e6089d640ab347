const firstQuality: readonly string[] = ['1ra', '1era'];
const secondQuality: readonly string[] = ['2da', '2nda', '2do'];

/** Qualities that begin with a digit. */
export const ordinals: readonly string[] = [...firstQuality, ...secondQuality];

/** Words without a meaning for the choice of a product. */
export const fillers: readonly string[] = [
  'estructural',
  'estr',
  'estruc',
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
  ...firstQuality,
  'buena',
  'astm',
  'norma',
  'marca',
  'color',
  'aprox',
  'electronico',
  'acabado',
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
  ...secondQuality,
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
  'desbast*',
  'desvast*',
  'hardox*',
  'corten*',
  'teflon*',
  // Which of several sizes is meant must be asked.
  'grande',
  'chico',
  'pequeño',
  'mediano',
  'delgado',
  'grueso',
  'ancho',
  'angosto',
  'largo',
  'corto',
];

/**
 * Words of a remark behind the product, which the product does not need. Any other unknown word makes
 * the buyer choose: it may be a finish, grade or shape.
 */
export const remarkWords: readonly string[] = [
  'para',
  'pa',
  'con',
  'urgente',
  'tronzadora',
  'amoladora',
  'esmeril',
  'cortad*',
  'cortar',
  'corte',
  'mitad',
  'entero',
  'completo',
  'porfa',
  'gracias',
  'hoy',
  'manana',
  'precio',
  'stock',
  'disponible',
  'entrega',
  'envio',
  'recoger',
  'recojo',
  'factura',
  'boleta',
  'igv',
  'incluye',
  'incluido',
  'cambiar',
  'aprox',
  'cada',
  'bueno',
  'buen',
  'primera',
  'calidad',
  'marca',
  'original',
  'barato',
  'economico',
  'longitud',
  'tiras',
  'piezas',
];

/** Uses of a product, which are no part of it: `disco para tronzadora`. */
export const uses: readonly string[] = ['tronzadora', 'amoladora', 'esmeril'];

/** Before what a line refuses: `no galvanizado`. */
export const negations: readonly string[] = ['no', 'sin', 'menos', 'excepto', 'nunca', 'tampoco'];
