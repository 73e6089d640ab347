import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { Html } from '../html/html.ts';
import { log } from '../observability/log.ts';
import { OwnerError } from '../owner-error.ts';
import type { Uploads } from '../pictures/uploads.ts';
import type { Spreadsheet } from '../spreadsheet/columns.ts';
import { readBasis } from '../spreadsheet/exports.ts';
import { applyImport } from '../spreadsheet/import.ts';
import type { ImportChoices } from '../spreadsheet/import-choices.ts';
import type { Plan } from '../spreadsheet/plan.ts';
import { withChoices } from '../spreadsheet/plan-choices.ts';
import { planFile } from '../spreadsheet/spreadsheet-worker.ts';
import { planSection } from './plan-section.ts';

/** Previews that can be applied; the oldest is dropped. */
const MAX_PREVIEWS = 5;

export const PREVIEW_GONE =
  'Esta vista previa ya se escribió, o es antigua. Mire el historial: si el cambio no está, envíelo de nuevo.';

/** A file, or a table of the page itself. */
interface Import {
  /** For the history. */
  name: string;
  file: Uint8Array | Spreadsheet;
  choices?: ImportChoices;
  /** Called before it is applied; may throw. */
  onApply?: (() => void) | undefined;
}

/**
 * Plans an import and keeps the plan, so that it can be applied.
 * @returns the preview, with the button that applies it
 */
export type Preview = (wanted: Import, signal?: AbortSignal) => Promise<Html>;

/** For routes that change products, each as an import. */
export interface CatalogueTools {
  database: Database;
  /** Origin of the shop. */
  publicUrl: string;
  uploads: Uploads;
  preview: Preview;
}

export type Previews = ReturnType<typeof createPreviews>;

export function planFileOf(
  database: Database,
  { file, choices }: Import,
  signal?: AbortSignal,
): Promise<Plan> {
  return planFile(file, (version) => readBasis(database, version), choices, signal);
}

/** The plans of imports between their preview and their confirmation. */
export function createPreviews(database: Database) {
  const previews = new LRUCache<string, Import & { plan: Plan }>({ max: MAX_PREVIEWS });
  const keyIn = (form: FormData) => String(form.get('plan'));

  const preview: Preview = async (wanted, signal) => {
    const plan = await planFileOf(database, wanted, signal);
    const key = randomUUID();
    previews.set(key, { ...wanted, plan });
    return planSection(plan, wanted.name, key);
  };
  /** The import that a form names. @throws OwnerError */
  const find = (form: FormData) => {
    const previewed = previews.get(keyIn(form));
    if (!previewed) throw new OwnerError(PREVIEW_GONE);
    return previewed;
  };
  /** @throws OwnerError */
  const apply = async (form: FormData) => {
    const previewed = find(form);
    const { plan, name, onApply } = previewed;
    onApply?.();
    const confirmed = form.getAll('confirmed').map(String);
    // A second click finds no preview while the first one writes.
    previews.delete(keyIn(form));
    const chosen = withChoices(plan, {
      removesEmptied: form.has('emptied'),
    });
    const id = await applyImport(database, chosen, name, confirmed).catch((error: unknown) => {
      previews.set(keyIn(form), previewed);
      throw error;
    });
    log.info({ import: id }, 'Catalogue import applied');
    return { id, name, plan };
  };
  return { preview, find, apply };
}
