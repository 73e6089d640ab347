import { byArea } from './area.ts';
import { drawn, rectangle } from './shape.ts';
import { solidBar } from './solid-bar.ts';

export const squareBar = solidBar({
  name: 'square-bar',
  namings: [
    { head: 'barra', words: ['cuadrado'] },
    { head: 'varilla', words: ['cuadrado'] },
    { head: 'fierro', words: ['cuadrado'] },
    { head: 'acero', words: ['cuadrado'] },
    { head: 'cuadradillo' },
    { head: 'cuadrado', words: ['liso', 'barra', 'macizo'], signs: ['SAE', 'AISI'] },
  ],
  forms: [['s'], ['s', 's']],
  bareSides: { inchesBelow: 5, millimetresFrom: 6 },
  isSideOnce: true,
  weigh: byArea(({ sizes: [side] }) => (side ? side.mm ** 2 : null)),
  labels: { across: 'Lado', down: '', wall: '' },
  draw: ({ sizes: [side] }) =>
    side ? drawn(rectangle(0, 0, side.mm, side.mm), [side.mm, side.mm]) : null,
});
