import { lastIndex } from '../../lib/last-index.ts';
import { ofWords } from '../lexicon/function-words.ts';
import { barUnit } from '../lexicon/requests.ts';
import {
  accessories,
  namesOfGoods,
  repeatPhrases,
  requestJoints,
} from '../lexicon/several-requests.ts';
import { type Count, countAt } from '../line/count.ts';
import { isBareSize, phraseOf, readLine, requestTokens } from '../line/read-line.ts';
import { isKindWord } from '../product/vocabulary.ts';
import { wordList } from '../text/dictionary.ts';
import { isElectrodeGrade } from '../text/grades.ts';
import type { Phrase } from '../text/phrase.ts';
import { startsWithPhrase } from '../text/starts-with-phrase.ts';
import { originOf } from '../text/text.ts';
import { isEnd, isMark, isWord } from '../text/token-tests.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { partsPerRow } from './list-line.ts';
import type { FormLine } from './read-form.ts';

/** One of several requests that a line of text has. */
interface RequestPart {
  text: string;
  /** The product of the request before it, for sizes without a name: `10 ángulos 1 x 1/8 y 5 de 2 x 3/16`. */
  kind: Phrase | null;
}

const joint = new RegExp(
  String.raw`(\s*[,;+.]?\s+(?:${requestJoints.join('|')})\s+|[,;+.]\s+)`,
  'iu',
);
const isRepeat = startsWithPhrase(repeatPhrases);

/** Splits lines of text where another request begins: `10 tubos 2x2x2 y 5 platinas de 1 x 1/8`. */
export function splitRequests(lines: readonly FormLine[]): FormLine[] {
  const read: RequestPart[] = [];
  return lines.flatMap((line) => {
    const [text = '', ...others] = line.cells.filter(Boolean);
    if (line.table || line.isHeading || others.length > 0) return line;
    const parts = partsOf(text, read);
    read.push(...parts);
    if (parts.length === 1 && parts[0]?.kind === null) return line;
    return parts.map((part, at) => ({
      ...line,
      row: parts.length > 1 ? line.row + (at + 1) / partsPerRow : line.row,
      cells: [part.text],
      kind: part.kind,
      isContinued: at > 0,
    }));
  });
}

function partsOf(line: string, above: readonly RequestPart[]): RequestPart[] {
  const [first = '', ...rest] = withOwnCounts(line.split(joint)).flatMap((part, at) => {
    return at % 2 === 0 ? withBlanks(splitAtCounts(part)) : part;
  });
  const parts: RequestPart[] = [{ text: first, kind: repeats(first) ? lastKind(above) : null }];
  for (let at = 0; at < rest.length; at += 2) {
    const [sign = '', text = ''] = [rest[at], rest[at + 1]];
    const last = parts.at(-1) as RequestPart;
    const start = startOf(text, last);
    // The longer text is read last.
    if (start === null || !isRequest(last)) last.text += sign + text;
    else parts.push({ text, ...start });
  }
  return parts;
}

/** With the count that alone follows a part: `platina 1 x 1/8, cinco`. */
function withOwnCounts(split: readonly string[]): string[] {
  const [first = '', ...rest] = split;
  const parts = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [sign = '', text = ''] = [rest[at], rest[at + 1]];
    const last = parts.length - 1;
    if (isCount(text)) parts[last] += sign + text;
    else parts.push(sign, text);
  }
  return parts;
}

function isCount(text: string): boolean {
  const tokens = requestTokens(text);
  const count = countAt(tokens, 0);
  return count !== null && count.noun === '' && count.end === tokens.length;
}

/** With a blank as the sign between parts. */
function withBlanks(parts: readonly string[]): string[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [' ', part]));
}

/** Cuts a dictated text before each count of a product: `10 tubos 2x2x2 5 ángulos 2 x 1/4`. */
function splitAtCounts(text: string): string[] {
  const { tokens } = phraseOf(text);
  const starts = tokens.flatMap((token, at) => {
    const isInside = at === 0 || isMark(tokens[at - 1], 'x/');
    const count = isInside ? null : countAt(tokens, at);
    if (!count || !Number.isInteger(count.token.value) || !countsProduct(tokens, count)) return [];
    // The bars of what precedes them: `3/8 80 varillas`.
    if (count.noun === barUnit && isEnd(tokens, count.end)) return [];
    return originOf(token.source, token.start);
  });
  return [0, ...starts].map((start, at) => text.slice(start, starts[at] ?? text.length).trim());
}

/** `5 ángulos`, `4 bolsas de cemento` */
function countsProduct(tokens: Phrase, { noun, hasUnit, unit, end }: Count): boolean {
  const isPacked = hasUnit && unit !== 'm' && unit !== 'm2' && isWord(tokens[end], ofWords);
  const named = tokens[isPacked ? end + 1 : end];
  return noun !== '' || (named !== undefined && isProduct(named));
}

/** The product of the last request that names one. */
function lastKind(parts: readonly RequestPart[]): Phrase | null {
  const at = lastIndex(parts, (part) => kindOf(part) !== null);
  const named = parts[at];
  return named ? kindOf(named) : null;
}

function repeats(text: string): boolean {
  return isRepeat(tokenize(text).map((token) => token.text));
}

/** Whether a part has a quantity and a product. */
function isRequest({ text, kind }: RequestPart): boolean {
  const tokens = requestTokens(text);
  const hasProduct = kind !== null || tokens.some(isProduct);
  return hasProduct && (repeats(text) || endsWithCount(tokens) || readLine(text).quantity !== null);
}

/** The product that a text leaves to the request before it, if any; null where no request begins. */
function startOf(text: string, before: RequestPart): Pick<RequestPart, 'kind'> | null {
  const tokens = requestTokens(text);
  const { item, quantity } = readLine(text);
  const count = countAt(tokens, 0);
  const place = count?.end ?? 0;
  const at = isWord(tokens[place], ofWords) ? place + 1 : place;
  const next = tokens[at];
  if (repeats(text)) return { kind: kindOf(before) };
  const hasSize = tokens.slice(at).some(({ kind }) => kind === 'number');
  const isAccessory = isWord(next, accessories) && !hasSize;
  const isNamed = count?.noun || (next && isProduct(next));
  if (isNamed && !isAccessory && quantity !== null) {
    return isCountOnly(item, before) ? null : { kind: null };
  }
  // `… y 3/8 80 varillas`
  const sizes = item.filter(({ text }) => text !== barUnit);
  if (!isBareSize(sizes)) return null;
  const isSize = count !== null && at > place && next?.kind === 'number';
  return isSize || countsSize(tokens, quantity) ? { kind: kindOf(before) } : null;
}

/** `… y 2 x 3/16 5 und`, `… y 7018 1/8 3 kg`, whose grade alone may be a quantity. */
function countsSize(tokens: Phrase, quantity: number | null): boolean {
  const [first] = tokens;
  const isGrade = first !== undefined && isElectrodeGrade(first);
  return (quantity !== null || isGrade) && endsWithCount(tokens);
}

/** Whether a count with its unit is last; it may be a pack as well: `electrodo 6011 5 kg`. */
function endsWithCount(tokens: Phrase): boolean {
  return tokens.some((_, at) => {
    const count = at > 0 ? countAt(tokens, at) : null;
    return count?.hasUnit === true && count.unit !== 'm' && isEnd(tokens, count.end);
  });
}

/** `tubo pvc clase 10, 10 tubos`: how many of the product before it, and no other one. */
function isCountOnly(item: Phrase, before: RequestPart): boolean {
  const [only, ...others] = item;
  const word = ({ text }: Token) => tradeWord(text)?.word ?? text;
  if (!only || others.length > 0 || only.kind !== 'word') return false;
  return kindOf(before)?.some((token) => word(token) === word(only)) ?? false;
}

/** The words of a request without its sizes, `tubos galvanizados`; null if they name no product. */
function kindOf({ text, kind }: RequestPart): Phrase | null {
  const words = readLine(text).item.filter(
    (token) => token.kind === 'word' && !ofWords.includes(token.text),
  );
  return words.some(isProduct) ? words : kind;
}

const isNameOfGoods = wordList(namesOfGoods);

function isProduct({ kind, text }: Token): boolean {
  return (
    kind === 'word' &&
    (tradeWord(text)?.role === 'product' || isNameOfGoods(text) || isKindWord(text))
  );
}
