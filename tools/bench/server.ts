import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../mocks/seed/demo-accounts.ts';
import { defaultQuotas } from '../../mocks/handlers/core/backend.ts';
import { signIn } from '../../mocks/testing/test-seed.ts';
import { freeSlots } from '../../tests/server/support/free-slots.ts';
import { createHttpDevice } from '../../tests/server/support/http-device.ts';
import { startServerProcess } from '../../tests/server/support/server-process.ts';
import { bookers, toText, withDoctors, withVisits } from './server/data.ts';
import { type HttpCall, rateOf } from './server/rate.ts';
import { median } from './support/median.ts';
import { writeReport } from './support/report.ts';

// Only ratios between the results apply to other machines.

const SIZES = [1_000, 100_000];
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const WRITERS = 8;
const READS = 2_000;
const WRITES = 200;
/** Only a few writes, because json-server needs half a second per write at 100,000 records. */
const STOCK_WRITES = 16;

const stockScript = fileURLToPath(new URL('server/stock-server.mjs', import.meta.url));

/** Calls per second. */
interface Rates {
  post: number;
  postAtOnce: number;
  get: number;
}

interface DataSet {
  size: number;
  visits: string;
  doctors: string;
}

type Measure = (path: string, size: number) => Promise<number[]>;

const ownPosts: Measure = (path) =>
  withServer(path, async (url) => {
    const device = createHttpDevice(url);
    const slots = await freeSlots(device);
    const calls: HttpCall[] = [];
    for (const booker of bookers) {
      const { accessToken } = await signIn(device, booker, { password: DEMO_PASSWORD });
      for (const slot of slots.splice(0, defaultQuotas.openVisits)) {
        calls.push({
          method: 'POST',
          url: `${url}/api/appointment/${slot.doctorId}`,
          headers: { authorization: `Bearer ${accessToken}` },
          body: { ...slot, appointmentType: 'video', notes: 'The cough is better.' },
        });
      }
    }
    return [
      await rateOf(calls.splice(0, WRITES), 1),
      await rateOf(calls.splice(0, WRITES), WRITERS),
    ];
  });

const stockPosts: Measure = (path) =>
  withServer(
    path,
    async (url) => {
      const call: HttpCall = {
        method: 'POST',
        url: `${url}/appointments`,
        body: {
          doctorId: 'd',
          patientId: 'p',
          date: '2026-11-25',
          time: '10:00',
          notes: 'Better.',
        },
      };
      const calls = Array.from({ length: STOCK_WRITES }, () => call);
      return [await rateOf(calls, 1), await rateOf(calls, WRITERS)];
    },
    stockScript,
  );

const reads = (url: string, folder: string, size: number) =>
  rateOf(
    Array.from({ length: READS }, (_, index) => ({
      method: 'GET' as const,
      url: `${url}/${folder}/doctor-${(index * 7919) % size}`,
    })),
    WRITERS,
  );

const ownReads: Measure = (path, size) =>
  withServer(path, async (url) => {
    await reads(url, 'api/doctors', size);
    return [await reads(url, 'api/doctors', size)];
  });

const stockReads: Measure = (path, size) =>
  withServer(
    path,
    async (url) => {
      await reads(url, 'doctors', size);
      return [await reads(url, 'doctors', size)];
    },
    stockScript,
  );

async function withServer<T>(
  path: string,
  work: (url: string) => Promise<T>,
  script?: string,
): Promise<T> {
  const args = script ? [path] : ['--data', path, '--port', '0'];
  const server = await startServerProcess(args, script ? { script } : {});
  try {
    return await work(server.url);
  } finally {
    await server.end('SIGKILL');
  }
}

/** Uses new files, so that the runs are independent. */
async function takeTurn(
  { size, visits, doctors }: DataSet,
  posts: Measure,
  gets: Measure,
): Promise<Rates> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-bench-'));
  try {
    await writeFile(join(folder, 'visits.json'), visits);
    await writeFile(join(folder, 'doctors.json'), doctors);
    const [post = 0, postAtOnce = 0] = await posts(join(folder, 'visits.json'), size);
    const [get = 0] = await gets(join(folder, 'doctors.json'), size);
    return { post, postAtOnce, get };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function medians(rates: Rates[]): Rates {
  return {
    post: median(rates.map(({ post }) => post)),
    postAtOnce: median(rates.map(({ postAtOnce }) => postAtOnce)),
    get: median(rates.map(({ get }) => get)),
  };
}

const turns = SIZES.map((size) => ({
  data: { size, visits: toText(withVisits(size)), doctors: toText(withDoctors(size)) },
  own: new Array<Rates>(),
  stock: new Array<Rates>(),
}));
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const { data, own, stock } of turns) {
    own.push(await takeTurn(data, ownPosts, ownReads));
    stock.push(await takeTurn(data, stockPosts, stockReads));
    console.log(`round ${round} of ${ROUNDS}: ${data.size} records`);
  }
}
const results = turns.map(({ data: { size }, own, stock }) => ({
  size,
  own: medians(own),
  stock: medians(stock),
}));
const rows: [string, keyof Rates][] = [
  ['POST, one at a time', 'post'],
  [`POST, ${WRITERS} at once`, 'postAtOnce'],
  ['GET by id', 'get'],
];
console.log(`\nCalls a second, medians of ${ROUNDS} rounds in turns\n`);
console.log('| call | records | this server | stock json-server | ratio |');
console.log('|---|---|---|---|---|');
for (const [name, rate] of rows) {
  for (const { size, own, stock } of results) {
    const ratio = (own[rate] / stock[rate]).toFixed(1);
    console.log(
      `| ${name} | ${size} | ${own[rate].toFixed(1)} | ${stock[rate].toFixed(1)} | ${ratio} × |`,
    );
  }
}
const [small, large] = results;
await writeReport('server', {
  ratios: [
    {
      what: "POST at 100,000 records, one at a time, against stock json-server's rate",
      value: (large?.own.post ?? NaN) / (large?.stock.post ?? NaN),
      goal: 10,
      is: 'at least',
    },
    {
      what: 'GET by id at 100,000 records against 1,000',
      value: (small?.own.get ?? NaN) / (large?.own.get ?? NaN),
      goal: 2,
      is: 'at most',
    },
  ],
  rows: { medians: results, rounds: turns.map(({ own, stock }) => ({ own, stock })) },
});
