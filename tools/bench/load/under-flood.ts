import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Call } from '../support/calls.ts';

const script = fileURLToPath(new URL('flood.mjs', import.meta.url));
/** Milliseconds until every connection is open. */
const START_MS = 2000;

/** Another process sends the calls again and again while `work` runs. */
export async function underFlood<T>(
  calls: readonly Call[],
  connections: number,
  work: () => Promise<T>,
): Promise<T> {
  const args = [script, String(connections), JSON.stringify(calls)];
  const flood = spawn(process.execPath, args, { stdio: 'inherit' });
  const ended = once(flood, 'close');
  try {
    await pause(START_MS);
    return await work();
  } finally {
    flood.kill('SIGKILL');
    await ended;
  }
}
