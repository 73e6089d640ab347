import { defineConfig, devices } from '@playwright/test';
import { freePort } from './testing/postgres.ts';
import { chromiumArguments, findTestBrowser } from './tools/lib/chromium.ts';

const executablePath = findTestBrowser();

// Workers evaluate this file too and must use the same ports.
process.env.E2E_PORT ??= String(await freePort());
process.env.WORKBENCH_PORT ??= String(await freePort());
const url = `http://localhost:${process.env.E2E_PORT}`;
/** Below the root of its host, unlike the other site. */
const workbenchUrl = `http://localhost:${process.env.WORKBENCH_PORT}/tienda/`;
const workbenchTests = '**/workbench*.e2e.ts';

const server = {
  // Includes the build of the workbench.
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
  // A browser of a busy machine now and then stops drawing; such a test is printed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Generous, because the tests also run on busy machines.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    actionTimeout: 60_000,
    // Recording traces slows the tests down; `--trace on` enables it.
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
      // Tests that depend on the viewport or on touch.
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
