import type { Migration } from '../migration.ts';

/**
 * A counter that every change of the catalogue raises. (Nothing listens to the notification any more.)
 *
 * The triggers fire before their statement, so that every writer locks the counter before the rows:
 * writers wait for each other and cannot deadlock. A sequence would be raised before its transaction
 * commits, and a reader would take the old catalogue for the new one.
 */
export const catalogueVersion: Migration = {
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
};
