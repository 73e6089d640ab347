import type { Migration } from '../migration.ts';

/**
 * The codes of removed products, so that none is given to another product. Filled by triggers, since
 * products are also removed in SQL. The import history contains those removed before.
 */
export const removedProducts: Migration = {
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
};
