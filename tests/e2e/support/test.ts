import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BackendOptions {
  /** Where the app's API is: in the browser, or json-server at `apiPort`. */
  backend: 'demo' | 'server';
  /** The port that the app under test was built to call. */
  apiPort: number;
}

interface Fixtures {
  /** The file that one-time codes go to; null for the demo, whose phone is on the page. */
  smsFile: string | null;
  /**
   * Opens a page for a second person: another tab of the demo, or a browser that shares nothing. It
   * comes to the front; a page behind another may draw no frames, so bring it forward before a click.
   */
  openSecondPage: () => Promise<Page>;
  /** The newest one-time code, from wherever the backend sends it. */
  readCode: () => Promise<string>;
  /** What the headers kept any page of the test from doing. A journey that ends with one fails. */
  violations: string[];
}

/** How Chromium's console tells of it: of scripts, sinks, addresses, the device's features, and wrong headers. */
const violation = /content security policy|trusted(html|script|type)|permissions[- ]policy/i;

/** Marks a journey whose outcome no backend can change: it runs on the demo, not on the server as well. */
export const onTheDemoAlone = { tag: '@demo-alone' };

/** A journey that runs unchanged on both backends. Each test on the server starts it afresh. */
export const test = base.extend<Fixtures & BackendOptions>({
  backend: ['demo', { option: true }],
  apiPort: [0, { option: true }],
  smsFile: [
    async ({ backend, apiPort, baseURL }, provide) => {
      if (backend === 'demo') {
        await provide(null);
        return;
      }
      const folder = await mkdtemp(join(tmpdir(), 'caresetu-e2e-'));
      const smsFile = join(folder, 'sms.jsonl');
      const data = join(folder, 'caresetu.json');
      const close = await startServer({
        port: apiPort,
        data,
        sms: smsFile,
        origins: baseURL ?? '',
      });
      await provide(smsFile);
      await close();
      await rm(folder, { recursive: true });
    },
    { auto: true },
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
  openSecondPage: async ({ backend, browser, context }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      if (backend === 'demo') return context.newPage();
      const other = await browser.newContext();
      opened.push(other);
      return other.newPage();
    });
    for (const other of opened) await other.close();
  },
  readCode: async ({ page, smsFile }, provide) => {
    await provide(async () => {
      let code = '';
      const find = async () => {
        const phone = page.getByRole('region', { name: 'Demo phone' });
        const text = smsFile ? await lastLine(smsFile) : await phone.innerText();
        code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
        return code;
      };
      await expect.poll(find, 'a code of six digits').not.toBe('');
      return code;
    });
  },
});

/**
 * Starts `npm run server` in the worker's own process: a new process for each test spends a second on loading modules.
 * tests/server/process.test.ts starts processes.
 * @returns the function that stops it
 */
async function startServer(flags: Record<string, string | number>): Promise<() => Promise<void>> {
  const { readOptions } = await import('../../../mocks/server/options.ts');
  const { startServer: start } = await import('../../../mocks/server/start-server.ts');
  const options = readOptions(
    Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
    {},
  );
  if (!options) throw new Error('The flags start no server.');
  const server = await start(options, () => undefined);
  return server.close;
}

async function lastLine(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? '';
}
