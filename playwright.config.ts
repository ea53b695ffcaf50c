import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import type { BackendOptions } from './tests/e2e/support/test.ts';

const demoPort = Number(process.env.E2E_PORT ?? 4183);
const serverPort = demoPort + 1;
const apiPort = demoPort + 2;
const report = process.env.E2E_REPORT;
const { args, ...browser } = chromiumLaunchOptions();
// In a spec, `launchOptions` would replace those of a project.
const media = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const launchOptions = { ...browser, args: [...args, ...media] };

const inSoakOnly = process.env.SOAK ? [] : [/@soak/];
const onPostgres = process.env.SOAK ? [] : [/@postgres/];

function site(port: number, env: Record<string, string> = {}) {
  return {
    // Killing npx would leave its child process running.
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), OUT_DIR: `node_modules/.cache/caresetu/e2e-${port}`, ...env },
    reuseExistingServer: !process.env.CI && Boolean(process.env.E2E_REUSE_SERVER),
    timeout: 120_000,
  };
}

export default defineConfig<object, BackendOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than CI's two cores, because a test often waits.
  workers: 3,
  // Only a test that hangs should time out, also on a slow CI machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    launchOptions,
  },
  projects: [
    // Listed first, so that no worker waits for the build.
    { name: 'storybook-build', testMatch: '**/storybook/build.setup.ts' },
    {
      name: 'server',
      testMatch: ['**/journeys/*.spec.ts', '**/e2e/server/*.spec.ts'],
      grepInvert: [/@demo-alone/, ...inSoakOnly, ...onPostgres],
      use: { backend: 'server', baseURL: `http://localhost:${serverPort}`, apiPort },
    },
    {
      name: 'postgres',
      testMatch: '**/journeys/*.spec.ts',
      ...(!process.env.SOAK && { grep: /@postgres/ }),
      grepInvert: [/@demo-alone/, ...inSoakOnly],
      // Each worker would start its own PostgreSQL.
      workers: 1,
      use: { backend: 'postgres', baseURL: `http://localhost:${serverPort}`, apiPort },
    },
    {
      name: 'demo',
      testMatch: '**/demo/*.spec.ts',
      grepInvert: inSoakOnly,
      use: { backend: 'demo', baseURL: `http://localhost:${demoPort}` },
    },
    {
      name: 'demo-journeys',
      testMatch: '**/journeys/*.spec.ts',
      ...(!process.env.SOAK && { grep: /@demo-alone/ }),
      grepInvert: inSoakOnly,
      use: { backend: 'demo', baseURL: `http://localhost:${demoPort}` },
    },
    {
      name: 'storybook',
      grepInvert: inSoakOnly,
      testMatch: '**/storybook/*.spec.ts',
      dependencies: ['storybook-build'],
    },
  ],
  webServer: [site(demoPort), site(serverPort, { VITE_API_URL: `http://localhost:${apiPort}` })],
});
