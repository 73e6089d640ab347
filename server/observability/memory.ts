import { totalmem } from 'node:os';

/** In MB, as measured by `npm run bench -- memory`. */
const NEEDED = { embedded: 512, postgres: 192 } as const;

/** What an operator has to know about the memory of the machine or its control group, or null. */
export function memoryProblem(
  store: keyof typeof NEEDED,
  // 0 without a limit; a number beyond the machine's memory for the largest one.
  limit = process.constrainedMemory(),
  machine = totalmem(),
): string | null {
  const available = Math.round((limit > 0 ? Math.min(limit, machine) : machine) / 2 ** 20);
  const needed = NEEDED[store];
  return available < needed
    ? `Only ${available} MB of memory: this database needs ${needed} MB, with less the shop may be killed`
    : null;
}
