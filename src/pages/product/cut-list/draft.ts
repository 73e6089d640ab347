import { limits } from '../../../config.ts';
import { fieldOf } from '../../../lib/storage.ts';
import type { CutDraft } from './cut-rows.ts';

const key = 'cut-list';
const blank: CutDraft = { rows: [{ length: '', quantity: '' }], kerf: '' };

/** The list that was being written in this tab, so that a reload loses none of it. */
export function readDraft(): CutDraft {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(saved) ? saved : blank;
  } catch {
    return blank;
  }
}

export function saveDraft(draft: CutDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // It stays in the fields.
  }
}

function isDraft(value: unknown): value is CutDraft {
  const rows = fieldOf(value, 'rows');
  const isList = Array.isArray(rows) && rows.length > 0 && rows.length <= limits.cutRows;
  return isList && rows.every(isRow) && typeof fieldOf(value, 'kerf') === 'string';
}

function isRow(row: unknown): boolean {
  return typeof fieldOf(row, 'length') === 'string' && typeof fieldOf(row, 'quantity') === 'string';
}
