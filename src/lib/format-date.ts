const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayFormat = new Intl.DateTimeFormat('es-PE', day);
const timeFormat = new Intl.DateTimeFormat('es-PE', { ...day, ...time });

/** `01/12/2026` */
export function formatDate(date: Date): string {
  return dayFormat.format(date);
}

/** `01/12/2026, 14:30` */
export function formatTime(milliseconds: number): string {
  return timeFormat.format(milliseconds);
}

/** Writes the `2026-12-01` of a date field as `01/12/2026`; returns any other text unchanged. */
export function formatIsoDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}
