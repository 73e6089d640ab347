import { quoteLinkTexts as messageTexts } from '../content/quote-links.ts';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { escapeForRegExp } from '../lib/escape-for-reg-exp.ts';
import { type ListLine, noteLine, requestLine } from '../trade/index.ts';

/** The quantities of a line, as the message writes them. */
const counts = [messageTexts.quantity, toConfirmTexts.additional].map((text) => text('\\d{1,6}'));

/** A line of the shop's own quotation message. */
const ownLine = new RegExp(String.raw`^\s*(?:[•-]\s*)?(\S.*) - (?:${counts.join('|')})\s*$`);

/** The line below a product with more pieces than its own line says, and all of them. */
const additionalLine = new RegExp(
  `^${escapeForRegExp(toConfirmTexts.additionalOf('#', '#')).replaceAll('#', '(\\d{1,6})')}$`,
);

const othersTitle = `${messageTexts.others}:`;
const toConfirmTitle = `${toConfirmTexts.title}:`;

/** Whether a text is a quotation message of the shop. */
export function isOwnMessage(written: readonly string[]): boolean {
  return written.some((line) => line.startsWith(messageTexts.bullet) && ownLine.test(line));
}

/** The shop's own message: its products, and the other items; the rest are notes. */
export function readMessage(lines: readonly string[]): ListLine[] {
  let part = '';
  return lines.flatMap((written, at) => {
    const text = written.trim();
    if (['', othersTitle, toConfirmTitle].includes(text)) part = text;
    if (text === '' || additionalLine.test(text)) return [];
    const row = at + 1;
    const [, item] = (part !== toConfirmTitle && ownLine.exec(written)) || [];
    if (item !== undefined) {
      const [, , total] = additionalLine.exec(lines[at + 1]?.trim() ?? '') ?? [];
      const quantity = Number(total ?? text.split(' ').at(-1));
      return { ...requestLine(item, row), text, quantity };
    }
    const isOther = part === othersTitle && written.startsWith('- ');
    return isOther ? requestLine(text.slice(2), row) : noteLine(text, row, 'heading');
  });
}
