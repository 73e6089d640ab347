const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Builds the number of a request, such as `SC-261122-7KQ2`: the day and a checksum of the content.
 * The same request has one number per day.
 * @param content products, other items and buyer data
 */
export function quoteNumber(content: string, day: Date): string {
  const date = [day.getFullYear() % 100, day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  return `SC-${date}-${checksum(content)}`;
}

/** Four letters or digits. */
export function checksum(content: string): string {
  // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  let sum = 0x811c9dc5;
  for (const unit of content) sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return [0, 5, 10, 15].map((shift) => letters[(sum >>> shift) & 31]).join('');
}
