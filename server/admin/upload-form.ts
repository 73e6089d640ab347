import type { IncomingMessage } from 'node:http';
import { InvalidFileError } from '../spreadsheet/read-table.ts';

/** A file of 10 MB and what a form adds to it. Bytes. */
const MOST_BYTES = 10_500_000;
/** Of a longer one so much is read and thrown away: to close the connection could take the response with it. */
const MOST_DISCARDED = 200_000_000;

/** @throws InvalidFileError where it is no form, or too long */
export async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MOST_BYTES) chunks.push(chunk);
    if (length > MOST_DISCARDED) break;
  }
  if (length > MOST_BYTES) throw new InvalidFileError('El archivo pasa de 10 MB.');
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new InvalidFileError('Eso no es un formulario.');
    });
}
