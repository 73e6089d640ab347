import { TIME_ZONE } from '../shop-facts.ts';
import type { StoredProduct } from './stored-product.ts';

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'medium' });

/** The date in Lima, `2026-12-24`: such texts sort by time. */
export const dayOf = (time: Date): string => dayFormat.format(time);

/** Whether a text of the form `2026-12-24` is a day of this century. */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00Z`);
  return (
    !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) && text.startsWith('20')
  );
}

/** Until the next day in Lima, when discounts begin and end. Its clocks are never changed. */
export function secondsLeft(time: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = timeFormat.format(time).split(':').map(Number);
  return 86_400 - (hours * 60 + minutes) * 60 - seconds;
}

/** A product as visitors see it on a day: without a discount that has not begun or has ended. */
export function productOn(day: string, product: StoredProduct): StoredProduct {
  const { discount, discountFrom, discountUntil } = product;
  const isActive = (discountFrom ?? day) <= day && day <= (discountUntil ?? day);
  return isActive || discount === null ? product : { ...product, discount: null };
}
