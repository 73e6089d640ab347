import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './tools/lib/chromium.ts';

const executablePath = findTestBrowser();

// Chosen once: the workers read this file again and must find the same port.
process.env.E2E_PORT ??= String(await freePort());
process.env.WORKBENCH_PORT ??= String(await freePort());
const url = `http://localhost:${process.env.E2E_PORT}`;
/** In a folder of its host, as no other site of the tests is. */
const workbenchUrl = `http://localhost:${process.env.WORKBENCH_PORT}/tienda/`;
const workbenchTests = '**/workbench*.e2e.ts';

const server = {
  // One of them builds the workbench first.
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stderr: 'pipe',
} as const;

export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // No bound on the site: a test that walks through many pages takes its time on a busy machine.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // Recording each step would take as much of the machine as the steps themselves: `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: workbenchTests,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: workbenchTests,
      // What depends on the window or on touch, and chooses neither itself.
      grep: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'workbench',
      testMatch: workbenchTests,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        baseURL: workbenchUrl,
      },
    },
  ],
  webServer: [
    {
      command: 'node --import tsx testing/serve.ts',
      env: { PORT: process.env.E2E_PORT },
      url: `${url}/healthz`,
      ...server,
    },
    {
      command: 'node --import tsx workbench/serve.ts',
      env: { PORT: process.env.WORKBENCH_PORT },
      url: workbenchUrl,
      ...server,
    },
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}
