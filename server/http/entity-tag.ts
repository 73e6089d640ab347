import type { IncomingMessage } from 'node:http';

/** Whether who asks has what a tag stands for already: RFC 9110, 13.1.2. */
export function isKnown(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((entry) => ['*', opaque(tag)].includes(opaque(entry.trim())));
}

/** Weak and strong tags are compared alike here. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
