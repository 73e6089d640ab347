// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCaddy, startCaddy } from '../../../testing/caddy.ts';
import { postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { freePort, hasPostgres } from '../../../testing/postgres.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { inProject } from '../../../tools/lib/project.mjs';
import { signIn } from '../../../tools/lib/sign-in.ts';
import { startLoad } from './load.ts';
import { canInstall, createSandbox, type Sandbox } from './sandbox.ts';

const token = 'un-token-de-prueba';
const query = JSON.stringify({ query: '{ producto(id: 70) { price } }' });

/** Builds a site whose page and script name the release, or fails. */
const BUILD = `release=$(cat release.txt)
[ "$release" != unbuildable ] || exit 1
mkdir -p dist/assets
echo "<!doctype html><script src=/assets/$release.js></script>" >dist/index.html
echo "$release" >"dist/assets/$release.js"`;

/** Ends the shop and starts the current release. */
const RESTART = `[ "$*" = 'restart kuntur-aceros' ] || exit 0
if [ -e "$OLDPID" ]; then
  kill "$(cat "$OLDPID")" || true
  while [ -e "/proc/$(cat "$OLDPID")/exe" ]; do sleep 0.1; done
fi
cd "$SOURCE/current"
[ "$(cat release.txt)" != broken ] || exit 0
setsid node --import tsx server/main.ts >"$SOURCE.log" 2>&1 </dev/null &
echo $! >"$OLDPID"`;

const isMissing = !hasPostgres() || !hasCaddy() || !canInstall;

describe.skipIf(isMissing)('deploy/release.sh', () => {
  let store: Store;
  let machine: Sandbox;
  let pidFile: string;
  let adminUrl: string;
  let proxy: Awaited<ReturnType<typeof startCaddy>>;

  const git = (...words: string[]) => execFileSync('git', words, { cwd: machine.source });
  const commit = (release: string) => {
    writeFileSync(join(machine.source, 'release.txt'), release);
    git('add', '--all');
    git(
      '-c',
      'user.name=Prueba',
      '-c',
      'user.email=prueba@tienda.example',
      'commit',
      '-qm',
      release,
    );
  };
  const run = (...words: string[]) => machine.install(words, false, 'deploy/release.sh');
  const current = () => readlinkSync(join(machine.source, 'current'));
  const running = async () => (await rawFetch(proxy.url, '/')).body;

  beforeAll(async () => {
    store = await makeStore('postgres', { isOwn: true });
    const port = String(await freePort());
    const adminPort = String(await freePort());
    adminUrl = `http://127.0.0.1:${adminPort}`;
    machine = createSandbox();
    pidFile = `${machine.source}.pid`;
    for (const path of ['server', 'src', 'schema.graphql', '.gitignore'])
      cpSync(inProject(path), join(machine.source, path), { recursive: true });
    machine.write('kuntur-aceros.env', `PORT=${port}\nADMIN_TOKEN=${token}\n`);
    machine.stub('npm', `ln -s ${inProject('node_modules')} node_modules\n${BUILD}`);
    const environment: NodeJS.ProcessEnv = {
      ...store.environment,
      SITE_DIR: 'dist',
      PORT: port,
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      OPEN_GRAPHQL: '1',
      ADMIN_PORT: adminPort,
      ADMIN_TOKEN: token,
      SOURCE: machine.source,
      OLDPID: pidFile,
    };
    const exports = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'`);
    machine.stub('systemctl', `${exports.join('\n')}\n${RESTART}`);
    git('init', '-q');
    commit('first');
    expect(await run('tienda.example', 'admin.tienda.example')).toMatchObject({ status: 0 });
    proxy = await startCaddy([`http://127.0.0.1:${port}`]);
  });
  afterAll(async () => {
    await proxy.stop();
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
    machine.remove();
    await store.remove();
  });

  it('switches a shop under load forward and back without a failed or mixed answer', async () => {
    const first = current();
    const seen = new Set<string>();
    const load = startLoad({
      query: async () => (await postGraphql(proxy.url, query)).status,
      page: async () => {
        const { status, body } = await rawFetch(proxy.url, '/');
        const [, release] = /assets\/(\w+)\.js/.exec(body) ?? ['', 'none'];
        const script = await rawFetch(proxy.url, `/assets/${release}.js`);
        if (script.body.trim() !== release) return `${release}: ${script.status} ${script.body}`;
        seen.add(release);
        return status;
      },
    });
    await load.more(100);
    commit('second');
    expect(await run()).toMatchObject({ status: 0 });
    expect(current()).not.toBe(first);
    await load.more(100);
    expect(await run('back')).toMatchObject({ status: 0 });
    expect(current()).toBe(first);
    await load.more(100);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect([...seen].sort()).toEqual(['first', 'second']);
    console.info(`${load.count()} requests while a release was switched forward and back`);
  });

  it('leaves the running release as it is when the new one cannot be built', async () => {
    const before = current();
    commit('unbuildable');
    const { status, calls } = await run();
    expect(status).toBe(1);
    expect(calls).not.toContain('systemctl');
    expect(current()).toBe(before);
    expect(await running()).toContain('first');
  });

  it('goes back by itself when the new release does not answer', { timeout: 120_000 }, async () => {
    const before = current();
    commit('broken');
    const { status, output } = await run();
    expect(status).toBe(1);
    expect(output).toContain(`Going back to ${before}.`);
    expect(current()).toBe(before);
    expect(await running()).toContain('first');
  });

  it('names the cause where sources were written over those of the running shop', async () => {
    const cookie = await signIn(adminUrl, token);
    const download = () =>
      fetch(`${adminUrl}/admin/catalogo.xlsx`, {
        headers: { cookie },
      });
    appendFileSync(join(machine.source, 'current/server/one-at-a-time.ts'), '\n');
    const refused = await download();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('La tienda se actualizó y todavía no se reinició.');
  });
});
