import { fold, foldEnye } from './fold.ts';

/** What a product is known by in the shop. */
export interface Coded {
  id: number;
  /** The identifier of the owner's own system. */
  uuid: string | null;
}

/** A UUID of RFC 4122, with or without hyphens. */
const machineId = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/** Longer identifiers are those of programs. */
const longestCode = 30;

/** The owner's own code of a product: `FC-017`; null without one and for a UUID. */
export function ownCode(uuid: string | null): string | null {
  const code = uuid?.trim() ?? '';
  return code === '' || code.length > longestCode || machineId.test(code) ? null : code;
}

/** The code that buyers and owner see: their own, else ours. */
export function shownCode({ id, uuid }: Coded): string {
  return ownCode(uuid) ?? String(id);
}

const signs = /[\s._·–—-]+/g;

/**
 * A code for comparison: `FC-017`, `fc_017` and `fc 017` are one; of digits only without the zeros
 * that spreadsheets drop. Digits with signs between them keep these, and so never equal a code
 * without: `1.5`, `1-2`.
 */
export function codeKey(code: string): string {
  const plain = foldEnye(fold(code)).trim();
  if (/\p{L}/u.test(plain)) return plain.replace(signs, '');
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain.replace(signs, '-');
}

/** Products by their codes. */
export interface Codes<Product> {
  add: (product: Coded, value: Product) => void;
  /** All with a code as it is shown; else the one with the id. */
  find: (code: string) => readonly Product[];
  ofId: (id: number) => Product | undefined;
  /** Whether a product shows the code. */
  isShown: (code: string) => boolean;
  /** Whether a key is that of an owner's code. */
  hasOwn: (key: string) => boolean;
}

export function createCodes<Product>(): Codes<Product> {
  const own = new Map<string, Product[]>();
  const shownIds = new Map<number, Product>();
  /** Of products that show their own code. */
  const hiddenIds = new Map<number, Product>();
  const idOf = (key: string) => (/^\d{1,10}$/.test(key) ? Number(key) : 0);
  return {
    add(product, value) {
      const code = ownCode(product.uuid);
      const ids = code === null ? shownIds : hiddenIds;
      ids.set(product.id, value);
      if (code !== null) own.set(codeKey(code), [...(own.get(codeKey(code)) ?? []), value]);
    },
    find(code) {
      const key = codeKey(code);
      const among = (ids: ReadonlyMap<number, Product>) => {
        const product = ids.get(idOf(key));
        return product === undefined ? [] : [product];
      };
      const shown = [...(own.get(key) ?? []), ...among(shownIds)];
      return shown.length > 0 ? shown : among(hiddenIds);
    },
    ofId: (id) => shownIds.get(id) ?? hiddenIds.get(id),
    isShown: (code) => own.has(codeKey(code)) || shownIds.has(idOf(codeKey(code))),
    hasOwn: (key) => own.has(key),
  };
}
