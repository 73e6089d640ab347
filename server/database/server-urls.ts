/**
 * The servers that a PostgreSQL URL names, a URL each: one, or several between commas, as libpq has
 * it (`postgres://shop@one:5432,two:5432/shop`).
 */
export function serverUrls(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => start + host + rest);
}
