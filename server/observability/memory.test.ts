// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryProblem } from './memory.ts';

const MB = 2 ** 20;

describe('memoryProblem', () => {
  it.each<[string, 'embedded' | 'postgres', number, number, string | null]>([
    ['no limit', 'embedded', 0, 1024 * MB, null],
    ['the largest limit', 'embedded', 2 ** 63, 1024 * MB, null],
    ['a limit that suffices', 'embedded', 512 * MB, 8192 * MB, null],
    ['a limit that suffices for PostgreSQL', 'postgres', 192 * MB, 8192 * MB, null],
    ['a lower limit', 'embedded', 400 * MB, 8192 * MB, 'Only 400 MB of memory'],
    ['a small machine', 'embedded', 0, 480 * MB, 'Only 480 MB of memory'],
    ['a lower limit with PostgreSQL', 'postgres', 128 * MB, 8192 * MB, 'needs 192 MB'],
  ])('names what is missing with %s', (_, store, limit, machine, problem) => {
    const found = memoryProblem(store, limit, machine);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });
});
