import { earlyMigrations, type Migration } from './early-migrations.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  ...earlyMigrations,
  // Exported versions of the catalogue, and the categories that an import changed.
  {
    name: '0009-catalogue-exports',
    statements: [
      `CREATE TABLE catalogue_exports (
        version text PRIMARY KEY,
        at      timestamptz NOT NULL DEFAULT now(),
        content jsonb NOT NULL
      )`,
      'ALTER TABLE catalogue_imports ADD COLUMN categories jsonb',
    ],
  },
  // Searches are answered from memory. The extension of the index stays: another user may own it.
  {
    name: '0010-search-in-memory',
    statements: ['DROP INDEX IF EXISTS products_by_name'],
  },
  // The order of exports and imports, which the clock does not give when it steps back.
  {
    name: '0011-export-order',
    statements: [
      `ALTER TABLE catalogue_exports
         ADD COLUMN number integer NOT NULL DEFAULT 0,
         ADD COLUMN last_import integer NOT NULL DEFAULT 0`,
      `UPDATE catalogue_exports SET
         number = (SELECT count(*) FROM catalogue_exports AS one WHERE one.at <= catalogue_exports.at),
         last_import = (SELECT coalesce(max(id), 0) FROM catalogue_imports
                         WHERE at <= catalogue_exports.at)`,
    ],
  },
  // A release before 0011, run again during a way back, exports without number and last import.
  {
    name: '0012-exports-of-older-releases',
    statements: [
      'ALTER TABLE catalogue_exports ALTER COLUMN last_import DROP NOT NULL, ALTER COLUMN last_import DROP DEFAULT',
      `CREATE FUNCTION order_export() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF TG_OP = 'UPDATE' THEN
           IF NEW.number <> OLD.number THEN RETURN NEW; END IF;
         ELSIF NEW.last_import IS NOT NULL THEN
           RETURN NEW;
         END IF;
         NEW.last_import := (SELECT coalesce(max(id), 0) FROM catalogue_imports);
         NEW.number := (SELECT coalesce(max(number), 0) + 1 FROM catalogue_exports);
         RETURN NEW;
       END
       $$`,
      `CREATE TRIGGER catalogue_exports_order BEFORE INSERT OR UPDATE ON catalogue_exports
         FOR EACH ROW EXECUTE FUNCTION order_export()`,
    ],
  },
  // The first and the last day of a discount, in Lima.
  {
    name: '0013-discount-dates',
    statements: ['discount_from', 'discount_until'].map(
      (column) =>
        `ALTER TABLE products ADD COLUMN ${column} date
           CHECK (${column} BETWEEN '2000-01-01' AND '2099-12-31')`,
    ),
  },
  // The added and changed products after an import; null: an older release wrote it. `kept`: the values
  // that its undo left as they were.
  {
    name: '0014-written-products',
    statements: ['ALTER TABLE catalogue_imports ADD COLUMN written jsonb, ADD COLUMN kept integer'],
  },
  // The owner's choices for headings and for names of suppliers, in earlier files.
  {
    name: '0015-import-memory',
    statements: [
      `CREATE TABLE import_memory (
        kind    text NOT NULL,
        written text NOT NULL,
        meaning text NOT NULL,
        PRIMARY KEY (kind, written)
      )`,
    ],
  },
  // The password of the private page once its owner has changed it, and the sessions.
  {
    name: '0016-admin-sessions',
    statements: [
      `CREATE TABLE admin_password (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        salt     text NOT NULL,
        hash     text NOT NULL
      )`,
      `CREATE TABLE admin_sessions (
        token_hash text PRIMARY KEY,
        ends_at    timestamptz NOT NULL
      )`,
    ],
  },
  // The catalogue's version in which a row was last written, so that only changed rows are read again. The
  // statement's trigger of 0003 has raised the version, and holds its lock, before this one fires.
  {
    name: '0017-changed-products',
    statements: [
      'ALTER TABLE products ADD COLUMN changed_in bigint NOT NULL DEFAULT 0',
      'CREATE INDEX products_changed_in ON products (changed_in)',
      `CREATE FUNCTION mark_changed_product() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
      AS $$
      BEGIN
        SELECT version INTO NEW.changed_in FROM catalogue_version;
        RETURN NEW;
      END
      $$`,
      `CREATE TRIGGER products_mark_changed
         BEFORE INSERT OR UPDATE ON products
         FOR EACH ROW EXECUTE FUNCTION mark_changed_product()`,
    ],
  },
];
