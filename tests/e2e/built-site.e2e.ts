import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesIn } from '../../testing/files.ts';

test('the built site contains no code of the mock backend', () => {
  const files = filesIn(['dist'], /\.(html|js|css)$/);
  const filesWith = (text: string) =>
    files.filter((file) => readFileSync(file, 'utf8').includes(text));
  expect(filesWith('Agregar al carrito')).not.toEqual([]);
  for (const text of ['[MSW]', 'Banco de pruebas']) {
    expect(filesWith(text)).toEqual([]);
  }
  expect(filesIn(['dist'], /mock/i)).toEqual([]);
});
