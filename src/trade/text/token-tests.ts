import type { Token } from './tokens.ts';

/** Whether a token is one of some signs. */
export const isMark = (token: Token | undefined, signs: string): boolean =>
  token?.kind === 'mark' && signs.includes(token.text);
/** Whether a token is one of some words. */
export const isWord = (token: Token | undefined, words: readonly string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text);
/** Whether nothing is between two tokens. */
export const isBefore = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && left.source === right?.source && left.end === right.start;

/** The place of an optional `x` before a number. */
export const withBy = (tokens: readonly Token[], at: number) =>
  isMark(tokens[at - 1], 'x') ? at - 1 : at;

/** Whether only signs follow. */
export const isEnd = (tokens: readonly Token[], at: number) =>
  tokens.slice(at).every((token) => isMark(token, '.)]*_!'));
