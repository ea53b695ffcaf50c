import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BackendOptions {
  /** The demo's backend runs in the browser; the server listens on `apiPort`. */
  backend: 'demo' | 'server';
  apiPort: number;
}

interface Fixtures {
  /** Path of the file with the one-time codes. Null in the demo, whose page shows the codes. */
  smsFile: string | null;
  /**
   * Opens a tab of the demo, or another browser for the server. Bring a page to the front before
   * clicking in it, because hidden pages may not render frames.
   */
  openSecondPage: () => Promise<Page>;
  readCode: () => Promise<string>;
  /** Security violations that the browser reported. Any of them fails the test. */
  violations: string[];
}

const violation = /content security policy|trusted(html|script|type)|permissions[- ]policy/i;

/** Tag for journeys that do not depend on the backend, so they only run in the demo. */
export const onTheDemoAlone = { tag: '@demo-alone' };

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
 * Starts the server inside the test worker, because a new process takes a second to load its
 * modules.
 * @returns a function that stops the server
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
