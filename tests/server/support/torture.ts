import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeSlots, type Slot } from './free-slots.ts';
import { createHttpDevice } from './http-device.ts';
import { startServerProcess } from './server-process.ts';
import {
  checkVisits,
  createWriters,
  writeOnce,
  type WriteOutcome,
  type Writer,
  type WriteTally,
} from './writers.ts';

const WRITERS = 8;
/** The server is killed at random, after at most this many responses. */
const MAX_ANSWERS = 80;
const ROUND_LIMIT_MS = 10_000;

export interface TortureResult extends WriteTally {
  rounds: number;
  /** Milliseconds until the first response, per restart. */
  startMs: number[];
}

/** After each restart, checks that no confirmed write is lost or duplicated. */
export async function torture(
  rounds: number,
  onRound: (round: number, result: TortureResult) => void = () => undefined,
): Promise<TortureResult> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-torture-'));
  const dataPath = join(folder, 'caresetu.json');
  const start = () =>
    startServerProcess(['--data', dataPath, '--port', '0', '--sms', join(folder, 'sms.jsonl')]);
  const result: TortureResult = { rounds, acknowledged: 0, faults: [], startMs: [] };
  let server = await start();
  try {
    const slots = await freeSlots(createHttpDevice(server.url));
    const writers = await createWriters(server.url, WRITERS);
    for (let round = 1; round <= rounds; round += 1) {
      const url = server.url;
      const work = writers.map((writer) => keepWriting(url, writer, slots, result));
      await untilAnswered(result, result.acknowledged + Math.random() * MAX_ANSWERS);
      await server.end('SIGKILL');
      await Promise.all(work);
      await checkFile(dataPath, result);
      server = await start();
      result.startMs.push(server.startMs);
      await Promise.all(writers.map((writer) => checkVisits(server.url, writer, slots, result)));
      onRound(round, result);
    }
    await server.end('SIGTERM');
  } finally {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
  return result;
}

async function untilAnswered(result: TortureResult, count: number): Promise<void> {
  const end = performance.now() + ROUND_LIMIT_MS;
  while (result.acknowledged < count && performance.now() < end) await pause(1);
  await pause(Math.random() * 10);
}

async function keepWriting(
  url: string,
  writer: Writer,
  slots: Slot[],
  result: TortureResult,
): Promise<void> {
  let outcome: WriteOutcome;
  do outcome = await writeOnce(url, writer, slots, result);
  while (outcome === 'answered');
  if (outcome === 'busy') result.faults.push('The server was too busy');
}

async function checkFile(dataPath: string, { faults }: TortureResult): Promise<void> {
  const text = await readFile(dataPath, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    faults.push(`The data file is broken: ${String(error)}`);
  }
}
