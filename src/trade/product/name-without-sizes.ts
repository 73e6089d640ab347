import type { Role } from '../sizes/reading.ts';
import { normalize } from '../text/normalize.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { readProductName } from './read-item.ts';

/**
 * A product name without its sizes, as written: `ÁNGULO GALV. A36`.
 * @param roles of the sizes to omit; a number that is not read as one of them stays
 * @returns the whole name where its signs were rewritten to read it, so that positions differ
 */
export function nameWithoutSizes(name: string, roles: readonly Role[]): string {
  const written = name.normalize('NFC');
  if (normalize(written).length !== written.length) return name;
  const tokens = tokenize(name);
  const read = readProductName(name).roles;
  const isSize = (token: Token | undefined) => {
    const span = token && read.find(({ start }) => start === token.start);
    return span !== undefined && roles.includes(span.role);
  };
  const isBetweenSizes = (at: number) =>
    tokens[at]?.text === 'x' && (isSize(tokens[at - 1]) || isSize(tokens[at + 1]));

  let kept = '';
  let end = 0;
  tokens.forEach((token, at) => {
    if (isSize(token) || isBetweenSizes(at)) return;
    const isJoined = token.start === end;
    kept += `${isJoined || kept === '' ? '' : ' '}${written.slice(token.start, token.end)}`;
    end = token.end;
  });
  return kept;
}
