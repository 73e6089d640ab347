import { UserError } from '../../lib/user-error.mjs';

/** What an HTTP header's name and value may consist of (RFC 9110). */
const header = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*:\s*([\t\x20-\x7e\x80-\xff]+?)\s*$/;

/**
 * Reads request headers, each written `Name: value`. Later ones replace earlier ones of the same
 * name. Values are secrets: no message repeats them.
 *
 * @param fromEnvironment one a line; what `SCHEMA_HEADERS` holds
 * @param options each the value of one `--header`
 * @throws UserError where one is not of that form
 */
export function readHeaders(fromEnvironment: string, options: readonly string[]): Headers {
  const lines = fromEnvironment.split('\n').filter((line) => line.trim() !== '');
  const headers = new Headers();
  const sources = [
    ...lines.map((text, index) => ({ text, where: `Line ${index + 1} of SCHEMA_HEADERS` })),
    ...options.map((text, index) => ({ text, where: `--header number ${index + 1}` })),
  ];
  for (const { text, where } of sources) {
    const [, name, value] = header.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new UserError(`${where} is not of the form 'Name: value'.`);
    }
    headers.set(name, value);
  }
  return headers;
}

/** Takes every header value out of a text that others wrote, such as a server's error message. */
export function redact(text: string, headers: Headers): string {
  let clean = text;
  for (const value of headers.values()) {
    for (const secret of [value, ...value.split(/\s+/)]) {
      if (secret.length >= 6) clean = clean.replaceAll(secret, '…');
    }
  }
  return clean;
}
