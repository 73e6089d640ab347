import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../../testing/files.ts';

/** Letters that are folded, and the words that money and names are formatted with. */
const exceptions = /^src\/(lib\/(fold|wording)|search\/mark-match)\.ts$/;

it('finds Spanish texts of the site in its content only', () => {
  const code = filesIn(['src'], /^src\/(?!content|trade|shop|.+\.test\.).+\.tsx?$/);
  expect(code).not.toEqual([]);
  const found = code.filter((file) => {
    const withoutComments = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
    return /[áéíóúñ¿¡]/i.test(withoutComments);
  });
  expect(found.filter((file) => !exceptions.test(file))).toEqual([]);
});
