import { bundledShop } from './bundled-shop.ts';
import { ShopApi } from './shop-api.ts';

/** The backend that page tests talk to. */
export const shopApi = new ShopApi(bundledShop);
