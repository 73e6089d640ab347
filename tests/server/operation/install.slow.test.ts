// @vitest-environment node
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasCaddy } from '../../../testing/caddy.ts';
import { listenLocally } from '../../../testing/http-client.ts';
import { canInstall, createSandbox, type Sandbox } from './sandbox.ts';

const OTHER_SITE = 'otra.example {\n\trespond "otra"\n}\n';
const IMPORT = 'import /etc/caddy/kuntur-aceros.caddy\n';
const SETTINGS = 'kuntur-aceros.env';
const NAMES = ['tienda.example', 'admin.tienda.example'];

describe.skipIf(!canInstall)('deploy/install.sh', () => {
  let machine: Sandbox;
  let shop: Server;
  let health: { status: number; text: string };
  let port: string;
  beforeAll(async () => {
    shop = createServer((_request, response) => {
      response.writeHead(health.status).end(health.text);
    });
    ({ port } = new URL(await listenLocally(shop)));
  });
  afterAll(() => void shop.close());
  beforeEach(() => {
    health = { status: 200, text: 'OK' };
    machine = createSandbox();
    machine.write(SETTINGS, `PORT=${port}\nADMIN_TOKEN=un-token-de-prueba\n`);
    return machine.remove;
  });

  describe.skipIf(!hasCaddy())('next to other sites of Caddy', () => {
    it('keeps them, and renews the units when it is run again', async () => {
      machine.write('caddy/Caddyfile', OTHER_SITE);
      expect(await machine.install(NAMES)).toMatchObject({ status: 0 });
      expect(machine.read('caddy/Caddyfile')).toBe(`${OTHER_SITE}${IMPORT}`);

      const unit = 'systemd/system/kuntur-aceros.service';
      machine.write(unit, 'old');
      const again = await machine.install([]);
      expect(again.calls).toMatch(
        /daemon-reload.*reload-or-restart caddy\n.*restart kuntur-aceros\n/s,
      );
      expect(machine.read(unit)).not.toBe('old');
      expect(machine.read('caddy/Caddyfile')).toBe(`${OTHER_SITE}${IMPORT}`);
    });

    it('changes nothing of one that has the shop already, and restarts nothing', async () => {
      const own = 'https://tienda.example {\n\trespond "tienda"\n}\n';
      machine.write('caddy/Caddyfile', own);
      const { status, output, calls } = await machine.install(NAMES);
      expect(status).toBe(1);
      expect(output).toContain('cannot import /etc/caddy/kuntur-aceros.caddy');
      expect(calls).not.toContain('restart');
      expect(machine.read('caddy/Caddyfile')).toBe(own);
    });
  });

  describe('with any Caddy', () => {
    beforeEach(() => machine.stub('caddy', ''));

    it.each([[NAMES], [['https://Tienda.example/', 'http://ADMIN.tienda.example.']]])(
      'writes %j as host names, and says that the shop is ready once it answers',
      async (names) => {
        const { status, output } = await machine.install(names);
        expect({ status, output }).toEqual({
          status: 0,
          output: expect.stringContaining('Shop: https://tienda.example '),
        });
        expect(machine.read(SETTINGS)).toMatch(
          /^PUBLIC_URL=https:\/\/tienda\.example\nADMIN_HOST=admin\.tienda\.example$/m,
        );
      },
    );

    it('says what a second run with other names changes, and keeps the other settings', async () => {
      await machine.install(NAMES);
      const { status, output } = await machine.install([
        'https://otra.example',
        'admin.otra.example',
      ]);
      expect(status).toBe(0);
      expect(output).toContain(
        'PUBLIC_URL was https://tienda.example, is https://otra.example now',
      );
      expect(output).toContain('ADMIN_HOST was admin.tienda.example, is admin.otra.example now');
      expect(output).toContain('Shop: https://otra.example ');
      expect(machine.read(SETTINGS)).toBe(
        `PORT=${port}\nADMIN_TOKEN=un-token-de-prueba\nPUBLIC_URL=https://otra.example\nADMIN_HOST=admin.otra.example\n`,
      );
      expect((await machine.install([])).output).not.toContain(' was ');
    });

    it.each([
      ['https://https://tienda.example', 'admin.tienda.example'],
      ['tienda.example/tienda', 'admin.tienda.example'],
      ['tienda.example:8443', 'admin.tienda.example'],
      ['tienda.example', '203.0.113.5'],
      ['localhost', 'admin.tienda.example'],
      ['tienda.example', ''],
      ['tienda.example', 'https://TIENDA.example/'],
    ])('refuses the host names %s and %s, and changes nothing', async (...names) => {
      const before = machine.read(SETTINGS);
      const { status, output, calls } = await machine.install(names);
      expect(status).toBe(1);
      expect(output).toMatch(/is not a host name|two host names/);
      expect({ calls, settings: machine.read(SETTINGS) }).toEqual({ calls: '', settings: before });
    });

    it('refuses a folder in which nothing is built', async () => {
      rmSync(join(machine.source, 'dist'), { recursive: true });
      const { status, output, calls } = await machine.install(NAMES);
      expect({ status, calls }).toEqual({ status: 1, calls: '' });
      expect(output).toContain('Nothing is built here');
    });

    it('refuses a folder that the user of the shop cannot read', async () => {
      machine.stub('runuser', 'case $* in *"test -r"*) exit 1;; esac; echo 1');
      const { status, output, calls } = await machine.install(NAMES);
      expect(status).toBe(1);
      expect(output).toContain(`The user kuntur cannot read ${machine.source}`);
      expect(calls).not.toContain('systemctl');
    });

    it('names the problem of a shop that is not well, and does not call it ready', async () => {
      health = { status: 503, text: 'The catalogue is empty' };
      const { status, output } = await machine.install(NAMES);
      expect(status).toBe(1);
      expect(output).toContain('answers 503: The catalogue is empty');
      expect(output).not.toContain('Shop: ');
    });

    it('writes settings at the first run, and fails if the shop does not answer', async () => {
      rmSync(machine.path(SETTINGS));
      const { status, output } = await machine.install(
        ['https://tienda.example', NAMES[1] ?? ''],
        true,
      );
      expect(status).toBe(1);
      expect(output).toContain('http://127.0.0.1:3000/healthz does not answer');
      expect(output).not.toContain('Shop: ');
      expect(machine.read(SETTINGS)).toMatch(
        /^PUBLIC_URL=https:\/\/tienda\.example\nADMIN_HOST=admin\.tienda\.example\nADMIN_TOKEN=\w{32}\n/,
      );
    });

    it('warns of DNS, ports and a firewall that keep visitors out', async () => {
      machine.stub('hostname', 'echo 203.0.113.5');
      machine.stub(
        'getent',
        'case $2 in tienda*) echo "198.51.100.9 STREAM x";; esac; [ "$1" = passwd ]',
      );
      machine.stub(
        'ss',
        `case $* in *:80) echo 'LISTEN 0 511 *:80 *:* users:(("nginx",pid=1,fd=6))';; esac`,
      );
      machine.stub('ufw', 'printf "Status: active\\n80/tcp ALLOW Anywhere\\n"');
      machine.stub('nft', 'echo "type filter hook input priority filter; policy drop;"');
      const { status, output } = await machine.install(NAMES);
      expect(status).toBe(0);
      const warnings = output.split('\n').filter((line) => line.startsWith('Warning: '));
      expect(warnings).toEqual([
        expect.stringContaining('DNS says that tienda.example is at 198.51.100.9'),
        expect.stringContaining('DNS has no address of admin.tienda.example'),
        expect.stringContaining('Port 80 belongs to nginx'),
        expect.stringContaining('ufw allow 443/tcp'),
        expect.stringContaining('The firewall (nft list ruleset) drops'),
      ]);
    });

    it('warns of nothing where visitors can come in', async () => {
      machine.stub('hostname', 'echo 203.0.113.5');
      machine.stub('getent', 'echo "203.0.113.5 STREAM x"');
      machine.stub('ss', `echo 'LISTEN 0 4096 *:80 *:* users:(("caddy",pid=1,fd=6))'`);
      machine.stub('ufw', 'printf "Status: active\\n80,443/tcp ALLOW Anywhere\\n"');
      machine.stub('nft', 'echo "hook input policy drop; tcp dport { 80, 443 } accept"');
      expect((await machine.install(NAMES)).output).not.toContain('Warning');
    });
  });
});
