import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import sharp from 'sharp';
import { freePort } from '../../testing/postgres.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { beginServer, type StartingServer } from '../../testing/server-process.ts';
import { makeStore } from '../../testing/store.ts';
import { buildSite } from '../../tools/lib/build.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { requestBody } from '../../tools/lib/request-body.ts';
import { signIn } from '../../tools/lib/sign-in.ts';
import { type ControlGroup, makeControlGroup } from '../lib/control-group.ts';
import type { LabPart } from '../lib/part.ts';

const MB = 2 ** 20;
const token = 'memory-benchmark';
const visitors = 200;

type Start =
  | 'first start, embedded database'
  | 'later start, embedded database'
  | 'with PostgreSQL';

/** With the limits that `docs/operations.md` names, in MB, and the next lower one. */
const cases: readonly [Start, limit: number | null][] = [
  ['first start, embedded database', null],
  ['first start, embedded database', 512],
  ['first start, embedded database', 448],
  ['later start, embedded database', 400],
  ['later start, embedded database', 352],
  ['with PostgreSQL', 256],
  ['with PostgreSQL', 192],
];

export const memory: LabPart = {
  title: 'Memory of the server',
  method: `One process on the seed's catalogue, in a control group without swap, at each limit: start, ${visitors} visitors at once, an export, an import that changes every product, a photo of 12 megapixels and, of the embedded database, a backup. Resident memory of the process (VmRSS when ready, VmHWM at the end), and the peak of its group, which counts the cached files that it has read and written too.`,
  run: async ({ quick }) => {
    await buildSite();
    const rows: string[][] = [];
    for (const [start, limit] of quick ? cases.slice(0, 1) : cases) {
      rows.push([start, limit === null ? 'none' : `${limit} MB`, ...(await measure(start, limit))]);
    }
    return { tables: [{ head: ['start', 'limit', 'result', 'ready', 'peak', 'group'], rows }] };
  },
};

async function measure(start: Start, limit: number | null): Promise<string[]> {
  const engine = start === 'with PostgreSQL' ? 'postgres' : 'embedded';
  const store = await makeStore(engine, { catalogue: shopFromFiles.seed(), isOwn: true });
  const environment = {
    ...store.environment,
    SITE_DIR: inProject('dist'),
    NODE_ENV: 'production',
    OPEN_GRAPHQL: '0',
    ADMIN_TOKEN: token,
    ADMIN_PORT: String(await freePort()),
  };
  if (start === 'later start, embedded database') {
    const first = beginServer(environment);
    await first.ready();
    await first.end('SIGTERM');
  }
  const group = makeControlGroup(limit === null ? null : limit * MB);
  if (limit !== null && !group) {
    await store.remove();
    return ['not limited: this user cannot make a control group', '', '', ''];
  }
  try {
    const admin = adminAt(environment.ADMIN_PORT);
    return await use(beginServer(environment), group, admin, engine === 'embedded');
  } finally {
    group?.remove();
    await store.remove();
  }
}

async function use(
  server: StartingServer,
  group: ControlGroup | null,
  admin: Admin,
  canBackUp: boolean,
) {
  group?.add(server.pid);
  let step = 'start';
  let ready = '';
  let peak = '';
  const note = (next: string) => {
    peak = megabytes(server.pid, 'VmHWM') || peak;
    step = next;
  };
  try {
    const url = await server.ready();
    ready = megabytes(server.pid, 'VmRSS');
    note('visitors');
    await Promise.all(Array.from({ length: visitors }, () => visit(url)));
    note('export');
    await (await admin('/admin/catalogo.xlsx')).arrayBuffer();
    note('import');
    await importAll(admin);
    note('photo');
    await uploadPhoto(admin);
    note('backup');
    if (canBackUp) await (await admin('/admin/backup', { method: 'POST' })).arrayBuffer();
    note('');
  } catch {
    // The kernel ends the process; its requests fail.
  }
  const groupPeak = group ? `${Math.round(group.peak() / MB)} MB` : '';
  const code = await server.end('SIGTERM');
  const result = step === '' && code === 0 ? 'works' : `killed: ${step}`;
  return [result, ready, peak, groupPeak];
}

async function visit(url: string): Promise<void> {
  await (await fetch(url)).text();
  for (const operation of ['ProductosResumen', 'Category'] as const) {
    const body = requestBody(operation);
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${url}/graphql`, { method: 'POST', body, headers })).text();
  }
}

type Admin = (path: string, init?: RequestInit) => Promise<Response>;

function adminAt(port: string): Admin {
  const address = `http://127.0.0.1:${port}`;
  let session: Promise<string> | undefined;
  return async (path, init) => {
    session ??= signIn(address, token);
    const headers = { cookie: await session };
    const response = await fetch(`${address}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
}

/** Raises every stock by one, and confirms what the preview asks. */
async function importAll(admin: Admin): Promise<void> {
  const csv = await (await admin('/admin/catalogo.csv')).text();
  const { data, meta } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  const [head = [], ...rows] = data;
  const column = head.findIndex((title) => /stock|existencias/i.test(title));
  for (const row of rows) row[column] = String((Number.parseInt(row[column] ?? '', 10) || 0) + 1);
  const changed = Papa.unparse([head, ...rows], { delimiter: meta.delimiter });
  const form = new FormData();
  form.set('file', new Blob([changed]), 'catalogo.csv');
  await applyIn(admin, await (await admin('/admin/import', { method: 'POST', body: form })).text());
}

async function applyIn(admin: Admin, page: string): Promise<void> {
  const [, fields = ''] = /action="\/admin\/apply">([\s\S]*?)<\/form>/.exec(page) ?? [];
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of fields.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    form.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  const written = await (await admin('/admin/apply', { method: 'POST', body: form })).text();
  if (!written.includes('Escrito:')) throw new Error('The import was not written.');
}

async function uploadPhoto(admin: Admin): Promise<void> {
  const picture = inProject('public/images/scenes/banner_planchas-1600.webp');
  const photo = await sharp(picture).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer();
  const form = new FormData();
  form.append('files', new File([new Uint8Array(photo)], '101.jpg'));
  await admin('/admin/imagenes', { method: 'POST', body: form });
  for (;;) {
    const response = await admin('/admin/imagenes');
    if (!response.headers.has('refresh')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): string {
  try {
    const [, kilobytes] =
      new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? `${Math.round(Number(kilobytes) / 1024)} MB` : '';
  } catch {
    return '';
  }
}
