import defaultShop from './default-shop.json' with { type: 'json' };
import { fillTexts } from './fill-texts.ts';
import type { Shop } from './schema.ts';

/** What the server or the build has written into the page; nothing in tests and in Node. */
const written = globalThis.document?.getElementById('shop')?.textContent;

/** The record of the shop. Its default is a fictional company. */
export const shop: Shop = fillTexts(written ? JSON.parse(written) : defaultShop);
