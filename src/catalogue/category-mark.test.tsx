import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownProduct } from '../../testing/products.ts';
import { categoryMark } from './category-mark.tsx';

const category = 'MÁQUINAS';

test.each([
  ['steel', 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m'],
  ['welding machines', 'MAQUINA DE SOLDAR INVERTER 200 A 220 V'],
  ['silicone', 'SILICONA NEUTRA TRANSPARENTE 300 ml'],
  ['pliers', 'ALICATE UNIVERSAL 6"'],
])('draws %s', (_kind, name) => {
  const { container } = render(categoryMark(category, [shownProduct({ id: 1, name, category })]));
  expect(container.querySelector('svg')).not.toBeNull();
});

test('draws nothing for an unknown kind', () => {
  expect(categoryMark(category, [shownProduct({ id: 1, name: 'COSA 1', category })])).toBeNull();
});
