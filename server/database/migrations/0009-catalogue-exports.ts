import type { Migration } from '../migration.ts';

/** Exported versions of the catalogue, and the categories that an import changed. */
export const catalogueExports: Migration = {
  name: '0009-catalogue-exports',
  statements: [
    `CREATE TABLE catalogue_exports (
      version text PRIMARY KEY,
      at      timestamptz NOT NULL DEFAULT now(),
      content jsonb NOT NULL
    )`,
    'ALTER TABLE catalogue_imports ADD COLUMN categories jsonb',
  ],
};
