import { UserError } from '../../lib/user-error.mjs';

/** Name and value of an HTTP header (RFC 9110). */
const headerPattern = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*:\s*([\t\x20-\x7e\x80-\xff]+?)\s*$/;

/**
 * Parses request headers written as `Name: value`; a later one replaces an earlier one of the same
 * name. Values are secrets and never appear in a message.
 * @param fromEnvironment the lines of `SCHEMA_HEADERS`
 * @param options the values of `--header`
 * @throws UserError
 */
export function readHeaders(fromEnvironment: string, options: readonly string[]): Headers {
  const lines = fromEnvironment.split('\n').filter((line) => line.trim() !== '');
  const headers = new Headers();
  for (const [index, line] of [...lines, ...options].entries()) {
    const [, name, value] = headerPattern.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new UserError(`Header number ${index + 1} does not have the form 'Name: value'.`);
    }
    headers.set(name, value);
  }
  return headers;
}

/** Removes header values from text received from a server, such as an error message. */
export function redact(text: string, headers: Headers): string {
  let clean = text;
  for (const value of headers.values()) {
    for (const secret of [value, ...value.split(/\s+/)]) {
      if (secret.length >= 6) clean = clean.replaceAll(secret, '…');
    }
  }
  return clean;
}
