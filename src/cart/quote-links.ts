import { limits } from '../config.ts';
import { quoteLinkTexts as texts } from '../content/quote-links.ts';
import { mailLink, messagingLink } from '../lib/links.ts';
import { formatSoles } from '../lib/money.ts';
import { cartCount } from '../lib/wording.ts';
import { paths, shareLink } from '../paths.ts';
import { type Cart, countUnits } from './cart.ts';
import { type QuoteExtras, type QuoteTemplate, quoteMessage } from './quote-message.ts';
import { quoteRows, quoteTotals } from './quote-table.ts';
import { formatSharedList } from './shared-list.ts';

interface Recipient extends QuoteTemplate {
  /** WhatsApp number. */
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
  /** The complete message, for the clipboard. */
  whole: string;
  messaging: Sendable;
  mail: Sendable;
}

/** Builds the links with the longest message that each app accepts (docs/decisions/078). */
export function quoteLinks(cart: Cart, recipient: Recipient, extras: QuoteExtras): QuoteLinks {
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
  const head = [
    greeting,
    '',
    ...(cart.length > 0 ? [texts.list(cartCount(cart.length, countUnits(cart)), sum)] : []),
  ];
  const link = shareLink(paths.sharedCart(formatSharedList(cart)));
  const isLinked = cart.length > 0 && cart.length <= limits.sharedLines;
  const list = isLinked ? [texts.link, link] : cart.length > 0 ? [texts.apart] : [];
  const others =
    extras.others.length > 0 ? ['', 'Otros:', ...extras.others.map((item) => `- ${item}`)] : [];
  const fewer = extras.others.length > 0 ? ['', texts.othersApart(extras.others.length)] : [];
  const data = extras.data.length > 0 ? ['', ...extras.data] : [];
  return [
    [...list, ...others, ...data],
    [...list, ...fewer, ...data],
    [...list, ...fewer],
    [texts.apart, ...data],
    [texts.apart],
  ].map((parts) => [...head, ...parts, '', closing].join('\n'));
}
