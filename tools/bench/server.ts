import { parseArgs } from 'node:util';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { createManyRecords, type Size } from '../../tests/database/support/many-records.ts';
import { startPostgres } from '../../tests/database/support/postgres-server.ts';
import { ServerExit, type ServerProcess } from '../../tests/server/support/server-process.ts';
import { openFile, fillPostgres, startOnPostgres } from './server/backends.ts';
import {
  callNames,
  type CallName,
  type CreateCalls,
  createOwnCalls,
  createStockCalls,
} from './server/calls.ts';
import { measureRate, type Rate } from './server/rate.ts';
import { median } from './support/median.ts';
import { cpuMilliseconds, residentMegabytes } from './support/processes.ts';
import { type Ratio, writeResult } from './support/result.ts';

// Only ratios between the results apply to other machines.

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const CLIENTS = [1, 8, 64];
const DOCTORS = 5000;
/** With more records, json-server needs over two seconds per POST. */
const STOCK_RECORDS = 100_000;
const PROCESSES = 3;
/** With all of them busy, processes also compete for the machine's cores. */
const cpuRuns = [
  { name: '1', processes: 1, areAllBusy: true },
  { name: '3, one busy at a time', processes: PROCESSES, areAllBusy: false },
  { name: '3, all busy', processes: PROCESSES, areAllBusy: true },
] as const;
const WARM_UP_ROUNDS = 4;
const CPU_CALLS: Record<CallName, number> = { post: 400, visits: 2000, doctor: 2000 };

const backendNames = ['PostgreSQL', 'JSON file', 'stock json-server'] as const;
const calls: CallName[] = ['post', 'visits', 'doctor'];

type BackendName = (typeof backendNames)[number];
type CpuRun = (typeof cpuRuns)[number]['name'];

interface RateRow extends Rate {
  backend: BackendName;
  records: number;
  call: CallName;
  clients: number;
}

interface ProcessRow {
  backend: BackendName;
  records: number;
  startMs: number;
  megabytes: number;
}

/** `ms` is the CPU time of all processes per call. */
interface CpuRow {
  records: number;
  call: CallName;
  run: CpuRun;
  ms: number;
}

const rates: RateRow[] = [];
const servers: ProcessRow[] = [];
const cpu: CpuRow[] = [];
const failures: string[] = [];

function readSizes(): number[] {
  const { values } = parseArgs({
    options: { records: { type: 'string', default: '1000,100000,1000000' } },
  });
  const sizes = values.records.split(',').map(Number);
  const isUsable = (size: number) => Number.isInteger(size) && size >= 1000 && size % 1000 === 0;
  if (!sizes.every(isUsable)) throw new Error('--records takes thousands, such as 1000,100000');
  return sizes.toSorted((a, b) => a - b);
}

function countFor(call: CallName, clients: number): number {
  return call === 'post' ? 200 + 8 * clients : 1000 + 32 * clients;
}

interface Player {
  name: BackendName;
  server: ServerProcess;
  create: CreateCalls;
  rounds: number;
  end: () => Promise<void>;
}

async function openPlayers(
  size: Size,
  databaseUrl: string,
  ends: (() => Promise<void>)[],
): Promise<Player[]> {
  const records = createManyRecords(size, today);
  const createOwn = () => createOwnCalls(size, records.doctors);
  const players: Player[] = [];
  const add = (player: Player) => {
    players.push(player);
    ends.push(player.end);
  };
  const server = await startOnPostgres(databaseUrl);
  const end = async () => void (await server.end('SIGKILL'));
  add({ name: 'PostgreSQL', server, create: createOwn(), rounds: ROUNDS, end });
  try {
    const file = await openFile('own', records);
    add({ name: 'JSON file', ...file, create: createOwn(), rounds: ROUNDS });
  } catch (error) {
    if (!(error instanceof ServerExit)) throw error;
    const reason = error.code === null ? 'it did not start in a minute' : error.message.trim();
    failures.push(`JSON file: stops before ${size.records} records of each kind: ${reason}`);
  }
  if (size.records <= STOCK_RECORDS) {
    const file = await openFile('stock', records);
    // One round only, because json-server's writes take minutes.
    add({ name: 'stock json-server', ...file, create: createStockCalls, rounds: 1 });
  }
  return players;
}

async function measureRates(records: number, { name, server, create }: Player): Promise<RateRow[]> {
  const rows: RateRow[] = [];
  for (const call of calls) {
    for (const clients of CLIENTS) {
      const made = await create[call]([server.url], countFor(call, clients));
      const rate = await measureRate(made, clients);
      rows.push({ backend: name, records, call, clients, ...rate });
    }
  }
  return rows;
}

function summarize(rounds: readonly RateRow[][]): RateRow[] {
  return (rounds[0] ?? []).map((row, index) => {
    const same = rounds.flatMap((rows) => rows[index] ?? []);
    return {
      ...row,
      perSecond: median(same.map(({ perSecond }) => perSecond)),
      p99: median(same.map(({ p99 }) => p99)),
    };
  });
}

async function measureCpu(
  databaseUrl: string,
  records: number,
  create: CreateCalls,
): Promise<void> {
  const started: ServerProcess[] = [];
  try {
    while (started.length < PROCESSES) started.push(await startOnPostgres(databaseUrl));
    for (const call of calls) {
      const count = CPU_CALLS[call];
      const play = async (used: readonly ServerProcess[], times = 1, areAllBusy = true) => {
        const urls = used.map(({ url }) => url);
        const mixed = await create[call](urls, count * times);
        const made = areAllBusy
          ? mixed
          : urls.flatMap((url) => mixed.filter((one) => one.url.startsWith(`${url}/`)));
        const sum = () => used.reduce((ms, { pid }) => ms + cpuMilliseconds(pid), 0);
        const before = sum();
        await measureRate(made, 8);
        return (sum() - before) / made.length;
      };
      // In rounds, because a measurement starts no call after 10 s.
      for (let round = 1; round <= WARM_UP_ROUNDS; round += 1) await play(started, started.length);
      const rows = cpuRuns.map((run) => ({ ...run, ms: Infinity }));
      for (let round = 1; round <= ROUNDS; round += 1) {
        for (const row of rows) {
          const used = started.slice(0, row.processes);
          row.ms = Math.min(row.ms, await play(used, 1, row.areAllBusy));
        }
      }
      cpu.push(...rows.map(({ name, ms }) => ({ records, call, run: name, ms })));
    }
  } finally {
    await Promise.all(started.map((server) => server.end('SIGKILL')));
  }
}

async function measureSize(postgresUrl: string, size: Size): Promise<void> {
  const { records } = size;
  const start = performance.now();
  const isChecked = records === sizes[0];
  const many = createManyRecords(size, today);
  const database = await fillPostgres(postgresUrl, many, { isChecked });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${records} records of each kind: PostgreSQL filled in ${seconds} s`);
  const ends: (() => Promise<void>)[] = [database.drop];
  try {
    const players = await openPlayers(size, database.url, ends);
    const rounds = players.map((player) => ({ player, rows: new Array<RateRow[]>() }));
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const { player, rows } of rounds) {
        if (round <= player.rounds) rows.push(await measureRates(records, player));
      }
      console.log(`${records} records of each kind: round ${round} of ${ROUNDS}`);
    }
    for (const { player, rows } of rounds) {
      const { name, server } = player;
      rates.push(...summarize(rows));
      const megabytes = residentMegabytes(server.pid);
      servers.push({ backend: name, records, startMs: server.startMs, megabytes });
      await player.end();
      ends.splice(ends.indexOf(player.end), 1);
    }
    const onPostgres = players.find(({ name }) => name === 'PostgreSQL');
    if (onPostgres) await measureCpu(database.url, records, onPostgres.create);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

function printTables(): void {
  const title = `Calls a second (99th percentile in ms), medians of ${ROUNDS} rounds in turns`;
  console.log(`\n${title}; stock json-server one round\n`);
  console.log(`| call | clients | records | ${backendNames.join(' | ')} |`);
  console.log(`|---|---|---|${backendNames.map(() => '---|').join('')}`);
  for (const call of calls) {
    for (const clients of CLIENTS) {
      for (const records of sizes) {
        const cells = backendNames.map((backend) => {
          const rate = findRate({ backend, call, clients, records });
          return rate ? `${toShort(rate.perSecond)} (${toShort(rate.p99)})` : '';
        });
        console.log(`| ${callNames[call]} | ${clients} | ${records} | ${cells.join(' | ')} |`);
      }
    }
  }
  console.log('\nA process after these calls\n');
  console.log('| backend | records | start, ms | memory, MB |\n|---|---|---|---|');
  for (const { backend, records, startMs, megabytes } of servers) {
    console.log(`| ${backend} | ${records} | ${startMs.toFixed(0)} | ${megabytes.toFixed(0)} |`);
  }
  console.log(
    '\nCPU of a call on PostgreSQL with 8 clients, in ms of all processes, by their number\n',
  );
  console.log(
    `| call | records | ${cpuRuns.map(({ name }) => name).join(' | ')} |\n|---|---|---|---|---|`,
  );
  for (const call of calls) {
    for (const records of sizes) {
      const cells = cpuRuns.map(({ name }) => findCpu(call, records, name).toFixed(2));
      console.log(`| ${callNames[call]} | ${records} | ${cells.join(' | ')} |`);
    }
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
}

function findRate(wanted: Pick<RateRow, 'backend' | 'call' | 'clients' | 'records'>) {
  return rates.find(
    ({ backend, call, clients, records }) =>
      backend === wanted.backend &&
      call === wanted.call &&
      clients === wanted.clients &&
      records === wanted.records,
  );
}

function findCpu(call: CallName, records: number, run: CpuRun): number {
  const row = cpu.find((one) => one.call === call && one.records === records && one.run === run);
  return row?.ms ?? NaN;
}

function toShort(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}

function listRatios(): Ratio[] {
  const [least = NaN, most = NaN] = [sizes[0], sizes.at(-1)];
  const perSecond = (backend: BackendName, call: CallName, clients: number, records: number) =>
    findRate({ backend, call, clients, records })?.perSecond ?? NaN;
  const memory = (records: number) =>
    servers.find((row) => row.backend === 'PostgreSQL' && row.records === records)?.megabytes ??
    NaN;
  const stockMost = sizes.findLast((size) => size <= STOCK_RECORDS) ?? NaN;
  return [
    ...(['PostgreSQL', 'JSON file'] as const).map((backend): Ratio => ({
      what: `${backend}: POST with ${stockMost} records, one client, against stock json-server's rate`,
      value:
        perSecond(backend, 'post', 1, stockMost) /
        perSecond('stock json-server', 'post', 1, stockMost),
      goal: 10,
      is: 'at least',
    })),
    ...calls.map((call): Ratio => ({
      what: `PostgreSQL: ${callNames[call]} with ${most} records against ${least}, one client`,
      value: perSecond('PostgreSQL', call, 1, least) / perSecond('PostgreSQL', call, 1, most),
      goal: 2,
      is: 'at most',
    })),
    {
      what: `PostgreSQL: memory of a process with ${most} records, above ${least}`,
      value: memory(most) - memory(least),
      goal: 50,
      is: 'at most',
      unit: 'MB',
    },
    ...cpuRuns.slice(1).flatMap(({ name }) =>
      calls.map((call): Ratio => ({
        what: `PostgreSQL: CPU of ${callNames[call]}, processes: ${name}, against 1, ${most} records`,
        value: findCpu(call, most, name) / findCpu(call, most, '1'),
        goal: 1.2,
        is: 'at most',
      })),
    ),
  ];
}

const sizes = readSizes();
const today = dateInIndia(new Date());
const { url, stop } = await startPostgres({ isDurable: true });
try {
  for (const records of sizes) await measureSize(url, { records, doctors: DOCTORS });
} finally {
  await stop();
}
printTables();
await writeResult('server', { ratios: listRatios(), rows: { rates, servers, cpu, failures } });
