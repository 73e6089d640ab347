import type { Migration } from '../migration.ts';

/**
 * Refuses numbers that no shop has: infinite ones, NaN, and what a float8 cannot hold. Not checked
 * of rows that are there already: `readCatalogue` leaves their numbers out.
 */
export const soundNumbers: Migration = {
  name: '0004-sound-numbers',
  statements: ['price_buy', 'price', 'discount'].map(
    (column) =>
      `ALTER TABLE products ADD CONSTRAINT products_${column}_is_sound
         CHECK (${column} = 0 OR abs(${column}) BETWEEN 1e-6 AND 1e12) NOT VALID`,
  ),
};
