import type { Migration } from '../migration.ts';

/**
 * Products and categories, in the shop's order. Until 1.1 it also created a trigram index, which
 * migration 0010 removes.
 *
 * `catalogue_fold` is `foldText` (server/catalogue/fold-text.ts) in SQL. It uses no locale and no
 * dictionary, so that it is immutable and the folded columns can be generated and stored.
 */
export const catalogue: Migration = {
  name: '0001-catalogue',
  statements: [
    String.raw`
    CREATE FUNCTION catalogue_fold(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      SELECT translate(
        regexp_replace(normalize(replace($1, '″', '"'), NFKD), '[\u0300-\u036f]+', '', 'g'),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZØÆŒÐÞŁ⁄×“”',
        'abcdefghijklmnopqrstuvwxyzøæœðþł/x""'
      )
    $$`,

    `CREATE TABLE categories (
      name     text PRIMARY KEY CHECK (name <> ''),
      position integer NOT NULL
    )`,

    `CREATE TABLE products (
      id           integer PRIMARY KEY CHECK (id > 0),
      position     integer NOT NULL,
      uuid         text,
      name         text,
      price_buy    numeric,
      price        numeric,
      description  text,
      image_url    text,
      category     text REFERENCES categories (name) ON UPDATE CASCADE,
      stock        integer,
      discount     numeric,
      marca        text,
      name_folded  text GENERATED ALWAYS AS (catalogue_fold(name)) STORED,
      brand_folded text GENERATED ALWAYS AS (btrim(catalogue_fold(marca), E' \\t\\r\\n')) STORED
    )`,

    'CREATE INDEX products_in_order ON products (position, id)',
    'CREATE INDEX products_by_category ON products (category, position, id)',

    // One row once the catalogue has been filled for the first time.
    `CREATE TABLE catalogue_seed (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      checksum text,
      at       timestamptz NOT NULL DEFAULT now()
    )`,
  ],
};
