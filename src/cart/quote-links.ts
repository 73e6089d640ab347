import { limits } from '../config.ts';
import { quoteLinkTexts as texts } from '../content/quote-links.ts';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { oneLine } from '../lib/clean-text.ts';
import { mailLink, messagingLink } from '../lib/links.ts';
import { formatSoles } from '../lib/money.ts';
import { cartCount } from '../lib/wording.ts';
import { paths, shareLink } from '../paths.ts';
import { type Cart, countUnits } from './cart.ts';
import { lineName, quoteRows, quoteTotals } from './quote-table.ts';
import { formatSharedList } from './shared-list.ts';
import { linesToConfirm } from './to-confirm.ts';

interface QuoteTemplate {
  greeting: string;
  closing: string;
}

interface Recipient extends QuoteTemplate {
  number: string;
  address: string;
  emailSubject: string;
}

interface QuoteExtras {
  others: readonly string[];
  /** One line each. */
  data: readonly string[];
}

export interface QuoteLink {
  href: string;
  message: string;
  /** False where the app would not take the whole message. */
  isWhole: boolean;
}

/** Builds the links with the longest message that each app accepts (docs/decisions/078). */
export function quoteLinks(cart: Cart, recipient: Recipient, request: QuoteExtras) {
  const extras = {
    others: request.others.map(oneLine).filter(Boolean),
    data: request.data.map(oneLine).filter(Boolean),
  };
  const whole = quoteMessage(cart, recipient, extras);
  const messages = [whole, ...shortMessages(cart, recipient, extras)];
  const longest = (hrefOf: (message: string) => string, most: number): QuoteLink => {
    const fits = (message: string) =>
      message.length <= limits.message && hrefOf(message).length <= most;
    const message = messages.find(fits) ?? messages.at(-1) ?? whole;
    return { message, href: hrefOf(message), isWhole: message === whole };
  };
  const { number, address, emailSubject: subject } = recipient;
  return {
    whole,
    messaging: longest((message) => messagingLink(number, message), limits.messagingLink),
    mail: longest((body) => mailLink({ address, subject, body }), limits.mailLink),
  };
}

/** Summaries of the request, longest first. */
function shortMessages(
  cart: Cart,
  { greeting, closing }: QuoteTemplate,
  { others, data }: QuoteExtras,
): string[] {
  const { total } = quoteTotals(quoteRows(cart));
  const sum = total > 0 ? formatSoles(total) : texts.unpriced;
  const head = cart.length > 0 ? [texts.list(cartCount(cart.length, countUnits(cart)), sum)] : [];
  const link = shareLink(paths.sharedCart(formatSharedList(cart)));
  const list = cart.length > 0 ? [...head, texts.link, link] : [];
  const confirm = linesToConfirm(cart);
  const counts = [
    confirm.length > 0 ? [toConfirmTexts.apart(confirm.length)] : [],
    others.length > 0 ? [texts.othersApart(others.length)] : [],
  ];
  return [
    [list, titled(toConfirmTexts.title, confirm), titled('Otros', others), data],
    [list, ...counts, data],
    [list, ...counts],
    [[...head, texts.apart], data],
    [[...head, texts.apart]],
  ].map((parts) => paragraphs([[greeting], ...parts, [closing]]));
}

/**
 * Builds the message: greeting, one bullet per line (`• {name} - Cantidad: {n}`), points to confirm,
 * extras, closing.
 */
export function quoteMessage(
  cart: Cart,
  { greeting, closing }: QuoteTemplate,
  { others, data }: QuoteExtras,
): string {
  return paragraphs([
    [greeting],
    cart.map((line) => `• ${lineName(line)} - Cantidad: ${line.quantity}`),
    titled(toConfirmTexts.title, linesToConfirm(cart)),
    titled('Otros', others),
    data,
    [closing],
  ]);
}

function titled(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`${title}:`, ...items.map((item) => `- ${item}`)] : [];
}

function paragraphs(parts: readonly (readonly string[])[]): string {
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
