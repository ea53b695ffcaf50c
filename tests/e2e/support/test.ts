import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { testSecrets } from '../../../backend/testing/test-secrets.ts';
import { startClock } from './time-of-day.ts';

export interface BackendOptions {
  /** In the browser, in the test worker, or PostgreSQL behind three processes. */
  backend: 'demo' | 'server' | 'postgres';
  /** In the app's build. The browser connects to `ownApiPort` instead. */
  apiPort: number;
}

interface WorkerFixtures {
  /** The API of each worker listens on another port. */
  ownApiPort: number;
  /** Resolves to the database's URL. Null for other backends. */
  createDemoDatabase: (() => Promise<string>) | null;
}

interface ApiServer {
  smsFile: string;
  stop: () => Promise<void>;
  /** @param flags more of them, for example `turn` */
  start: (flags?: Record<string, string>, secrets?: Record<string, string>) => Promise<void>;
}

interface Fixtures {
  /**
   * The page loads nothing while idle, and has no service worker except the demo's. Both take a
   * quarter of the tests' time.
   * @default true
   */
  savesData: boolean;
  /** For requests of the test itself. */
  apiUrl: string;
  /** Null in the demo. Starts before each test, with new data. */
  apiServer: ApiServer | null;
  /**
   * Opens a tab of the demo, or another browser for the server. Bring a page to the front before
   * clicking in it: hidden pages may not render frames.
   */
  openSecondPage: () => Promise<Page>;
  readCode: () => Promise<string>;
  /** Any reported violation fails the test. */
  violations: string[];
  /**
   * Set it if the tests move the clock of pages themselves.
   * @default false
   */
  setsClock: boolean;
  /** The clock of browsers and servers. */
  timeOfDay: undefined;
}

const START_LIMIT_MS = 120_000;

const violation = /content security policy|trusted(html|script|type)|permissions[- ]policy/i;

/** These need the demo. */
export const onTheDemoAlone = { tag: '@demo-alone' };

/** `npm test` leaves these to `npm run soak`. */
export const inSoakOnly = { tag: '@soak' };

/** `npm test` runs other journeys on the data file. `npm run soak` runs all on all backends. */
export const onPostgres = { tag: '@postgres' };

export const test = base.extend<Fixtures, BackendOptions & WorkerFixtures>({
  // First, because automatic fixtures start in this order.
  timeOfDay: [
    async ({ backend, browser, setsClock }, provide) => {
      // The processes of PostgreSQL keep the machine's time, and pages follow them.
      const stop = backend === 'postgres' || setsClock ? () => {} : startClock(browser);
      await provide(undefined);
      stop();
    },
    { auto: true },
  ],
  backend: ['demo', { option: true, scope: 'worker' }],
  savesData: [true, { option: true }],
  setsClock: [false, { option: true }],
  apiPort: [0, { option: true, scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  ownApiPort: [async ({}, provide) => provide(await freePort()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, backend, apiPort, ownApiPort }, provide) => {
      if (backend === 'demo') {
        await provide(launchOptions);
        return;
      }
      const rule = `--host-resolver-rules=MAP localhost:${apiPort} localhost:${ownApiPort}`;
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  createDemoDatabase: [
    async ({ backend }, provide) => {
      if (backend !== 'postgres') {
        await provide(null);
        return;
      }
      const { openDemoDatabases } = await import('./postgres.ts');
      const { create, close } = await openDemoDatabases();
      await provide(create);
      await close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  apiUrl: async ({ ownApiPort }, provide) => provide(`http://localhost:${ownApiPort}`),
  apiServer: [
    async ({ backend, apiPort, ownApiPort: port, createDemoDatabase, baseURL }, provide) => {
      if (backend === 'demo') {
        await provide(null);
        return;
      }
      const folder = await mkdtemp(join(tmpdir(), 'caresetu-e2e-'));
      const smsFile = join(folder, 'sms.jsonl');
      const origin = baseURL ?? '';
      const url = `http://localhost:${apiPort}`;
      let start: ApiServer['start'];
      let stop = () => Promise.resolve();
      if (createDemoDatabase) {
        const { startDemoCluster } = await import('./postgres.ts');
        const databaseUrl = await createDemoDatabase();
        start = async () => {
          stop = await startDemoCluster({ databaseUrl, smsPath: smsFile, origin }, { url, port });
        };
      } else {
        const data = join(folder, 'caresetu.json');
        start = async (flags, secrets) => {
          const all = { port, url, data, sms: smsFile, origins: origin, ...flags };
          stop = await startServer(all, { ...testSecrets, ...secrets });
        };
      }
      await start();
      await provide({ smsFile, start, stop: () => stop() });
      await stop();
      await rm(folder, { recursive: true });
    },
    { auto: true, timeout: START_LIMIT_MS },
  ],
  violations: [
    async ({ browser }, provide) => {
      const violations: string[] = [];
      const follow = (context: BrowserContext) =>
        context.on('console', (message) => {
          const text = message.text();
          if (violation.test(text)) violations.push(`${message.page()?.url()}: ${text}`);
        });
      browser.on('context', follow);
      await provide(violations);
      browser.off('context', follow);
      expect(violations, 'what the security headers stopped').toEqual([]);
    },
    { auto: true },
  ],
  // The demo's backend needs a service worker.
  serviceWorkers: async ({ backend, savesData }, provide) =>
    provide(backend !== 'demo' && savesData ? 'block' : 'allow'),
  context: async ({ context, savesData }, provide) => {
    if (savesData) await context.addInitScript(saveData);
    await provide(context);
  },
  openSecondPage: async ({ backend, browser, context, savesData }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      if (backend === 'demo') return context.newPage();
      const other = await browser.newContext();
      if (savesData) await other.addInitScript(saveData);
      opened.push(other);
      return other.newPage();
    });
    for (const other of opened) await other.close();
  },
  readCode: async ({ page, apiServer }, provide) => {
    await provide(async () => {
      let code = '';
      const find = async () => {
        const phone = page.getByRole('region', { name: 'Demo phone' });
        const text = apiServer ? await lastCode(apiServer.smsFile) : await phone.innerText();
        code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
        return code;
      };
      await expect.poll(find, 'a code of six digits').not.toBe('');
      return code;
    });
  },
});

function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
}

/** In the test worker, because a new process takes a second to load its modules. */
async function startServer(
  flags: Record<string, string | number>,
  secrets: Record<string, string>,
): Promise<() => Promise<void>> {
  const { readOptions } = await import('../../../server/options.ts');
  const { startServer: start } = await import('../../../server/start-server.ts');
  const options = readOptions(
    Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
    secrets,
  );
  if (!options) throw new Error('The flags start no server.');
  const server = await start(options, () => undefined);
  return server.close;
}

/** A notice may come after the code. */
async function lastCode(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.findLast((line) => /\b\d{6}\b/.test(line)) ?? '';
}
