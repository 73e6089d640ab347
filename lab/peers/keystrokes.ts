/** What visitors of such a shop look for: trade names, sizes, brands, misspellings, nothing at all. */
const searches = [
  'tubo cuadrado 2x1',
  'TUBO',
  'ángulo 2" x 1/4"',
  'angulo 1/8',
  'plancha estriada',
  'plancha 3 mm',
  'galvanizado',
  'disco de corte 7"',
  'soldadura',
  'esmeril',
  'llave stilson',
  'silicona',
  'platina 1 x 1/4',
  'fierro corrugado 1/2',
  'viga',
  'astm a36',
  'bronce',
  'varilla lisa',
  'acero inoxidable 304',
  'eje',
  'alicate',
  'prensa',
  'xyz no existe',
  'muebles metálicos',
];

/** The field's text after each key. */
export function keystrokes(): string[] {
  return searches.flatMap((search) => Array.from(search, (_, place) => search.slice(0, place + 1)));
}
