import type { Migration } from '../migration.ts';

/**
 * A number that every change of the catalogue raises, whoever makes it. For the
 * notification besides, nobody listens any more.
 *
 * The triggers fire before their statement, so that all who write take the
 * counter first and the rows after it: two of them wait for one another, but
 * neither holds what the other wants. A sequence would need no waiting, but is
 * raised before its transaction commits, and whoever then reads the catalogue
 * takes the old one for the new.
 */
export const catalogueVersion: Migration = {
  name: '0003-catalogue-version',
  statements: [
    `CREATE TABLE catalogue_version (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version  bigint NOT NULL
    )`,
    'INSERT INTO catalogue_version (version) VALUES (1)',

    // With its owner's rights: who may edit products need know nothing of the counter.
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
