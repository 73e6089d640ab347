import type { Queryable } from '../database/database.ts';
import type { Memory, Remembered } from './import-choices.ts';

/** The owner's decisions about earlier files. */
export async function readMemory(database: Queryable): Promise<Memory> {
  const rows = await database.query<Remembered>('SELECT kind, written, meaning FROM import_memory');
  const of = (kind: Remembered['kind']) =>
    rows.flatMap((row): [string, string][] =>
      row.kind === kind ? [[row.written, row.meaning]] : [],
    );
  return {
    headings: new Map(of('heading')),
    names: new Map(of('name').map(([written, id]) => [written, Number(id)])),
    sizes: new Map(of('size')),
  };
}

export async function remember(
  transaction: Queryable,
  remembered: readonly Remembered[],
): Promise<void> {
  await transaction.query(
    `INSERT INTO import_memory (kind, written, meaning)
     SELECT DISTINCT ON (kind, written) kind, written, meaning
       FROM jsonb_to_recordset($1::jsonb) AS row (kind text, written text, meaning text)
     ON CONFLICT (kind, written) DO UPDATE SET meaning = excluded.meaning`,
    [JSON.stringify(remembered)],
  );
}
