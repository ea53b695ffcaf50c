import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

type Result = Record<string, unknown>;

const answer = z.object({
  id: z.number(),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
});
const evaluated = z.object({ result: z.object({ value: z.optional(z.unknown()) }) });

export interface BarePage {
  open: (url: string) => void;
  reloadHard: () => Promise<void>;
  setOnline: (isOnline: boolean) => Promise<void>;
  /**
   * Undefined if the expression throws or the page navigates.
   * @throws {Error} if the browser has exited
   */
  evaluate: (expression: string) => Promise<unknown>;
  /**
   * Polls until the expression is true, also across navigations.
   * @throws {Error} after 40 s
   */
  until: (what: string, expression: string) => Promise<void>;
  end: () => Promise<void>;
}

const LIMIT_MS = 40_000;

/**
 * Unlike users' browsers, Playwright keeps replaced workers alive.
 * @throws {Error} if the browser does not start
 */
export async function openBarePage(): Promise<BarePage> {
  const profile = await mkdtemp(join(tmpdir(), 'caresetu-browser-'));
  const { executablePath = 'chromium', args = [] } = chromiumLaunchOptions();
  const browser = spawn(
    executablePath,
    [
      '--headless=new',
      '--remote-debugging-pipe',
      '--no-first-run',
      ...args,
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<Error>((resolve) => {
    browser.once('error', resolve);
    browser.once('exit', () => resolve(new Error('Chromium has ended.')));
  });
  const end = async () => {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { ...(await joinPage(talkTo(browser, ended))), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function joinPage(send: Send): Promise<Omit<BarePage, 'end'>> {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const inPage = (method: string, params = {}) => send(method, params, String(sessionId));
  await inPage('Page.enable');
  await inPage('Network.enable');
  // The app does not preload routes on a slow network.
  const source = `Object.defineProperty(navigator.connection, 'effectiveType', { value: '3g' })`;
  await inPage('Page.addScriptToEvaluateOnNewDocument', { source });
  const evaluate = async (expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const asked = inPage('Runtime.evaluate', params).catch(undefinedIfRefused);
    const { data } = evaluated.safeParse(await Promise.race([asked, wait(5000)]));
    return data?.result.value;
  };
  return {
    open: (url) => void inPage('Page.navigate', { url }).catch(() => undefined),
    reloadHard: async () => void (await inPage('Page.reload', { ignoreCache: true })),
    setOnline: async (isOnline) => {
      const params = {
        offline: !isOnline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      };
      await inPage('Network.emulateNetworkConditions', params);
    },
    evaluate,
    until: async (what, expression) => {
      const limit = performance.now() + LIMIT_MS;
      while ((await evaluate(expression)) !== true) {
        if (performance.now() > limit) throw new Error(`${what}: not within ${LIMIT_MS / 1000} s`);
        await wait(50);
      }
    },
  };
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Result>;

class Refusal extends Error {}

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Speaks the DevTools protocol over two pipes. Each message ends with a NUL. */
function talkTo({ stdio }: ChildProcess, ended: Promise<Error>): Send {
  const [, , , commands, answers] = stdio;
  if (!(commands instanceof Writable && answers instanceof Readable)) throw new Error('No pipes');
  const waiting = new Map<number, (told: z.infer<typeof answer>) => void>();
  let count = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { data } = answer.safeParse(JSON.parse(message));
      if (!data) continue;
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    }
  });
  // `ended` reports that the browser has exited.
  commands.on('error', () => undefined);
  return async (method, params = {}, sessionId) => {
    count += 1;
    const told = new Promise<z.infer<typeof answer>>((resolve) => waiting.set(count, resolve));
    commands.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    const first = await Promise.race([told, ended]);
    if (first instanceof Error) throw first;
    if (first.error) throw new Refusal(`${method}: ${first.error.message}`);
    return first.result ?? {};
  };
}
