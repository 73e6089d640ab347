/**
 * Whether an Accept-Encoding header takes a content coding. RFC 9110, 12.5.3:
 * a coding with `q=0` is refused; `*` stands for all that are not named.
 */
export function acceptsEncoding(header: string | undefined, coding: string): boolean {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = entry.split(';').map((part) => part.trim());
    const q = params.find((param) => param.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}
