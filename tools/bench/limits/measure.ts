import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Answer, type Call, send } from '../support/calls.ts';
import { residentMegabytes } from '../support/processes.ts';

const attackScript = fileURLToPath(new URL('attack.mjs', import.meta.url));

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
 * @returns the response statuses
 */
export async function uploadAtOnce(url: string, connections: number, token = ''): Promise<string> {
  const args = [attackScript, url, 'uploads', String(connections), token];
  const attack = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let statuses = '';
  attack.stdout.on('data', (part: Buffer) => (statuses += part.toString()));
  await once(attack, 'close');
  return statuses.trim();
}
