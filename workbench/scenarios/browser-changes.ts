/**
 * Changes the browser of a page and returns the function that reverts the change. Refers to nothing
 * outside itself: an end-to-end test passes its source text to the page, which runs it before the site.
 */
export type BrowserChange = () => () => void;

/** As in a browser that blocks site data: reading the property throws, not only its methods. */
export const withoutStorage: BrowserChange = () => {
  const names = ['localStorage', 'sessionStorage'] as const;
  const original = names.map((name) => Object.getOwnPropertyDescriptor(window, name));
  for (const name of names) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
  return () => {
    for (const [index, name] of names.entries()) {
      const descriptor = original[index];
      if (descriptor) Object.defineProperty(window, name, descriptor);
      else Reflect.deleteProperty(window, name);
    }
  };
};

export const withFullStorage: BrowserChange = () => {
  const original = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => {
    Storage.prototype.setItem = original;
  };
};

/** Truncated JSON, as after a crash during a write. */
export const withDamagedCart: BrowserChange = () => {
  localStorage.setItem('cart', '[{"id":101,"name":"ÁNGULO');
  return () => {};
};

export const withLargeCart: BrowserChange = () => {
  const lines = Array.from({ length: 1000 }, (_, index) => ({
    id: 900_001 + index,
    name: `TUBO DE PRUEBA ${index + 1}`,
    price: 10,
    quantity: 99,
  }));
  localStorage.setItem('cart', JSON.stringify(lines));
  return () => {};
};

/** Lines with and without weight, price and points to confirm, other items, buyer data and a sent quote. */
export const withQuotation: BrowserChange = () => {
  const notes = { stock: 12, assumption: 'acabado negro', cuts: '24 barras de 6 m' };
  const lines = [
    {
      id: 101,
      name: 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m',
      price: 23.5,
      quantity: 24,
      ...notes,
    },
    { id: 706, name: 'VIGA H A572-G50 6" x 15 lb/pie x 12 m', price: 1500, quantity: 2 },
    { id: 511, name: 'PLANCHA LAC A36 3/16" (4.5 mm) x 1.20 m x 2.40 m', quantity: 6 },
    { id: 3105, name: 'SILICONA BAÑOS Y COCINAS BLANCA 280 ml SELLAPRO', price: 14.5, quantity: 3 },
  ];
  const others = ['3 martillos de bola', 'TUBO CUADRADO 1" x 1" - Cantidad adicional: 51'];
  const data = { buyer: 'Estructuras Ñandú S.A.C.', ruc: '20100047218', reference: 'Obra 14' };
  const message = '• TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m - Cantidad: 24';
  const sent = {
    sentAt: Date.UTC(2026, 10, 20, 15),
    link: 'l=101x24.706x2',
    data,
    message,
    isUnconfirmed: true,
  };
  const entries = {
    cart: lines,
    'cart-others': others,
    'cart-data': data,
    'sent-quotes': [{ number: 'SC-261120-7K2Q', ...sent }],
  };
  for (const [key, value] of Object.entries(entries))
    localStorage.setItem(key, JSON.stringify(value));
  return () => {
    for (const key of Object.keys(entries)) localStorage.removeItem(key);
  };
};

export const withoutSharing: BrowserChange = () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  return () => void Reflect.deleteProperty(navigator, 'share');
};

export const withoutClipboard: BrowserChange = () => {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  return () => {
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const withoutConnection: BrowserChange = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
};

/** For scripts by `matchMedia`; for CSS by the rule that `base.css` has for reduced motion. */
export const withReducedMotion: BrowserChange = () => {
  const { matchMedia } = window;
  // Replaced by a condition that is always true.
  window.matchMedia = (query) =>
    matchMedia.call(
      window,
      query.replace('(prefers-reduced-motion: reduce)', '(max-width: 9999em)'),
    );
  const style = document.createElement('style');
  style.textContent = `*, ::before, ::after, ::backdrop {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    scroll-behavior: auto !important;
    transition-duration: 1ms !important;
  }`;
  document.documentElement.append(style);
  return () => {
    window.matchMedia = matchMedia;
    style.remove();
  };
};
