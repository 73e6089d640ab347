const time = new Intl.DateTimeFormat('es-PE', {
  timeZone: 'America/Lima',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** A time in Lima. @param iso ISO 8601 */
export const timeOf = (iso: string) => time.format(new Date(iso)).replace(',', '');
