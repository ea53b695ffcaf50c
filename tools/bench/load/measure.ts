import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const attackScript = fileURLToPath(new URL('attack.mjs', import.meta.url));

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Time in milliseconds; status 0 means no response. */
export interface Answer {
  ms: number;
  status: number;
}

export function send({ method, url, token, headers, body }: Call, agent: Agent): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ ms: performance.now() - start, status });
    const sent = {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text && { 'content-type': 'application/json' }),
    };
    const call = request(url, { method, agent, headers: sent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
    });
    call.once('error', () => end(0));
    call.end(text);
  });
}

export async function callFor(
  seconds: number,
  clients: number,
  next: (turn: number) => Call,
  pauseMs: number,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        answers.push(await send(next((turn += 1)), agent));
        await pause(pauseMs);
      }
    }),
  );
  agent.destroy();
  return answers;
}

export function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Works on Linux only. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = ''] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Returns MB. */
export async function memoryRise(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentMegabytes(pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 20);
  await work();
  clearInterval(timer);
  return most - before;
}

export async function underAttack<T>(
  url: string,
  connections: number,
  work: () => Promise<T>,
): Promise<T> {
  const args = [attackScript, url, 'guesses', String(connections)];
  const attack = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(attack, 'close');
  try {
    await pause(1000);
    return await work();
  } finally {
    attack.kill('SIGKILL');
    await ended;
  }
}

/**
 * Sends 10 MB per connection.
 * @returns the statuses
 */
export async function uploadAtOnce(url: string, connections: number, token = ''): Promise<string> {
  const args = [attackScript, url, 'uploads', String(connections), token];
  const attack = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let statuses = '';
  attack.stdout.on('data', (part: Buffer) => (statuses += part.toString()));
  await once(attack, 'close');
  return statuses.trim();
}
