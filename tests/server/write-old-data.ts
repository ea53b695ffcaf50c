import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { startServerProcess } from './support/server-process.ts';

// Writes tests/server/old-data: `npx tsx tests/server/write-old-data.ts <commit> …`. Kills each server right
// after a write: its journal then has changes that the data file lacks.

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'tests/server/old-data');
/** Milliseconds. Compaction starts 200 ms after a write. */
const TIDY_MS = 1500;

const signedIn = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });
const listed = z.array(
  z.object({
    id: z.string(),
    availability: z.array(z.object({ day: z.string(), startTime: z.string() })),
  }),
);

for (const commit of process.argv.slice(2)) {
  while (!(await makeDataFile(commit))) console.log(`${commit} left nothing in its journal: again`);
}

/** @returns false when the server compacted its journal before the kill */
async function makeDataFile(commit: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-old-data-'));
  try {
    const archive = execFileSync('git', ['archive', commit], {
      cwd: root,
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['x', '-C', folder], { input: archive });
    // Never run `npm install` in this folder: the symlink leads to our node_modules.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const script = join(folder, 'server.mjs');
    await build({
      absWorkingDir: folder,
      // Before commits with `server/`, the server had another place.
      entryPoints: ['server/bin/server.ts', 'mocks/server.ts'].filter((path) =>
        existsSync(join(folder, path)),
      ),
      outfile: script,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    });
    const path = join(folder, 'data.json');
    const server = await startServerProcess(['--data', path, '--port', '0'], { script });
    const playRound = await createRounds(server.url);
    await playRound(0);
    await pause(TIDY_MS);
    await playRound(1);
    await server.end('SIGKILL');
    const [file, journal] = await Promise.all([readFile(path), readFile(`${path}.journal`)]);
    const lines = journal.toString().trim().split('\n').length - 1;
    if (!journal.toString().includes('Booked in round 1')) return false;
    await mkdir(target, { recursive: true });
    await writeFile(join(target, `${commit}.json.gz`), gzipSync(file, { level: 9 }));
    await writeFile(join(target, `${commit}.json.journal.gz`), gzipSync(journal, { level: 9 }));
    console.log(`${commit}: ${file.length} bytes and ${lines} line(s) of journal`);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function createRounds(url: string): Promise<(round: number) => Promise<void>> {
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, answer };
  };
  const login = { phone: '9876543210', role: 'patient', remember: true };
  const { answer } = await call('/api/login', { ...login, password: 'demo1234' });
  const authorization = { authorization: `Bearer ${signedIn.parse(answer).accessToken}` };
  const doctors = listed.parse((await call('/api/doctors')).answer);

  const book = async (round: number) => {
    const key = { ...authorization, 'idempotency-key': randomUUID() };
    for (const { id: doctorId, availability } of doctors.slice(round)) {
      for (const { day, startTime } of availability) {
        const booking = {
          doctorId,
          date: dateOfNext(day),
          time: startTime,
          appointmentType: 'video',
          notes: `Booked in round ${round}`,
        };
        if ((await call(`/api/appointment/${doctorId}`, booking, key)).status === 201) return;
      }
    }
    throw new Error('No slot was free');
  };
  const write = (round: number) =>
    call(
      '/api/messages/send/doctor-ananya-krishnan',
      { clientId: randomUUID(), content: { textContent: `Written in round ${round}` } },
      authorization,
    );
  const draft = async (round: number) => {
    const helpers = z.safeParse(listed, (await call('/api/freelancers')).answer).data ?? [];
    const [helper] = helpers;
    const [hours] = helper?.availability ?? [];
    if (!helper || !hours) return;
    const drafted = await call(
      '/api/queue/drafts',
      {
        freelancerId: helper.id,
        hospitalName: 'KEM Hospital',
        department: 'OPD',
        date: dateOfNext(hours.day),
        time: hours.startTime,
        duration: round + 1,
        notes: `Drafted in round ${round}`,
      },
      authorization,
    );
    const { data } = z.object({ booking: z.object({ id: z.string() }) }).safeParse(drafted.answer);
    if (data) await call('/api/payments', { draftId: data.booking.id }, authorization);
  };
  return async (round) => {
    if (round === 0) {
      // Hashing a password gives the server time to compact the journal.
      await call('/api/login', { ...login, password: 'wrong-password' });
      const person = {
        fullName: 'Nisha Pillai',
        phone: '9123456780',
        role: 'patient',
        terms: true,
      };
      await call('/api/signup', { ...person, password: 'a-long-password' });
    }
    await Promise.all([book(round), write(round), draft(round)]);
  };
}

/**
 * Returns the next date of the weekday after today, India time.
 * @param day such as 'Monday'
 */
function dateOfNext(day: string): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', weekday: 'long' });
  for (let days = 1; days <= 7; days += 1) {
    const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    if (weekday.format(date) === day) return format.format(date);
  }
  throw new Error(`${day} is no day of the week`);
}
