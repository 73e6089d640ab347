import { formatStatus, type LoggedRequest } from '../request-log.ts';

interface Circumstances {
  /** With scenario and route. */
  href: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Of the shop. */
  version: string;
  userAgent: string;
  requests: readonly LoggedRequest[];
}

const mostRequests = 20;

/** A bug report as Markdown. Variables are omitted: they contain what the user typed. */
export function bugReport(circumstances: Circumstances): string {
  const { href, width, height, version, userAgent, requests } = circumstances;
  const rows = requests.slice(-mostRequests).map(({ call, at, result }) => {
    const status = result ? formatStatus(result) : 'pendiente';
    return `| ${(at / 1000).toFixed(2)} s | ${call ?? '?'} | ${status} | ${result?.duration ?? ''} |`;
  });
  return [
    '## Qué pasó\n\n## Qué debía pasar\n\n## Dónde\n',
    `- Enlace: <${href}>`,
    `- Ruta: \`${new URL(href).hash.slice(1) || '/'}\``,
    `- Ventana: ${width} × ${height}`,
    `- Versión: ${version}`,
    `- Navegador: ${userAgent}`,
    '\n## Últimas llamadas\n\n| hora | llamada | estado | ms |\n| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
