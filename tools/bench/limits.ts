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
import { callFor, memoryRise, underAttack, uploadAtOnce } from './limits/measure.ts';
import { type Call, percentile, send } from './support/calls.ts';
import { median } from './support/median.ts';
import { writeResult } from './support/result.ts';

const GUESSERS = 30;
const UPLOADS = 40;
const READ_SECONDS = 8;
const KEPT_KEYS = 100_000;
const BOOKINGS_EACH = 8;

/** Times in ms, memory in MB. */
interface Figures {
  quietP95: number;
  attackedP95: number;
  guestUploads: number;
  ownUploads: number;
  ownUploadStatuses: string;
  booking: number;
  bookingWithKeys: number;
}

const seed = createSeed(dateInIndia(new Date()));

async function withServer<T>(
  work: (server: ServerProcess) => Promise<T>,
  data?: object,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-bench-'));
  const path = join(folder, 'data.json');
  if (data) await writeFile(path, JSON.stringify({ version: SCHEMA_VERSION, ...data }));
  const server = await startServerProcess(['--data', path, '--port', '0']);
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

function measureReads() {
  return withServer(async ({ url }) => {
    const reads = readsOf(url, await logIn(url));
    await callFor(2, 4, reads, 5);
    const quiet = await callFor(READ_SECONDS, 4, reads, 5);
    const attacked = await underAttack(url, GUESSERS, () => callFor(READ_SECONDS, 4, reads, 5));
    return { quietP95: percentile(quiet, 0.95), attackedP95: percentile(attacked, 0.95) };
  });
}

function measureUploads(isSignedIn: boolean) {
  return withServer(async ({ url, pid }) => {
    const token = isSignedIn ? await logIn(url) : '';
    await callFor(2, 4, readsOf(url, token), 5);
    let statuses = '';
    const rise = await memoryRise(pid, async () => {
      statuses = await uploadAtOnce(url, UPLOADS, token);
    });
    return { rise, statuses };
  });
}

function measureBookings(keys: number): Promise<number> {
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

const reads = await measureReads();
const guest = await measureUploads(false);
const own = await measureUploads(true);
const booking = await measureBookings(0);
const bookingWithKeys = await measureBookings(KEPT_KEYS);
const figures: Figures = {
  ...reads,
  guestUploads: guest.rise,
  ownUploads: own.rise,
  ownUploadStatuses: own.statuses,
  booking,
  bookingWithKeys,
};
console.log(`\nms and MB\n\n${JSON.stringify(figures, null, 2)}`);
await writeResult('limits', {
  ratios: [
    {
      what: `p95 of reads while ${GUESSERS} guests guess codes, against the p95 without them`,
      value: figures.attackedP95 / figures.quietP95,
      goal: 2,
      is: 'at most',
    },
    {
      what: `memory while ${UPLOADS} guests send 10 MB each`,
      value: guest.rise * 1024,
      goal: 60 * 1024,
      is: 'under',
      unit: 'kB',
    },
    {
      what: `a booking beside ${KEPT_KEYS} kept keys, against one beside none`,
      value: bookingWithKeys / booking,
      goal: 1.3,
      is: 'at most',
    },
  ],
  rows: figures,
});
