import type { Shop } from './schema.ts';

/** The record with the name and the city of the shop in place of `{nombre}` and `{ciudad}`. */
export function fillTexts(shop: Shop): Shop {
  const filled = JSON.stringify(shop, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll('{nombre}', shop.name).replaceAll('{ciudad}', shop.address.city)
      : value,
  );
  return JSON.parse(filled);
}
