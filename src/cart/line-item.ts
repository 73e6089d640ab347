import { oneLine } from '../lib/clean-text.ts';
import { textOf } from '../lib/field-of.ts';

/** Remarks on a line that the shop has to confirm; both in plain Spanish. */
export interface LineNotes {
  /** What the buyer left open, such as `acabado negro, 6 m`. */
  assumption?: string | null;
  cuts?: string | null;
  /** The number of the item in the buyer's take-off: `01.02`. */
  position?: string | null;
}

/** What has changed in the catalogue since the line was last shown, as texts for the buyer. */
export interface LineChanges {
  name?: string;
  price?: string;
  stock?: string;
}

export interface SharedLine extends LineNotes {
  id: number;
  quantity: number;
  /** Pieces as asked for, where they exceed the limit of a line. */
  wanted?: number | undefined;
}

/** Validates stored notes; invalid and empty ones are dropped. */
export function parseNotes(stored: unknown): LineNotes {
  const assumption = textOf(stored, 'assumption');
  const cuts = textOf(stored, 'cuts');
  const position = textOf(stored, 'position');
  return {
    ...(assumption && { assumption }),
    ...(cuts && { cuts }),
    ...(position && { position }),
  };
}

/** Validates stored texts; each is put on one line. */
export function parseTexts(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((text) => (typeof text === 'string' ? oneLine(text) || [] : []));
}

type Counted = Pick<SharedLine, 'quantity' | 'wanted'>;

/** Pieces of a line beyond its limit, which go with it as an additional quantity. */
export function additionalPieces({ quantity, wanted }: Counted): number {
  return Math.max(0, (wanted ?? quantity) - quantity);
}

/** All pieces of a line. */
export function piecesOf(line: Counted): number {
  return line.quantity + additionalPieces(line);
}

/** The lines with all their pieces as the quantity, to weigh them. */
export function withAllPieces<Line extends Counted>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, quantity: piecesOf(line) }));
}
