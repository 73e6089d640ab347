import { bundledShop } from './bundled-shop.ts';
import { ShopApi } from './shop-api.ts';

/** The mocked backend of page tests. */
export const shopApi = new ShopApi(bundledShop);
