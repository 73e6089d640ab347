import type { Migration } from '../migration.ts';

/** Imports of spreadsheets, with the previous rows, for undo. */
export const catalogueImports: Migration = {
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
};
