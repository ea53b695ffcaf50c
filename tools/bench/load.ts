import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../backend/seed/demo-accounts.ts';
import { patients } from '../../backend/seed/patients.ts';
import { createSeed } from '../../backend/seed/seed.ts';
import { SCHEMA_VERSION } from '../../backend/store/migrations.ts';
import { signIn } from '../../backend/testing/test-seed.ts';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { freeSlots } from '../../tests/server/support/free-slots.ts';
import { createHttpDevice } from '../../tests/server/support/http-device.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../../tests/server/support/server-process.ts';
import { callFor, memoryRise, underAttack, uploadAtOnce } from './load/measure.ts';
import { checkOut } from './load/other-commit.ts';
import { type Call, percentile, send } from './support/calls.ts';
import { median } from './support/median.ts';
import { residentMegabytes } from './support/processes.ts';
import { writeResult } from './support/result.ts';

/** The last commit without rate limits. */
const BASE = process.env['BASE'] ?? '38f1d51';
const GUESSERS = 30;
const UPLOADS = 40;
const CLIENTS = 50;
const READ_SECONDS = 8;
const MIXED_SECONDS = Number(process.env['SECONDS'] ?? 60);
const KEPT_KEYS = 100_000;
const BOOKINGS_EACH = 8;

/** Times in ms, memory in MB. */
interface Figures {
  quietP95: number;
  attackedP95: number;
  guestUploads: number;
  ownUploads: number;
  ownUploadStatuses: string;
  mixed: { callsASecond: number; p95: number; unanswered: number; busy: number; rise: number };
  booking: number;
  bookingWithKeys: number;
}

const seed = createSeed(dateInIndia(new Date()));

async function withServer<T>(
  script: string,
  work: (server: ServerProcess) => Promise<T>,
  data?: object,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-bench-'));
  const path = join(folder, 'data.json');
  if (data) await writeFile(path, JSON.stringify({ version: SCHEMA_VERSION, ...data }));
  const server = await startServerProcess(['--data', path, '--port', '0'], { script });
  try {
    return await work(server);
  } finally {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true });
  }
}

async function logIn(url: string, person = 0): Promise<string> {
  const phone = patients[person]?.phone ?? '';
  const device = createHttpDevice(url);
  const asPatient = { phone, role: 'patient' as const };
  return (await signIn(device, asPatient, { password: DEMO_PASSWORD })).accessToken;
}

function readsOf(url: string, token: string): (turn: number) => Call {
  const doctors = seed.doctors.map(({ id }) => `${url}/api/doctors/${id}`);
  return (turn) =>
    turn % 2 === 0
      ? { method: 'GET', url: doctors[turn % doctors.length] ?? '' }
      : { method: 'GET', url: `${url}/api/account`, token };
}

function measureReads(script: string) {
  return withServer(script, async ({ url }) => {
    const reads = readsOf(url, await logIn(url));
    await callFor(2, 4, reads, 5);
    const quiet = await callFor(READ_SECONDS, 4, reads, 5);
    const attacked = await underAttack(url, GUESSERS, () => callFor(READ_SECONDS, 4, reads, 5));
    return { quietP95: percentile(quiet, 0.95), attackedP95: percentile(attacked, 0.95) };
  });
}

function measureUploads(script: string, isSignedIn: boolean) {
  return withServer(script, async ({ url, pid }) => {
    const token = isSignedIn ? await logIn(url) : '';
    await callFor(2, 4, readsOf(url, token), 5);
    let statuses = '';
    const rise = await memoryRise(pid, async () => {
      statuses = await uploadAtOnce(url, UPLOADS, token);
    });
    return { rise, statuses };
  });
}

function measureMixed(script: string) {
  return withServer(script, async ({ url, pid }) => {
    const token = await logIn(url);
    const reads = readsOf(url, token);
    const before = residentMegabytes(pid);
    const answers = await callFor(
      MIXED_SECONDS,
      CLIENTS,
      (turn) => {
        const kind = turn % 20;
        if (kind === 0) {
          const phone = patients[turn % patients.length]?.phone ?? '';
          const body = { phone, password: DEMO_PASSWORD, role: 'patient', remember: false };
          return { method: 'POST', url: `${url}/api/login`, body };
        }
        if (kind < 4) {
          const content = { textContent: `Message ${turn}` };
          const body = { clientId: `load-${turn}`, content };
          const to = `${url}/api/messages/send/${seed.doctors[0]?.id ?? ''}`;
          return { method: 'POST', url: to, token, body };
        }
        return kind < 8 ? { method: 'GET', url: `${url}/api/doctors` } : reads(turn);
      },
      50,
    );
    const reading = answers.filter(({ status }) => status === 200);
    return {
      callsASecond: answers.length / MIXED_SECONDS,
      p95: percentile(reading, 0.95),
      unanswered: answers.filter(({ status }) => status === 0 || status === 500).length,
      busy: answers.filter(({ status }) => status === 503).length,
      rise: residentMegabytes(pid) - before,
    };
  });
}

function measureBookings(script: string, keys: number): Promise<number> {
  const expiresAt = new Date(Date.now() + 12 * 60 * 60_000).toISOString();
  const idempotency = Array.from({ length: keys }, (_, index) => ({
    id: `patient-${index % 5000}:key-${index}`,
    accountId: `patient-${index % 5000}`,
    fingerprint: 'x'.repeat(43),
    answer: { success: true },
    expiresAt,
  }));
  const { accounts, doctors } = seed;
  return withServer(
    script,
    async ({ url }) => {
      const slots = await freeSlots(createHttpDevice(url));
      const agent = new Agent({ keepAlive: true });
      const times: number[] = [];
      for (const person of [0, 1]) {
        const token = await logIn(url, person);
        for (const slot of slots.splice(0, BOOKINGS_EACH)) {
          const { ms, status } = await send(
            {
              method: 'POST',
              url: `${url}/api/appointment/${slot.doctorId}`,
              token,
              headers: { 'idempotency-key': crypto.randomUUID() },
              body: { ...slot, appointmentType: 'video', notes: 'The cough is better.' },
            },
            agent,
          );
          if (status === 201) times.push(ms);
        }
      }
      agent.destroy();
      return median(times);
    },
    { accounts, doctors, idempotency },
  );
}

async function measure(script: string): Promise<Figures> {
  const reads = await measureReads(script);
  const guest = await measureUploads(script, false);
  const own = await measureUploads(script, true);
  return {
    ...reads,
    guestUploads: guest.rise,
    ownUploads: own.rise,
    ownUploadStatuses: own.statuses,
    mixed: await measureMixed(script),
    booking: await measureBookings(script, 0),
    bookingWithKeys: await measureBookings(script, KEPT_KEYS),
  };
}

const folder = checkOut(BASE);
const scripts = {
  before: join(folder, 'scripts/server.mjs'),
  after: join(import.meta.dirname, '../../scripts/server.mjs'),
};
try {
  const before = await measure(scripts.before);
  const after = await measure(scripts.after);
  console.log(`\nBefore (${BASE}) and after; ms and MB\n`);
  console.log(JSON.stringify({ before, after }, null, 2));
  await writeResult('load', {
    ratios: [
      {
        what: `p95 of reads while ${GUESSERS} guests guess codes, against the p95 without them`,
        value: after.attackedP95 / after.quietP95,
        goal: 2,
        is: 'at most',
      },
      {
        what: `memory while ${UPLOADS} guests send 10 MB each`,
        value: after.guestUploads * 1024,
        goal: 60 * 1024,
        is: 'under',
        unit: 'kB',
      },
      {
        what: `a booking beside ${KEPT_KEYS} kept keys, against one beside none`,
        value: after.bookingWithKeys / after.booking,
        goal: 1.3,
        is: 'at most',
      },
    ],
    rows: { base: BASE, before, after },
  });
} finally {
  await rm(folder, { recursive: true });
}
