/** A migration. Once released it is never edited, only followed by another. */
export interface Migration {
  /** `NNNN-subject`; unique, stored in the database. */
  name: string;
  /** Run in order, in one transaction. */
  statements: readonly string[];
}

/** The tables, and what keeps them consistent. */
export const firstMigrations: readonly Migration[] = [
  // Until 1.1 it also created the index that 0010 removes. `catalogue_fold` is `foldText` in SQL: without
  // locale and dictionary it is immutable, so that the folded columns can be generated and stored.
  {
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
  },
  // Messages of the contact form.
  {
    name: '0002-contact-messages',
    statements: [
      `CREATE TABLE contact_messages (
        id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        received_at timestamptz NOT NULL DEFAULT now(),
        from_name   text NOT NULL,
        reply_to    text NOT NULL,
        phone       text NOT NULL,
        message     text NOT NULL
      )`,
    ],
  },
  // A counter that every change of the catalogue raises; nothing listens to its notification any more. Its
  // triggers fire before their statement: writers lock the counter before the rows and cannot deadlock. A
  // sequence would be raised before its transaction commits, and readers would keep the old catalogue.
  {
    name: '0003-catalogue-version',
    statements: [
      `CREATE TABLE catalogue_version (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        version  bigint NOT NULL
      )`,
      'INSERT INTO catalogue_version (version) VALUES (1)',

      // SECURITY DEFINER: a user who may edit products needs no rights on the counter.
      `CREATE FUNCTION raise_catalogue_version() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
      AS $$
      BEGIN
        UPDATE catalogue_version SET version = version + 1;
        PERFORM pg_notify('catalogue', '');
        RETURN NULL;
      END
      $$`,

      ...['categories', 'products'].map(
        (table) =>
          `CREATE TRIGGER ${table}_raise_version
             BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
             FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version()`,
      ),
    ],
  },
  // Refuses infinite amounts, NaN, and amounts that a float8 cannot hold. Existing rows are not
  // checked: their amounts out of range are read as null.
  {
    name: '0004-sound-numbers',
    statements: ['price_buy', 'price', 'discount'].map(
      (column) =>
        `ALTER TABLE products ADD CONSTRAINT products_${column}_is_sound
           CHECK (${column} = 0 OR abs(${column}) BETWEEN 1e-6 AND 1e12) NOT VALID`,
    ),
  },
  // Imports of spreadsheets, with the previous rows, for undo.
  {
    name: '0005-catalogue-imports',
    statements: [
      `CREATE TABLE catalogue_imports (
        id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at        timestamptz NOT NULL DEFAULT now(),
        source    text NOT NULL,
        added     jsonb NOT NULL,
        changed   jsonb NOT NULL,
        removed   jsonb NOT NULL,
        undone_at timestamptz
      )`,
    ],
  },
  // The codes of removed products, so that none is given to another product. Filled by triggers, since
  // products are also removed in SQL. The import history contains those removed before.
  {
    name: '0006-removed-products',
    statements: [
      `CREATE TABLE removed_products (
        id   integer PRIMARY KEY,
        name text
      )`,

      // SECURITY DEFINER: a user who may edit products needs no rights on this table.
      `CREATE FUNCTION keep_removed_products() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
      AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          INSERT INTO removed_products SELECT id, name FROM products
            ON CONFLICT (id) DO UPDATE SET name = excluded.name;
        ELSE
          INSERT INTO removed_products VALUES (OLD.id, OLD.name)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name;
        END IF;
        RETURN NULL;
      END
      $$`,

      `CREATE TRIGGER products_keep_removed AFTER DELETE OR UPDATE OF id ON products
         FOR EACH ROW EXECUTE FUNCTION keep_removed_products()`,
      `CREATE TRIGGER products_keep_truncated BEFORE TRUNCATE ON products
         FOR EACH STATEMENT EXECUTE FUNCTION keep_removed_products()`,

      `INSERT INTO removed_products
       SELECT id, max(name)
         FROM (SELECT added.id::integer, NULL
                 FROM catalogue_imports, jsonb_array_elements_text(added) AS added (id)
               UNION ALL
               SELECT (product ->> 'id')::integer, product ->> 'name'
                 FROM catalogue_imports, jsonb_array_elements(changed || removed) AS entry (product)
              ) AS known (id, name)
        WHERE id NOT IN (SELECT id FROM products)
        GROUP BY id`,
    ],
  },
];
