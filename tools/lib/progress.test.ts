import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function told(isTTY: boolean): string[] {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  const progress = createProgress('Escribiendo', stream);
  for (const done of [0, 1, 2, 10, 20]) progress(done, 20);
  return written;
}

it('is a bar that is drawn over itself on a terminal', () => {
  expect(told(true).at(-2)).toBe(`\rEscribiendo ${'█'.repeat(15)}${'░'.repeat(15)} 50 %`);
  expect(told(true).at(-1)).toBe(`\rEscribiendo ${'█'.repeat(30)} 100 %\n`);
});

it('is a line for each quarter elsewhere', () => {
  expect(told(false)).toEqual([
    'Escribiendo: 0 de 20\n',
    'Escribiendo: 10 de 20\n',
    'Escribiendo: 20 de 20\n',
  ]);
});
