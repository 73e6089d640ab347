import { company } from '../content/company.ts';
import { quoteLinkTexts as texts } from '../content/quote-links.ts';
import { sentQuoteTexts } from '../content/sent-quotes.ts';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { unnamedBrand } from '../lib/brand.ts';
import { oneLine } from '../lib/clean-text.ts';
import { limits } from '../lib/limits.ts';
import { mailLink, messagingLink } from '../lib/links.ts';
import { formatSoles } from '../lib/money.ts';
import { cartCount } from '../lib/wording.ts';
import { paths, shareLink } from '../navigation/paths.ts';
import { type Cart, countUnits } from './cart.ts';
import { additionalPieces, piecesOf } from './line-item.ts';
import { lineName, quoteRows, quoteTotals } from './quote-table.ts';
import { formatSharedList } from './shared-list.ts';
import { linesToConfirm } from './to-confirm.ts';

interface QuoteExtras {
  others: readonly string[];
  /** One line each. */
  data: readonly string[];
  /** Precedes the closing. */
  number: string;
}

/**
 * Builds the links with the longest message that each app accepts (docs/decisions/078); `isWhole` is
 * false for a summary.
 */
export function quoteLinks(cart: Cart, extras: QuoteExtras) {
  const messages = quoteMessages(cart, extras);
  const [whole = ''] = messages;
  const longest = (hrefOf: (message: string) => string, most: number) => {
    const fits = (message: string) =>
      message.length <= limits.message && hrefOf(message).length <= most;
    const message = messages.find(fits) ?? messages.at(-1) ?? whole;
    return { message, href: hrefOf(message), isWhole: message === whole };
  };
  const { number, emailSubject: subject } = company.quotation;
  const address = company.emails.sales;
  return {
    whole,
    messaging: longest((message) => messagingLink(number, message), limits.messagingLink),
    mail: longest((body) => mailLink({ address, subject, body }), limits.mailLink),
  };
}

/**
 * The whole message, then summaries, longest first: greeting, one bullet per line
 * (`• {name} - Cantidad: {n}`), points to confirm, other items, data, closing.
 */
function quoteMessages(cart: Cart, { others, data, number }: QuoteExtras): string[] {
  const { greeting, closing } = company.quotation;
  const bullets = cart.flatMap((line) => {
    const additional = additionalPieces(line);
    const brand = unnamedBrand(line);
    const more = toConfirmTexts.additionalOf(additional, piecesOf(line));
    return [
      `${texts.bullet}${lineName(line)} - ${texts.quantity(line.quantity)}`,
      ...(additional > 0 ? [`${texts.indent}${more}`] : []),
      ...(brand === null ? [] : [`${texts.indent}${texts.brand(oneLine(brand))}`]),
    ];
  });
  const confirm = linesToConfirm(cart);
  const rest = [
    titledList(toConfirmTexts.title, confirm),
    titledList(texts.others, others.map(oneLine).filter(Boolean)),
  ];
  const counts = [
    confirm.length > 0 ? [toConfirmTexts.apart(confirm.length)] : [],
    others.length > 0 ? [texts.othersApart(others.length)] : [],
  ];
  const { total } = quoteTotals(quoteRows(cart));
  const sum = total > 0 ? formatSoles(total) : texts.unpriced;
  const head = cart.length > 0 ? [texts.list(cartCount(cart.length, countUnits(cart)), sum)] : [];
  const link = shareLink(paths.sharedCart(`l=${formatSharedList(cart)}`));
  const list = cart.length > 0 ? [...head, texts.link, link] : [];
  const buyer = data.map(oneLine).filter(Boolean);
  return [
    [bullets, ...rest, buyer],
    [list, ...rest, buyer],
    [list, ...counts, buyer],
    [list, ...counts],
    [[...head, texts.apart], buyer],
    [[...head, texts.apart]],
  ].map((parts) =>
    paragraphs([[greeting], ...parts, [sentQuoteTexts.numbered(number)], [closing]]),
  );
}

function titledList(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`${title}:`, ...items.map((item) => `- ${item}`)] : [];
}

function paragraphs(parts: readonly (readonly string[])[]): string {
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
