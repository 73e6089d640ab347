import { foldText } from '../catalogue/fold-text.ts';
import { missingCodes } from './row-words.ts';

/** Whether a cell says that a product has no code. */
export function isNoCode(code: string): boolean {
  return /^-*$/.test(code) || missingCodes.includes(foldText(code));
}

/** Whether most codes cannot be ours: `AF0001`, numbers of eight digits. */
export function areForeignCodes(codes: readonly string[]): boolean {
  const written = codes.filter((code) => !isNoCode(code));
  const foreign = written.filter((code) => !/^\d{1,7}$/.test(code));
  return foreign.length * 2 > written.length;
}
