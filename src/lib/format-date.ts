const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `01/12/2026`. Without `Intl`, whose first date formatter costs a slow phone 55 ms at the start. */
export function formatDate(date: Date): string {
  return [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), date.getFullYear()].join('/');
}

/** `01/12/2026, 14:30` */
export function formatTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  return `${formatDate(date)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Writes the `2026-12-01` of a date field as `01/12/2026`; returns any other text unchanged. */
export function formatIsoDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}
