import { describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../request-log.ts';
import { bugReport } from './bug-report.ts';

const request = (id: number, fields: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id,
  call: 'producto',
  variables: {},
  at: id * 1000,
  result: { status: 200, duration: 12 },
  ...fields,
});
const where = { width: 360, height: 640, version: '1.1.0', userAgent: 'Chrome' };

describe('bugReport', () => {
  it('contains link, route, viewport, version and requests, without what the user typed', () => {
    const requests = [
      request(1),
      request(2, { call: 'email', variables: { email: 'ana@example.com' }, result: null }),
      request(3, { result: { status: 0, duration: 5 } }),
      request(4, { result: { status: null, duration: 15_000 } }),
    ];
    const href = 'http://localhost:3000/?escenario=lento-8000#/products/101';
    const report = bugReport({ ...where, href, requests });
    expect(report).toContain(`
- Enlace: <${href}>
- Ruta: \`/products/101\`
- Ventana: 360 × 640
- Versión: 1.1.0
- Navegador: Chrome
`);
    expect(report).toContain(`
| 1.00 s | producto | 200 | 12 |
| 2.00 s | email | pendiente |  |
| 3.00 s | producto | sin conexión | 5 |
| 4.00 s | producto | cancelada | 15000 |
`);
    expect(report).not.toContain('ana@');
  });

  it('lists the last twenty requests', () => {
    const requests = Array.from({ length: 25 }, (_, index) => request(index + 1));
    const report = bugReport({ ...where, href: 'http://localhost:3000/', requests });
    expect(report.match(/^\| \d/gm)).toHaveLength(20);
    expect(report).toContain('| 25.00 s |');
  });
});
