import { dialed } from './phone.ts';
import type { Shop } from './schema.ts';

/** Name of a placeholder of index.html → its value. */
function pageValues(shop: Shop): Readonly<Record<string, string>> {
  const [phone] = shop.phones;
  const [messaging] = shop.messaging;
  return {
    name: shop.name,
    headline: shop.headline,
    website: shop.website,
    phone: phone?.number ?? '',
    dialedPhone: dialed(phone?.number ?? ''),
    messaging: messaging?.number ?? '',
    messagingNumber: dialed(messaging?.number ?? '').slice(1),
    email: shop.emails.sales,
  };
}

const placeholder = /"\{\{record\}\}"|\{\{(\w+)\}\}/g;

/**
 * Writes the shop into index.html: its placeholders, and the record for the site.
 * @throws Error for a placeholder without a value
 */
export function writeShop(html: string, shop: Shop): string {
  const values = pageValues(shop);
  return html.replace(placeholder, (_, name: string | undefined) => {
    // No text in it can close the script element.
    if (name === undefined) return JSON.stringify(shop).replaceAll('<', '\\u003c');
    const value = values[name];
    if (value === undefined) throw new Error(`index.html has an unknown placeholder: ${name}`);
    return escaped(value);
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The manifest of the installed app. */
export function manifestOf(shop: Shop): string {
  const icon = (size: number, purpose: string) => ({
    src: `./images/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    description:
      'Tubos, perfiles, planchas, aceros especiales y herramientas. Arme su lista y pida su cotización.',
    lang: 'es-PE',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#14181d',
    theme_color: '#14181d',
    icons: [icon(192, 'any'), icon(512, 'any maskable')],
  });
}
