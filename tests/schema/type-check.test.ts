import { expect, it } from 'vitest';
import { readErrors } from '../../tools/schema/type-check.ts';

it('parses the file, line and property of a type error', () => {
  const output = [
    "src/a.ts(3,14): error TS2339: Property 'x' does not exist.",
    `src/a.ts(5,1): error TS2741: Property 'b' is missing in type '{ ${'a: number; '.repeat(9)}}'.`,
    "src/b.ts(4,1): error TS2322: Type '{ a: number; }' is not assignable to type 'T'.",
    "  Types of property 'a' are incompatible.",
    "    Type 'number' is not assignable to type 'string'.",
    'src\\b.ts(10,1): error TS1: No.',
  ].join('\n');
  expect(readErrors(output)).toEqual([
    { file: 'src/a.ts', line: 3, code: 2339, message: "Property 'x' does not exist." },
    { file: 'src/a.ts', line: 5, code: 2741, message: "Property 'b' is missing in type '{ … }'." },
    { file: 'src/b.ts', line: 4, code: 2322, message: "Types of property 'a' are incompatible." },
    { file: 'src/b.ts', line: 10, code: 1, message: 'No.' },
  ]);
});
