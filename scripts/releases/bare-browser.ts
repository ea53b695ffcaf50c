import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { chromiumLaunchOptions } from '../chromium.mjs';

const answer = z.object({
  id: z.number(),
  result: z._default(z.record(z.string(), z.unknown()), {}),
});
const evaluated = z.object({ result: z.object({ value: z.optional(z.unknown()) }) });

/** A page of a browser that nothing but this page's own session is joined to. */
export interface BarePage {
  /** Goes to an address, without waiting for anything. */
  open: (url: string) => void;
  /** Loads the page anew, past the worker and all caches. */
  reloadHard: () => Promise<void>;
  /** What an expression comes to in the page; undefined where it fails, or the page goes away meanwhile. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true in the page, whichever document that is by then. @throws {Error} after 40 s */
  until: (what: string, expression: string) => Promise<void>;
  end: () => Promise<void>;
}

const LIMIT_MS = 40_000;

/**
 * Starts Chromium with one page. Playwright joins each worker as the developer tools do, which keeps those alive that a
 * newer release replaces; people's browsers do not.
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
  const send = talkTo(browser);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const inPage = (method: string, params = {}) => send(method, params, String(sessionId));
  await inPage('Page.enable');
  // A device that saves data: no page's code comes before the page is asked for.
  const source = `Object.defineProperty(navigator.connection, 'saveData', { value: true })`;
  await inPage('Page.addScriptToEvaluateOnNewDocument', { source });
  const evaluate = async (expression: string) => {
    const asked = inPage('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { data } = evaluated.safeParse(await Promise.race([asked, wait(5000)]));
    return data?.result.value;
  };
  return {
    open: (url) => void inPage('Page.navigate', { url }),
    reloadHard: async () => void (await inPage('Page.reload', { ignoreCache: true })),
    evaluate,
    until: async (what, expression) => {
      const end = performance.now() + LIMIT_MS;
      while ((await evaluate(expression)) !== true) {
        if (performance.now() > end) throw new Error(`${what}: not within ${LIMIT_MS / 1000} s`);
        await wait(50);
      }
    },
    end: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Send = (
  method: string,
  params?: object,
  sessionId?: string,
) => Promise<Record<string, unknown>>;

/** Chromium's developer tools over two pipes: JSON, each message ended by a zero. */
function talkTo({ stdio }: ChildProcess): Send {
  const [, , , commands, answers] = stdio;
  if (!(commands instanceof Writable && answers instanceof Readable)) throw new Error('No pipes');
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  let count = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { data } = answer.safeParse(JSON.parse(message));
      if (!data) continue;
      waiting.get(data.id)?.(data.result);
      waiting.delete(data.id);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      commands.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
}
