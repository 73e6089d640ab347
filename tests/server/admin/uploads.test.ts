// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

describe('an upload on the private page', () => {
  let admin: OpenAdmin;
  beforeAll(async () => {
    admin = await openAdmin('embedded');
  });
  afterAll(() => admin.close());

  it('stops reading an upload without a length at 101 MB', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(1_000_000);
    const body = new ReadableStream({
      pull: (stream) => {
        sent++;
        if (sent > 150) stream.close();
        else stream.enqueue(chunk);
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as const;
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const refused = await admin.get('/admin/imagenes', { ...init, headers: type });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('La subida pasa de 100 MB');
    expect((await admin.get('/admin')).status).toBe(200);
  });

  it('refuses a file name with characters that are not written', async () => {
    const file = new File(['Código;Precio\n70;91\n'], 'precios\0.csv');
    const refused = await admin.post('/admin/import', { file });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('El nombre del archivo');
  });
});
