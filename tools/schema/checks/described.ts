import { parse } from 'graphql';
import type { Diagnostic } from '../diagnostic.ts';
import { partsOf } from '../sdl/parts.ts';
import { contractFile } from '../workspace.ts';

/** Every type, field, argument and enum value of the contract that does not say what it is. */
export function undescribed(contractText: string): Diagnostic[] {
  return partsOf(parse(contractText))
    .filter(({ description }) => !description?.value.trim())
    .map(({ coordinate, line }) => ({
      file: contractFile,
      line,
      message: `${coordinate} has no description. Say what it is, in which unit, and what null means.`,
    }));
}
