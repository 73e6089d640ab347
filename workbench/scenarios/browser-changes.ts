/** Takes a change of the browser back. */
type Undo = () => void;

/**
 * Makes the page's browser one of another kind. Stands by itself: an end-to-end test hands its text
 * to the page, which runs it before the site.
 */
export type BrowserChange = () => Undo;

/** As browsers do that block a site's data: not the methods throw, the property itself does. */
export const withoutStorage: BrowserChange = () => {
  const undos = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const own = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    return () => {
      if (own) Object.defineProperty(window, name, own);
      else Reflect.deleteProperty(window, name);
    };
  });
  return () => {
    for (const undo of undos) undo();
  };
};

/** The workbench's own entries are still taken. */
export const withFullStorage: BrowserChange = () => {
  const store = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (!key.startsWith('banco-de-pruebas')) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    store.call(this, key, value);
  };
  return () => {
    Storage.prototype.setItem = store;
  };
};

/** Cut off in the middle, as by a browser that was killed while it wrote. */
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

/** Lines with and without weight and price; other items, the buyer's data and a sent quotation. */
export const withQuotation: BrowserChange = () => {
  const lines = [
    { id: 101, name: 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m', price: 23.5, quantity: 24 },
    { id: 706, name: 'VIGA H A572-G50 6" x 15 lb/pie x 12 m', price: 1500, quantity: 2 },
    { id: 511, name: 'PLANCHA LAC A36 3/16" (4.5 mm) x 1.20 m x 2.40 m', quantity: 6 },
    { id: 3105, name: 'SILICONA BAÑOS Y COCINAS BLANCA 280 ml SELLAPRO', price: 14.5, quantity: 3 },
  ];
  const others = ['3 martillos de bola', 'TUBO CUADRADO 1" x 1" - Cantidad adicional: 51'];
  const data = { buyer: 'Estructuras Ñandú S.A.C.', ruc: '20100047218', reference: 'Obra 14' };
  const message = '• TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m - Cantidad: 24';
  const sent = { sentAt: Date.UTC(2026, 10, 20, 15), list: '101x24.706x2', others, data, message };
  const kept = {
    cart: lines,
    'cart-others': others,
    'cart-data': data,
    'sent-quotes': [{ number: 'SC-261120-7K2Q', ...sent }],
  };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  return () => {
    for (const key of Object.keys(kept)) localStorage.removeItem(key);
  };
};

export const withoutSharing: BrowserChange = () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  return () => void Reflect.deleteProperty(navigator, 'share');
};

/** Neither the interface nor the command of old. */
export const withoutClipboard: BrowserChange = () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  const command = Object.getOwnPropertyDescriptor(document, 'execCommand');
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
    if (command) Object.defineProperty(document, 'execCommand', command);
    else Reflect.deleteProperty(document, 'execCommand');
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

/** Puts widths that always and never hold in the place of the wish, in scripts and style sheets. */
export const withReducedMotion: BrowserChange = () => {
  const wished = (query: string) =>
    query
      .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width: 0px)')
      .replaceAll(/\(prefers-reduced-motion(:\s*reduce)?\)/g, '(min-width: 0px)');
  const ask = window.matchMedia;
  window.matchMedia = (query) => ask.call(window, wished(query));

  const before = new Map<MediaList, string>();
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('media' in rule && rule.media instanceof MediaList) {
        const text = rule.media.mediaText;
        if (wished(text) !== text) {
          before.set(rule.media, text);
          rule.media.mediaText = wished(text);
        }
      }
      if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
    }
  };
  const rewriteAll = () => {
    for (const sheet of document.styleSheets) {
      if (new URL(sheet.href ?? '', document.baseURI).origin === location.origin) {
        rewrite(sheet.cssRules);
      }
    }
  };
  const observer = new MutationObserver(rewriteAll);
  observer.observe(document, { childList: true, subtree: true });
  window.addEventListener('load', rewriteAll);
  rewriteAll();
  return () => {
    observer.disconnect();
    window.removeEventListener('load', rewriteAll);
    window.matchMedia = ask;
    for (const [media, text] of before) media.mediaText = text;
  };
};
