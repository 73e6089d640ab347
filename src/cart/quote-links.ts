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

interface Recipient extends QuoteTemplate {
  number: string;
  address: string;
  emailSubject: string;
}

interface Sendable {
  href: string;
  message: string;
  /** False where the app would not take the whole message. */
  isWhole: boolean;
}

export interface QuoteLinks {
  whole: string;
  messaging: Sendable;
  mail: Sendable;
}

/** Builds the links with the longest message that each app accepts (docs/decisions/078). */
export function quoteLinks(cart: Cart, recipient: Recipient, request: QuoteExtras): QuoteLinks {
  const extras = {
    others: request.others.map(oneLine).filter(Boolean),
    data: request.data.map(oneLine).filter(Boolean),
  };
  const whole = quoteMessage(cart, recipient, extras);
  const messages = [whole, ...shortMessages(cart, recipient, extras)];
  const fitting = (hrefOf: (message: string) => string, most: number): Sendable => {
    const sendable = messages.map((message) => ({ message, href: hrefOf(message) }));
    const fits = sendable.find(
      ({ message, href }) => message.length <= limits.message && href.length <= most,
    );
    const { message, href } = fits ?? sendable.at(-1) ?? { message: whole, href: hrefOf(whole) };
    return { message, href, isWhole: message === whole };
  };
  const { number, address, emailSubject: subject } = recipient;
  return {
    whole,
    messaging: fitting((message) => messagingLink(number, message), limits.messagingLink),
    mail: fitting((body) => mailLink({ address, subject, body }), limits.mailLink),
  };
}

/** Summaries of the request, longest first. */
function shortMessages(
  cart: Cart,
  { greeting, closing }: QuoteTemplate,
  extras: QuoteExtras,
): string[] {
  const { total } = quoteTotals(quoteRows(cart));
  const sum = total > 0 ? formatSoles(total) : texts.unpriced;
  const head = cart.length > 0 ? [texts.list(cartCount(cart.length, countUnits(cart)), sum)] : [];
  const link = shareLink(paths.sharedCart(formatSharedList(cart)));
  const isLinked = cart.length > 0 && cart.length <= limits.sharedLines;
  const list = isLinked ? [texts.link, link] : cart.length > 0 ? [texts.apart] : [];
  const { others, data } = extras;
  const confirmed = linesToConfirm(cart);
  const confirm = titled(toConfirmTexts.title, confirmed);
  const fewerConfirm = confirmed.length > 0 ? [toConfirmTexts.apart(confirmed.length)] : [];
  const fewerOthers = others.length > 0 ? [texts.othersApart(others.length)] : [];
  return [
    [list, confirm, titled('Otros', others), data],
    [list, confirm, fewerOthers, data],
    [list, fewerConfirm, titled('Otros', others), data],
    [list, fewerConfirm, fewerOthers, data],
    [list, fewerConfirm, fewerOthers],
    [[texts.apart], data],
    [[texts.apart]],
  ].map(([first = [], ...parts]) =>
    paragraphs([[greeting], [...head, ...first], ...parts, [closing]]),
  );
}

interface QuoteTemplate {
  greeting: string;
  closing: string;
}

interface QuoteExtras {
  others: readonly string[];
  /** One line each. */
  data: readonly string[];
}

const noExtras: QuoteExtras = { others: [], data: [] };

/**
 * Builds the message: greeting, one bullet per line (`• {name} - Cantidad: {n}`), points to confirm,
 * extras, closing.
 */
export function quoteMessage(
  cart: Cart,
  { greeting, closing }: QuoteTemplate,
  extras: QuoteExtras = noExtras,
): string {
  const bullets = cart.map((line) => `• ${lineName(line)} - Cantidad: ${line.quantity}`);
  const { others, data } = extras;
  const parts = [
    [greeting],
    bullets,
    titled(toConfirmTexts.title, linesToConfirm(cart)),
    titled('Otros', others),
    data,
    [closing],
  ];
  return paragraphs(parts);
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
