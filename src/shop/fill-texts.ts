import type { Shop } from './schema.ts';

/** The record with name, city and delivery time in place of `{nombre}`, `{ciudad}` and `{plazo}`. */
export function fillTexts(shop: Shop): Shop {
  const filled = JSON.stringify(shop, (_, value: unknown) =>
    typeof value === 'string'
      ? value
          .replaceAll('{nombre}', shop.name)
          .replaceAll('{ciudad}', shop.address.city)
          .replaceAll('{plazo}', shop.deliveryTimes.stock)
      : value,
  );
  return JSON.parse(filled);
}
