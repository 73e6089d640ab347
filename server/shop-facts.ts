/** Of dates and times that the owner reads, as the IANA and PostgreSQL name it. */
export const TIME_ZONE = 'America/Lima';

/** Of the pages, as a BCP 47 tag. */
export const LOCALE = 'es-PE';

/** Of all prices, by ISO 4217. */
export const CURRENCY_CODE = 'PEN';
