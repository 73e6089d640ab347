import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import { quoteMessage } from './quote-links.ts';

const frame = { greeting: 'Hola:', closing: 'Gracias.' };

const line = (id: number, name: string | null, quantity: number) =>
  cartLine({ id, name, quantity });

describe('quoteMessage', () => {
  it('lists per line, after the bullets, the points to confirm', () => {
    const cart = [
      {
        ...line(1, 'TUBO', 20),
        stock: 12,
        assumption: 'acabado negro',
        cuts: '1 barra: 2 × 900 mm',
      },
      { ...line(2, 'VIGA', 1), stock: 0 },
      { ...line(3, 'PERFIL', 5), stock: 5 },
    ];
    expect(quoteMessage(cart, frame, { others: ['3 martillos'], data: ['RUC: 1'] })).toBe(
      [
        'Hola:\n\n• TUBO - Cantidad: 20\n• VIGA - Cantidad: 1\n• PERFIL - Cantidad: 5',
        'Por confirmar:\n- TUBO — supuesto: acabado negro; pidió 20, hay 12 en stock; corte: 1 barra: 2 × 900 mm\n- VIGA — pidió 1, no hay en stock',
        'Otros:\n- 3 martillos\n\nRUC: 1\n\nGracias.',
      ].join('\n\n'),
    );
  });
});
