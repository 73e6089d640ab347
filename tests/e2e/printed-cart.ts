import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };

const data = {
  buyer: 'Estructuras Metálicas Ñandú S.A.C.',
  ruc: '20100047218',
  reference: 'Cerco perimétrico, obra 14',
  place: 'Av. Industrial 540, Ate',
  date: '2026-12-01',
  note: 'Entregar por la puerta 3',
  wantsCertificate: true,
};

/** What the browser stores of a cart with some lines, by key. */
export function printedCart(lines: number): Record<string, unknown> {
  const cart = catalogue.products
    .filter(({ id }) => id % 11 === 0)
    .concat(catalogue.products.filter(({ id }) => id % 11 === 1))
    .slice(0, lines)
    .map((product, index) => ({ ...product, quantity: 1 + ((index * 7) % 99) }));
  return {
    cart,
    'cart-data': data,
    'cart-others': ['3 martillos de bola', '2 cajas de guantes de cuero'],
  };
}
