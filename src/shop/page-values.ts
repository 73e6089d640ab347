import { scriptJson } from '../lib/script-json.ts';
import { darkGround, shopStyle } from '../lib/shop-colour.ts';
import defaultShop from './default-shop.json' with { type: 'json' };
import { dialed } from './phone.ts';
import type { Shop } from './schema.ts';

/** Name of a placeholder of index.html → its value. */
function pageValues(shop: Shop): Readonly<Record<string, string>> {
  const [phone] = shop.phones;
  const [messaging] = shop.messaging;
  return {
    name: shop.name,
    headline: shop.headline,
    description: shop.description,
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
 * @param logo markup of the loading screen
 * @throws Error for a placeholder without a value
 */
export function writeShop(html: string, shop: Shop, logo: string): string {
  const values = pageValues(shop);
  const markup: Readonly<Record<string, string>> = {
    record: scriptJson(shop),
    style: styleOf(shop),
    logo,
  };
  return html.replace(placeholder, (_, name = 'record') => {
    if (markup[name] !== undefined) return markup[name];
    const value = values[name];
    if (value === undefined) throw new Error(`index.html has an unknown placeholder: ${name}`);
    return escaped(value);
  });
}

/** The tones of a colour that is not the default; the server replaces the nonce. */
function styleOf({ colour }: Shop): string {
  if (colour === defaultShop.colour) return '';
  return `<style nonce="set-by-the-server">${shopStyle(colour)}</style>`;
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
    description: shop.description,
    lang: 'es-PE',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: darkGround,
    theme_color: darkGround,
    icons: [icon(192, 'any'), icon(512, 'any maskable')],
  });
}
