import { oneLine } from '../lib/clean-text.ts';
import { textOf } from '../lib/field-of.ts';

/** Remarks on a line that the shop has to confirm; both in plain Spanish. */
export interface LineNotes {
  /** What the buyer left open, such as `acabado negro, 6 m`. */
  assumption?: string | null;
  cuts?: string | null;
}

export interface SharedLine extends LineNotes {
  id: number;
  quantity: number;
  /** Pieces as asked for, where they exceed the limit of a line. */
  wanted?: number | undefined;
}

/** Validates stored notes; invalid and empty ones are dropped. */
export function parseNotes(stored: unknown): LineNotes {
  const [assumption, cuts] = [textOf(stored, 'assumption'), textOf(stored, 'cuts')];
  return { ...(assumption && { assumption }), ...(cuts && { cuts }) };
}

/** Validates stored texts; each is put on one line. */
export function parseTexts(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((text) => (typeof text === 'string' ? oneLine(text) || [] : []));
}

export function excessText(name: string, pieces: number): string {
  return `${name} - Cantidad adicional: ${pieces}`;
}
