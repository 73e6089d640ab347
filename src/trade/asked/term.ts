import type { MeasuredNumber } from '../product/named-numbers.ts';

export interface WordTerm {
  kind: 'words';
  text: string;
  /** Best first; the words of one alternative must all match. */
  alternatives: readonly (readonly string[])[];
  /** Follows `para`: the use of the thing, not the thing. */
  isUse: boolean;
  /** Index in the phrase; 0 for an implied word. */
  at: number;
}

export interface NumberTerm extends MeasuredNumber {
  kind: 'number';
  text: string;
  /** The two numbers of `3 1/8`, where no product has the whole. */
  parts: readonly [NumberTerm, NumberTerm] | null;
  /** Index in the phrase. */
  at: number;
}

export type Term = WordTerm | NumberTerm;
