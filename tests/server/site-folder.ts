import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A page as the build writes it, with the placeholder of the nonce. */
export const page = `<!doctype html>
<meta property="csp-nonce" nonce="set-by-the-server">
<script nonce="set-by-the-server"></script>
<p>${'acero '.repeat(300)}</p>`;

/** Makes a built site in a temporary folder, with private files in and around it. */
export function makeSite(): { site: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-site-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('private.txt', 'private');
  write('site-beside/private.txt', 'private');
  write('site/index.html', page);
  write('site/index.html.br', 'a page without a nonce');
  write(
    'site/.csp-origins.json',
    JSON.stringify({ connect: ['https://api.tienda.example'], frame: ['https://mapa.example'] }),
  );
  write('site/assets/app-a1b2c3.js', 'plain');
  write('site/assets/app-a1b2c3.js.br', 'brotli');
  write('site/assets/app-a1b2c3.js.gz', 'gzip');
  write('site/assets/app-a1b2c3.js.map', 'sources');
  write('site/images/tubo 1.webp', 'picture');
  write('site/.env', 'secret');
  return { site: join(folder, 'site'), remove: () => rmSync(folder, { recursive: true }) };
}
