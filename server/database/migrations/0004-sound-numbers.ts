import type { Migration } from '../migration.ts';

/**
 * Refuses infinite amounts, NaN, and amounts that a float8 cannot hold. Existing rows are not
 * checked: `readCatalogue` ignores such amounts.
 */
export const soundNumbers: Migration = {
  name: '0004-sound-numbers',
  statements: ['price_buy', 'price', 'discount'].map(
    (column) =>
      `ALTER TABLE products ADD CONSTRAINT products_${column}_is_sound
         CHECK (${column} = 0 OR abs(${column}) BETWEEN 1e-6 AND 1e12) NOT VALID`,
  ),
};
