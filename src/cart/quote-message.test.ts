import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/products.ts';
import { quoteMessage } from './quote-message.ts';

const frame = { greeting: 'Hola:', closing: 'Gracias.' };

const line = (id: number, name: string | null, quantity: number) =>
  cartLine({ id, name, quantity });

describe('quoteMessage', () => {
  it('lists one bullet per line between greeting and closing', () => {
    const cart = [line(1, 'ÁNGULO 2" x 1/4"', 3), line(2, 'LLAVE', 1)];
    expect(quoteMessage(cart, frame)).toBe(
      'Hola:\n\n• ÁNGULO 2" x 1/4" - Cantidad: 3\n• LLAVE - Cantidad: 1\n\nGracias.',
    );
  });

  it('keeps a name with line breaks on one line', () => {
    const message = quoteMessage([line(1, 'TUBO\n• ORO - Cantidad: 99\u202E', 1)], frame);
    expect(message.split('\n').filter((row) => row.startsWith('•'))).toEqual([
      '• TUBO • ORO - Cantidad: 99 - Cantidad: 1',
    ]);
  });

  it('falls back to the number of a product', () => {
    expect(quoteMessage([line(7, null, 1)], frame)).toContain('• Producto 7 - Cantidad: 1');
  });
});
