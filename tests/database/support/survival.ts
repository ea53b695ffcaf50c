import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runDatabaseCommand } from '../../../server/commands/database.ts';
import { createPool } from '../../../server/store/postgres/pool.ts';
import { checkDatabase } from '../../../server/store/postgres/transfer.ts';
import { freeSlots, type Slot } from '../../server/support/free-slots.ts';
import { createHttpDevice } from '../../server/support/http-device.ts';
import { openChat } from '../../server/support/lossless-chat.ts';
import { ServerExit, type ServerProcess } from '../../server/support/server-process.ts';
import {
  checkVisits,
  createWriters,
  writeOnce,
  type Writer,
  type WriteTally,
} from '../../server/support/writers.ts';
import { startCluster, startDatabaseServer } from './cluster.ts';
import { createDatabase, newDatabaseName } from './databases.ts';
import { startOwnPostgres } from './postgres-server.ts';

const KILL_EVERY_MS = 1000;
const KILLS_PER_CRASH = 10;
const RETRY_MS = 50;

export interface SurvivalOptions {
  databaseUrl: string;
  crashDatabase?: () => Promise<void>;
  kills: number;
  writers: number;
  messages: number;
}

export interface SurvivalResult extends WriteTally {
  unanswered: number;
  busy: number;
  longestPauseMs: number;
  chatMs: number;
}

export const longRun = { kills: 60, writers: 16, messages: 2000 };

export async function surviveCrashes(
  options: Pick<SurvivalOptions, 'kills' | 'writers' | 'messages'>,
): Promise<SurvivalResult> {
  const { url, crash, stop } = await startOwnPostgres({ isDurable: true });
  try {
    const databaseUrl = await createDatabase(url, newDatabaseName());
    return await survive({ ...options, databaseUrl, crashDatabase: crash });
  } finally {
    await stop();
  }
}

/** Kills a server each second while clients write. */
export async function survive(options: SurvivalOptions): Promise<SurvivalResult> {
  const stops: (() => Promise<void>)[] = [];
  try {
    return await run(options, (stop) => void stops.unshift(stop));
  } finally {
    for (const stop of stops) await stop();
  }
}

async function run(
  { databaseUrl, crashDatabase, kills, writers: writerCount, messages }: SurvivalOptions,
  onEnd: (stop: () => Promise<void>) => void,
): Promise<SurvivalResult> {
  const result: SurvivalResult = {
    acknowledged: 0,
    faults: [],
    unanswered: 0,
    busy: 0,
    longestPauseMs: 0,
    chatMs: 0,
  };
  const silent = { log: () => undefined, error: console.error };
  await runDatabaseCommand(['seed'], { DATABASE_URL: databaseUrl }, silent);
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-survival-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const place = { databaseUrl, smsPath: join(folder, 'sms.jsonl'), origin: 'http://localhost' };
  const startServer = (proxyUrl: string) => startDatabaseServer(place, proxyUrl, ['--demo-people']);
  const { url, servers, serve } = await startCluster({ startServer, onEnd });
  const slots = await freeSlots(createHttpDevice(url));
  const writers = await createWriters(url, writerCount);
  const chat = await openChat(url);
  onEnd(() => chat.close());

  let isOver = false;
  const writing = writers.map((writer) => keepWriting(url, writer, slots, result, () => isOver));
  const start = performance.now();
  const chatting = chat
    .play({ messages, cuts: 0, restarts: 0 }, async () => undefined)
    .finally(() => (result.chatMs = performance.now() - start));
  const fleet = createFleet(servers, () => startServer(url), serve, result);
  const crashes: Promise<void>[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = result.acknowledged;
    await fleet.killOne();
    if (crashDatabase && kill % KILLS_PER_CRASH === 0) crashes.push(crashDatabase());
    await pause(KILL_EVERY_MS);
    // A slow machine would kill servers before they answer.
    while (result.acknowledged < before + writerCount) await pause(RETRY_MS);
  }
  await Promise.all(crashes);
  await fleet.whenComplete();
  isOver = true;
  await Promise.all(writing);
  result.faults.push(...(await chatting));

  for (const writer of writers) await checkVisits(url, writer, slots, result);
  result.faults.push(...(await chat.check(url, messages)));
  const pool = createPool(databaseUrl, console.warn);
  result.faults.push(...(await checkDatabase(pool).finally(() => pool.end())));
  return result;
}

function createFleet(
  servers: ServerProcess[],
  startServer: () => Promise<ServerProcess>,
  serve: (urls: string[]) => void,
  result: SurvivalResult,
) {
  const restarts = new Set<Promise<void>>();

  async function restart(server: ServerProcess): Promise<void> {
    servers.splice(servers.indexOf(server), 1);
    serve(servers.map(({ url }) => url));
    const code = await server.end('SIGKILL');
    if (code !== null) result.faults.push(`A server ended by itself: ${server.output()}`);
    servers.push(await startUntilItRuns());
    serve(servers.map(({ url }) => url));
  }

  async function startUntilItRuns(): Promise<ServerProcess> {
    for (;;) {
      try {
        return await startServer();
      } catch (error) {
        if (!(error instanceof ServerExit)) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  return {
    async killOne() {
      while (servers.length < 2) await Promise.race(restarts);
      const server = servers[Math.floor(Math.random() * servers.length)];
      if (!server) return;
      const restarted = restart(server).finally(() => restarts.delete(restarted));
      restarts.add(restarted);
    },
    async whenComplete() {
      await Promise.all(restarts);
    },
  };
}

async function keepWriting(
  url: string,
  writer: Writer,
  slots: Slot[],
  result: SurvivalResult,
  isOver: () => boolean,
): Promise<void> {
  let answeredAt = performance.now();
  while (!isOver() || writer.call) {
    const outcome = await writeOnce(url, writer, slots, result);
    if (outcome === 'answered') {
      result.longestPauseMs = Math.max(result.longestPauseMs, performance.now() - answeredAt);
      answeredAt = performance.now();
      continue;
    }
    if (outcome === 'unanswered') result.unanswered += 1;
    if (outcome === 'busy') result.busy += 1;
    await pause(RETRY_MS);
  }
}
