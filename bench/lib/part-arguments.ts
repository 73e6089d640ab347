import { Trouble } from '../../tools/lib/project.mjs';

/** What the command line asks for of a program that consists of parts. */
export interface PartArguments {
  quick: boolean;
  /** Whether a part is to run; all do where none is named. */
  wants: (part: string) => boolean;
}

/**
 * Reads `[part ...] [--quick]`.
 *
 * @param known names of the parts; `report`, which runs none of them, is known besides
 * @returns null where only help is asked for
 * @throws {Trouble} when a part is unknown
 */
export function readPartArguments(
  args: readonly string[],
  known: readonly string[],
  help: string,
): PartArguments | null {
  if (args.includes('--help')) return null;
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.find((name) => !known.includes(name) && name !== 'report');
  if (unknown) throw new Trouble(`There is no part "${unknown}".\n\n${help}`);
  return {
    quick: args.includes('--quick'),
    wants: (part) => named.length === 0 || named.includes(part),
  };
}
