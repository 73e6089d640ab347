import { readCatalogue } from '../../server/catalogue/sql-catalogue.ts';
import { readSettings, type Settings } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { type Table, tableOf } from '../../server/spreadsheet/columns.ts';
import {
  applyImport,
  type ImportOptions,
  importHistory,
  UndoProblem,
  undoImport,
} from '../../server/spreadsheet/import.ts';
import { planImport } from '../../server/spreadsheet/plan.ts';
import { outcomeOf, recordLine, reportOf } from '../../server/spreadsheet/report.ts';
import { writeCsv, writeXlsx } from '../../server/spreadsheet/write-file.ts';
import { UserError } from '../lib/user-error.mjs';
import { withDatabase } from '../lib/with-database.ts';

export type Kind = 'xlsx' | 'csv';

/** A file, and what stands in it. */
export interface Sheet {
  name: string;
  bytes: Buffer;
  table: Table;
}

/** Who works on the catalogue: this program on its database, or the running shop. */
export interface CatalogueClient {
  export(kind: Kind): Promise<Buffer>;
  /** Says what an import would do, or has done. */
  import(
    sheet: Sheet,
    options: ImportOptions & { apply: boolean },
  ): Promise<{ lines: readonly string[]; isRefused: boolean }>;
  history(): Promise<readonly string[]>;
  undo(id: number | undefined): Promise<string>;
}

/** Has the running shop do some work where it alone may, and else opens its database. */
export async function withCatalogueClient<Result>(
  work: (client: CatalogueClient, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env);
  const { databaseUrl, adminToken, metrics } = settings;
  if (databaseUrl === null && adminToken !== null && metrics) {
    const host = metrics.host === '0.0.0.0' ? '127.0.0.1' : metrics.host;
    const ask = shopAt(
      `http://${host.includes(':') ? `[${host}]` : host}:${metrics.port}`,
      adminToken,
    );
    if (await ask('/admin').catch(isAway)) return work(remoteClient(ask), settings);
  }
  return withDatabase(settings, async (database) => {
    await migrate(database);
    return work(localClient(database), settings).catch((error: unknown) => {
      throw error instanceof UndoProblem ? new UserError(error.message) : error;
    });
  });
}

function localClient(database: Database): CatalogueClient {
  const catalogue = () => database.transaction(readCatalogue);
  return {
    export: async (kind) => {
      const table = tableOf((await catalogue()).products);
      return kind === 'csv' ? writeCsv(table) : writeXlsx(table);
    },
    import: async ({ name, table }, { apply, ...options }) => {
      const imported = apply
        ? await applyImport(database, table, name, options)
        : { plan: planImport(await catalogue(), table, options), id: null, isStale: false };
      const { plan } = imported;
      const lines = [...reportOf(plan), outcomeOf(imported)];
      return { lines, isRefused: plan.problems.length > 0 };
    },
    history: async () => (await importHistory(database)).map(recordLine),
    undo: async (id) => recordLine(await undoImport(database, id)),
  };
}

type Ask = (path: string, form?: FormData) => Promise<Response>;

function shopAt(origin: string, token: string): Ask {
  return async (path, form) => {
    const response = await fetch(origin + path, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/plain' },
      ...(form && { method: 'POST', body: form }),
    });
    if (response.ok || response.status === 409) return response;
    const said = await response.text();
    throw new UserError(response.status === 400 ? said : `${origin} answers: ${said}.`);
  };
}

function isAway(error: unknown): null {
  if (error instanceof UserError) throw error;
  return null;
}

/** `/admin` of the running shop; see `server/admin/admin.ts`. */
function remoteClient(ask: Ask): CatalogueClient {
  const linesOf = async (response: Response) => {
    const text = await response.text();
    return text === '' ? [] : text.split('\n');
  };
  return {
    export: async (kind) => Buffer.from(await (await ask(`/admin/catalogo.${kind}`)).arrayBuffer()),
    import: async ({ name, bytes }, { apply, complete, newCategories }) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), name);
      for (const [field, isSet] of Object.entries({ apply, complete, newCategories })) {
        if (isSet) form.set(field, '1');
      }
      const response = await ask('/admin/import', form);
      return { lines: await linesOf(response), isRefused: !response.ok };
    },
    history: async () => linesOf(await ask('/admin')),
    undo: async (id) => {
      const form = new FormData();
      if (id !== undefined) form.set('id', String(id));
      return (await ask('/admin/undo', form)).text();
    },
  };
}
