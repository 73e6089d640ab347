import defaultShop from '../../src/shop/default-shop.json' with { type: 'json' };
import type { OwnSections } from '../shop-file.ts';
import { type ShopField, type ShopSection, shopSections } from './shop-fields.ts';

/** A field, or the entries of a list that differ. */
export interface ShopChange {
  label: string;
  before: string;
  after: string;
}

/** What differs between two records, in the order of the form. */
export function changesBetween(before: OwnSections, after: OwnSections): ShopChange[] {
  const [old, next] = [before, after].map((own) => ({ ...defaultShop, ...own }));
  return shopSections
    .flatMap((section) => changesOf(section, old, next))
    .filter((change) => change.before !== change.after);
}

function changesOf(
  { title, list, fields }: ShopSection,
  old: unknown,
  next: unknown,
): ShopChange[] {
  if (list !== undefined) return [listChange(title, linesOf(old, list), linesOf(next, list))];
  return fields.map((field) => ({
    label: field.label,
    before: shown(valueAt(old, field.path), field),
    after: shown(valueAt(next, field.path), field),
  }));

  function linesOf(record: unknown, path: string): string[] {
    const entries = valueAt(record, path);
    if (!Array.isArray(entries)) return [];
    const line = (entry: unknown) =>
      fields.map((field) => shown(valueAt(entry, field.path), field)).filter(Boolean);
    return entries.map((entry) => line(entry).join(' · '));
  }
}

/** Only the entries that differ; all of them where only their order does. */
function listChange(label: string, old: readonly string[], next: readonly string[]): ShopChange {
  const without = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).join('\n');
  const change = { label, before: without(old, next), after: without(next, old) };
  if (change.before !== change.after) return change;
  return { label, before: old.join('\n'), after: next.join('\n') };
}

function valueAt(record: unknown, path: string): unknown {
  if (path === '') return record;
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], record);
}

function shown(value: unknown, { kind }: ShopField): string {
  if (kind === 'flag') return value ? 'sí' : 'no';
  if (kind === 'picture') return value ? 'una imagen' : 'sin imagen';
  return String(value ?? '');
}
