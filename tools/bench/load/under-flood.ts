import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Call } from '../support/calls.ts';

const script = fileURLToPath(new URL('flood.mjs', import.meta.url));
/** Milliseconds until every connection is open. */
const START_MS = 2000;

const answers = z.record(z.string(), z.number());

export interface Flooded<T> {
  result: T;
  /** How many answers the flood got, by status. */
  answers: Record<string, number>;
}

export interface Flood {
  calls: readonly Call[];
  connections: number;
  /**
   * Not that of the people who are measured.
   * @default '127.0.0.2'
   */
  address?: string;
}

/** Another process sends the calls again and again while `work` runs. */
export async function underFlood<T>(
  { calls, connections, address = '127.0.0.2' }: Flood,
  work: () => Promise<T>,
): Promise<Flooded<T>> {
  const args = [script, address, String(connections), JSON.stringify(calls)];
  const flood = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(flood, 'close');
  const output = text(flood.stdout);
  try {
    await pause(START_MS);
    const result = await work();
    flood.kill('SIGTERM');
    return { result, answers: answers.parse(JSON.parse(await output)) };
  } finally {
    flood.kill('SIGKILL');
    await ended;
  }
}
