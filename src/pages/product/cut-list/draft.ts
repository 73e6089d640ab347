import { limits } from '../../../config.ts';
import type { CutDraft } from './cut-rows.ts';

const key = 'cut-list';
const blank: CutDraft = { rows: [{ length: '', quantity: '' }], kerf: '' };

/** The list that was being written in this tab, so that a reload loses none of it. */
export function cutDraft(): CutDraft {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(saved) ? saved : blank;
  } catch {
    return blank;
  }
}

export function keepCutDraft(draft: CutDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // It stays in the fields.
  }
}

function isDraft(value: unknown): value is CutDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('rows' in value) || !('kerf' in value) || typeof value.kerf !== 'string') return false;
  const { rows } = value;
  return (
    Array.isArray(rows) && rows.length > 0 && rows.length <= limits.cutRows && rows.every(isRow)
  );
}

function isRow(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    'length' in row &&
    'quantity' in row &&
    typeof row.length === 'string' &&
    typeof row.quantity === 'string'
  );
}
