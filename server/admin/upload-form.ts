import type { IncomingMessage } from 'node:http';
import { OwnerError } from '../spreadsheet/owner-error.ts';

/** Pictures of 100 MB and their form, in bytes. */
const MAX_BYTES = 101_000_000;
/** A longer upload is read and discarded up to this: closing the connection could lose the response. */
const MAX_DISCARDED = 200_000_000;

/** @throws OwnerError when it is not a form or too long */
export async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MAX_BYTES) chunks.push(chunk);
    if (length > MAX_DISCARDED) break;
  }
  if (length > MAX_BYTES) throw new OwnerError('La subida pasa de 100 MB: hágala por partes.');
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new OwnerError('Eso no es un formulario.');
    });
}
