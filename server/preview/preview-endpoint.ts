import { chooseCoding, compress } from '../http/content-coding.ts';
import { decodedPathOf, type Handler } from '../http/handler.ts';
import { allowCrossOriginUse, setPageHeaders } from '../http/headers.ts';
import { sendMethodNotAllowed } from '../http/responses.ts';
import { PREVIEW_POLICY } from './markup.ts';
import type { PreviewPages } from './preview-pages.ts';

/** Serves the preview pages. */
export function createPreview(pages: PreviewPages): Handler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendMethodNotAllowed(response, 'GET, HEAD');
    }
    const file = await pages.at(decodedPathOf(request));
    if (!file) throw new Error('No preview page for this path');
    const isPicture = file.type === 'image/png';
    const wanted = isPicture ? 'identity' : chooseCoding(request.headers['accept-encoding']);
    const { bytes, coding } = await compress(Buffer.from(file.body), wanted);
    if (file.type.startsWith('text/html')) setPageHeaders(response, PREVIEW_POLICY);
    if (isPicture) allowCrossOriginUse(response);
    if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
    response.writeHead(file.status, {
      'Content-Type': file.type,
      'Content-Length': bytes.length,
      // A changed price is shown within five minutes.
      'Cache-Control': file.status === 200 ? 'public, max-age=300' : 'no-store',
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
