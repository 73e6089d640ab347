import { virtual } from '@guidepup/virtual-screen-reader';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { paths } from '../../../src/navigation/paths.ts';
import { preloadPage } from '../../../src/routes.tsx';
import { bundledShop } from '../../../testing/bundled-shop.ts';
import type { Call } from '../../../testing/calls.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { shopApi } from '../../../testing/page-api.ts';
import type { Responder } from '../../../testing/responses.ts';

const { categories, products } = bundledShop.seed();

/** Angles, tubes and pliers: one without a price, one with a discount, one with little stock. */
const ids = [401, 405, 407, 408, 409, 410, 431, 432, 107, 108, 109, 110, 2801, 2803];

/** A small part of the catalogue, to keep the transcripts short. */
const fewProducts = products.filter(({ id }) => ids.includes(id));

/** Opens a page of a shop with these products, and preloads the pages it links to. */
export async function visit(address: string): Promise<UserEvent> {
  shopApi.serve({ products: fewProducts, categories });
  for (const page of [paths.search('x'), paths.category('x'), paths.product(1)]) preloadPage(page);
  await vi.dynamicImportSettled();
  // StrictMode would open each dialog twice.
  const user = openPage(address);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

type AccessibleName = string | RegExp;

/** Moves the focus, as Tab or the element list of a screen reader does. */
const focus = (element: HTMLElement) => act(async () => element.focus());
export const find = (role: string, name: AccessibleName) => () => screen.findByRole(role, { name });
export const goTo = (role: string, name: AccessibleName) => () => find(role, name)().then(focus);
export const press = (key: string) => () => virtual.press(key);
export const write = (text: string) => () => virtual.type(text);
/** Enter or a double tap on the current element of the screen reader. */
export const activate = () => virtual.act();
export const readOn = (phrases: number) => async () => {
  for (let read = 0; read < phrases; read += 1) await virtual.next();
};

/** Defers the response to a call until the returned function is called. */
export function deferResponse(call: Call, responder: Responder): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  shopApi.recover();
  shopApi.respond(call, async (normal, context) => {
    await released;
    return responder(normal, context);
  });
  return release;
}
