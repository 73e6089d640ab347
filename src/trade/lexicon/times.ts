/** Behind the hour of a day: `8 am`, `15 hrs`. */
export const hourWords: readonly string[] = ['am', 'pm', 'hrs', 'hora', 'horas', 'h'];

/** Before the hour of a day: `a las 8`. */
export const hourArticles: readonly string[] = ['las'];

/** Before that article: `paso a las 8`, `antes de las 5`, `tipo las 3`. */
export const hourIntroductions: readonly string[] = [
  'a',
  'de',
  'desde',
  'hasta',
  'para',
  'pa',
  'tipo',
  'sobre',
];

/** Before the day of a month: `lunes 15`, `para el dia 15`. */
export const dayWords: readonly string[] = [
  'dia',
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
  'fecha',
];

/** Behind the day of a month: `15 de marzo`. */
export const months: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Behind a number of days until a delivery: `en 15 dias`. */
export const periods: readonly string[] = ['dia', 'dias', 'semana', 'semanas', 'minutos'];
