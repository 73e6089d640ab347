import type { Migration } from '../migration.ts';

/** Each import of a spreadsheet, with what was before it, so that it can be undone. */
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
