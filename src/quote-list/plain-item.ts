import { containerWords } from '../content/search-terms.ts';
import { fold } from '../lib/fold.ts';
import { readNumberWords } from '../search/number-words.ts';

/** Abbreviations of lists, as the search understands them. */
const spellings: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /\b(tubo|plancha|angulo|barra|fierro|malla|calamina|viga|canal)(?=(?:cuadr|redond|rectang|galv|negr|estriad|inox|laf|lac|corrug|lis[oa]|electros|expand)[a-z]*)/g,
    '$1 ',
  ],
  [/\bd\b(?!')/g, 'de'],
  [/\bang\b\.?/g, 'angulo'],
  [/\bf[eo°º](?:\.|\b|(?=\s))/g, 'fierro '],
  [/\b(?:tubitos?|tub|tb)\b\.?/g, 'tubo'],
  [/\b(?:pln|plch|plnch?a?s?|plch?as?)\b\.?/g, 'plancha'],
  // «Fierro» and «varilla» with one size mean rebar.
  [/^(?:fierros?|varillas?|hierros?) (?=(?:de )?\d)/, 'fierro corrugado '],
  [/\bviga hache\b/g, 'viga h'],
  [/^l (?=\d)/, 'angulo '],
  [/^w ?(?=\d)/, 'viga h '],
  [/\b(?:s[ck]?h[ck]?|sche?dule|ced(?:ula)?)\.?[\s-]?(\d{2})\b/g, 'sch $1'],
  [/\b(?:jgo|set|kit)s?\b\.?/g, 'juego'],
  [/(?<!\d ?)(?:\b(?:x|por|en|de) )?\bgal(?:on(?:es)?|n|s)?\b/g, ' '],
  [/\bangulo (?:en )?l\b/g, 'angulo'],
  // The inches of a thin sheet, such as 1/27", only name its millimetres.
  [/\b1\/(?!2\b|4\b|8\b|16\b|32\b|64\b)\d{2}"? ?(?=\(? ?[\d.,]+ ?mm)/g, ' '],
  // The trade name of an electrode adds nothing to its grade.
  [/\b(?:punto azul|supercito|cellocord|overcord)\b(?=.*\b[67]0\d\d\b)/g, ' '],
  [/\b(?:e|esp|espesor|l|largo|long|longitud|diam|diametro)\b\s*[.:=]\s*(?=\d)/g, ' '],
  [/\b(?:espesor|esp|diametro|diam|largo|longitud)\b\.?(?: de)?/g, ' '],
  [/[øϕ⌀]/g, ' '],
  [/(\d) ?x ?(\d+(?:[.,]\d+)?) ?cm\b/g, '$1 x $2'],
  [/\ba[- ](36|53|500|572|615|706)\b/g, 'a$1'],
  [/\b(?:aisi|calidad|tipo|grado|ac|c|t)[ .-]?304l?\b/g, 'inox 304'],
  [/^acero (?=inn?ox)/, ''],
  [/(?:\b(?:para|p\/) ?|(?<=corte (?:de )?))(?:metal|fierro|acero)\b/g, ' '],
  [
    /^((?:tubo|tuberia|angulo|platina|perfil|canal|viga|tee|malla|bisagra)\w*\b.*?) (?:de )?(?:acero|metal|fierro|hierro)\b/,
    '$1',
  ],
  [/\b([345]) ?'? ?x ?(8|10|20) ?(?:pies?|ft|')(?![a-z])/g, "$1' x $2'"],
  [/(?<!\d' x )\b20 ?(?:pies?\b|ft\b|')/g, '6 m'],
  [/(?<!\d' x )\b(?:30|40) ?(?:pies?\b|ft\b|')/g, '12 m'],
  [/(?<!inox.*)\b1\.22(?:\s?m)? ?x ?2\.44\b/g, '1.20 x 2.40'],
];

/** Words without a meaning for the choice of a product. */
const fillers =
  /\b(?:estructural(?:es)?|comercial(?:es)?|standard|estandar|std|nacional(?:es)?|importad[oa]s?|nuev[oa]s?|mas|otr[oa]s?|cocada|de primera|buena calidad|calidad|astm|norma|ntp [\d.:-]+|a-?(?:500|513|569|653|1008|1011)(?: ?-?gr?\.? ?[abc])?\b|f'?y ?=? ?4200(?: ?kg\/cm2)?|(?<=estriad.*)antideslizante|(?<=cuadrad[oa] )lis[oa]|(?<=tubo.*)(?:electrosoldado|con costura)|marca|color|aprox|electronic[oa]s?|perfil(?=\s+(?:cuadrad|rectangular))|acabado 2b|2b)\b/g;

const products =
  '(?:tub[oe]|cuadrado|angulo|platina|pletina|plancha|canal(?= u)|viga(?= [hw])|l(?= \\d)|tee|barra|fierro|varilla|malla|calamina|acero|perfil|esmalte|anticorrosivo|bisagra|chapa)';
const startsWithProduct = new RegExp(`^${products}`);
/** Of a line that orders something: not of `no va:` or `anulado:`. */
const beforeColon = new RegExp(
  `^(?![^:]*\\b(?:(?:no|sin)\\b|anul|cancel|quit))[^:"]*:\\s*(?=.*\\b${products})`,
);
/** Parts of a building, which a line names before or behind the product. */
const part =
  /^(?:suministro|instalacion|montaje|fabricacion|colocacion|column|corre|arriostr|tijeral|cercha|pasaman|barand|parant|poste|balaustr|barrot|marco|bastidor|travesa|larguer|montant|refuerz|rigidiza|cartel|placa|base|acabado|plataform|pelda|paso|descans|escaler|zanca|puert|porton|ventan|rej[ai]|cerc|cobertur|techo|tirant|templa|tensor|conexion|zocal|dintel|cuerda|diagonal|anclaj|apoyo|estructur|mensul|alero|forro|remat|enchap|revest|contraplac|jamba|guarda|piso|muro|losa|zapata|ciment|obra|taller|casa|local|altillo|mezzanin|pergol|celosi|pantall|fachad|patio|azote|nivel|eje|tramo|sector|bloque|ambient|oficin|vig|contrazocal)/;
const besidePart =
  /^(?:de|del|la|el|los|las|en|con|y|e|superior|inferior|horizontal|vertical|principal|secundari[oa]|intermedi[oa]|exterior|interior|perimetral|lateral|metalic[oa]|central|\w{1,3}-?\d{1,2}[a-z]?)(?:e?s)?[,./]?$/;
const remark = /^(?:para|pa|urgente|tronzadora|amoladora|esmeril)$/;

/** Without the part of a building that a line names before the product. */
function withoutPart(text: string): string {
  const words = text.replace(beforeColon, '').split(' ');
  const rest = (at: number) => words.slice(at).join(' ');
  const at = words.findIndex(
    (word, index) =>
      startsWithProduct.test(rest(index)) || !(part.test(word) || besidePart.test(word)),
  );
  return at > 0 && startsWithProduct.test(rest(at)) ? rest(at) : rest(0);
}

/** Words behind the sizes that make another product. */
const contrary =
  /^(?:rosc|ranur|perfor|bisel|oval|hexag|maciz|doble|curv|rolad|ondul|pulid|satin|espejo|brill|esmeril|epox|anodiz|pint|roj|azul|verde|blanc|amarill|gris|negr|marron|pvc|cobre|alumin|plast|acril|nylon|fibra|made|vidri|concret|bronce|lat[oó]n|usad|segunda|retazo|troquel|microper|calad|termo|sin|cost|grano|flap|lija|diamant|polic)/;

/** The item as the search understands it: folded, abbreviations written out, fillers removed. */
export function plainItem(line: string): string {
  const folded = withoutPart(readNumberWords(fold(line)));
  const spelt = spellings.reduce((text, [pattern, plain]) => text.replace(pattern, plain), folded);
  return spelt.replace(fillers, ' ').replace(/\s+/g, ' ').trim();
}

/** Whether a remark only names the unit, or the use of the product in a building. */
export function isUse(word: string): boolean {
  const folded = fold(word);
  return (
    part.test(folded) ||
    containerWords.includes(folded) ||
    /^(?:(?:lb|libra)s?|tronzadora|amoladora|esmeril)$/.test(folded)
  );
}

/** Whether a word that no product matches is a remark behind the product. */
export function isRemark(word: string, item: string): boolean {
  const before = item.slice(0, Math.max(0, item.indexOf(fold(word))));
  if (contrary.test(fold(word))) return false;
  if (/\b(?:para|pa)\s/.test(before)) return true;
  if (before !== '' && (part.test(fold(word)) || remark.test(fold(word)))) return true;
  return /\d/.test(before) && !/\d/.test(word);
}
