/** Decodes a text file: UTF-16 with a byte order mark, UTF-8, or else Windows-1252 as Excel writes it. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittleEndian = first === 0xff && second === 0xfe;
  const isBigEndian = first === 0xfe && second === 0xff;
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // As a stream: otherwise Node.js 20 reads ISO-8859-1 (nodejs/node#60888).
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}
