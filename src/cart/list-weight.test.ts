import { describe, expect, it } from 'vitest';
import { listWeight } from './list-weight.ts';

describe('listWeight', () => {
  const name = 'BARRA CUADRADA 1" x 6 m';
  const bars = (kg: number, quantity: number) => ({
    name,
    description: `Peso: ${kg} kg`,
    quantity,
  });
  const silicone = { name: 'SILICONA 280 ml', description: null, quantity: 3 };

  it.each([
    [[bars(30, 10), silicone, bars(94, 10), silicone], '1,240 kg · 2 líneas sin peso'],
    [[bars(3.332, 3), silicone], '10.0 kg · 1 línea sin peso'],
    [[bars(4.06, 1)], '4.06 kg'],
    [[silicone], ''],
  ])('adds known weights and counts unknown ones: %j', (lines, text) => {
    expect(listWeight(lines).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
