import { limits } from '../config.ts';
import type { Product } from '../graphql/queries.ts';

/**
 * One line of the cart: what it keeps of a product, and how many pieces of it, an integer from 1 to 99.
 * Browsers store it, so its fields are its own: where the contract calls one otherwise, `toLine` follows.
 */
export interface CartLine {
  id: number;
  uuid: string | null;
  name: string | null;
  price: number | null;
  description: string | null;
  imageUrl: string | null;
  category: string | null;
  stock: number | null;
  discount: number | null;
  marca: string | null;
  quantity: number;
}

/** The lines in the order in which they were added; no two share an id. */
export type Cart = readonly CartLine[];

const { min, max } = limits.cartQuantity;

/** What is said once a product is in the cart; the dialog's title, and in its place where there is none. */
export const addedMessage = 'Producto agregado para cotización';

/** What is said of a quantity that the cart does not take, or takes only in part. */
export const quantityMessage = `La cantidad debe estar entre ${min} y ${max}`;

/**
 * Adds pieces of a product. A product that is there already keeps its place, takes on the newer
 * fields and adds up; no line ever holds more than 99.
 *
 * @param quantity an integer of at least 1
 * @returns the new cart, and how many pieces the limit kept out
 */
export function addItem(
  cart: Cart,
  product: Product,
  quantity: number,
): { cart: Cart; leftOut: number } {
  const present = cart.find((line) => line.id === product.id);
  const wanted = (present?.quantity ?? 0) + quantity;
  const line = toLine(product, Math.min(wanted, max));
  return {
    cart: present ? cart.map((other) => (other.id === product.id ? line : other)) : [...cart, line],
    leftOut: Math.max(0, wanted - max),
  };
}

/** Sets a line's quantity; the caller has it from {@link parseQuantity}. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cart.map((line) => (line.id === id ? { ...line, quantity } : line));
}

export function removeItem(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

/** Puts a line back where it stood; one whose product is there again stays out. */
export function insertLine(cart: Cart, { line, index }: { line: CartLine; index: number }): Cart {
  return cart.some(({ id }) => id === line.id) ? cart : cart.toSpliced(index, 0, line);
}

/** Pieces in all lines together. */
export function countUnits(cart: Cart): number {
  return cart.reduce((units, line) => units + line.quantity, 0);
}

/**
 * Reads a quantity as typed in the cart.
 *
 * @returns 1 for an empty field; null for anything but the digits of an integer from 1 to 99
 */
export function parseQuantity(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return min;
  if (!/^\d+$/.test(trimmed)) return null;
  const quantity = Number(trimmed);
  return quantity >= min && quantity <= max ? quantity : null;
}

/** Copies the fields one by one: what the cart keeps is stored in the browser, so it is a closed list. */
function toLine(product: Product, quantity: number): CartLine {
  const { id, uuid, name, price, description, imageUrl, category, stock, discount, marca } =
    product;
  return {
    id,
    uuid,
    name,
    price,
    description,
    imageUrl,
    category,
    stock,
    discount,
    marca,
    quantity,
  };
}
