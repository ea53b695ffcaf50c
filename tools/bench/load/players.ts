import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newConversation } from '../../../backend/handlers/conversations/conversations.ts';
import { browserPasswords } from '../../../backend/handlers/core/passwords.ts';
import { signIn, TEST_PASSWORD } from '../../../backend/testing/test-seed.ts';
import {
  createManyRecords,
  type ManyRecords,
  patientId,
  patientPhone,
} from '../../../tests/database/support/many-records.ts';
import { createHttpDevice } from '../../../tests/server/support/http-device.ts';
import { startServerProcess } from '../../../tests/server/support/server-process.ts';
import { fillPostgres } from '../server/backends.ts';
import { writeManyRecords } from '../server/data-file.ts';

const PROCESSES = 3;
/** As the server's own. The test data has one, so that tests are fast. */
const PASSWORD_ITERATIONS = 210_000;
/** Small tables, which PostgreSQL's planner likes to read whole. */
const PATIENTS = 600;
export const DOCTORS = 60;

export interface Person {
  id: string;
  token: string;
  /** With whom this person has a conversation. */
  partnerId: string;
}

export interface Player {
  name: 'file store' | 'PostgreSQL';
  /** Of its processes. */
  urls: readonly string[];
  /** Everything that its processes have printed, text messages included. */
  output: () => string;
  patients: readonly Person[];
  doctors: readonly Person[];
  end: () => Promise<void>;
}

async function createRecords(today: string): Promise<ManyRecords> {
  const conversations = Array.from({ length: DOCTORS }, (_, index) =>
    newConversation(
      `conversation-${index}`,
      [
        { id: patientId(index), role: 'patient' },
        { id: `doctor-${index}`, role: 'doctor' },
      ],
      new Date(`${today}T00:00:00.000Z`),
    ),
  );
  const records = createManyRecords({ records: PATIENTS, doctors: DOCTORS }, today);
  const passwordHash = await browserPasswords().hash(TEST_PASSWORD, PASSWORD_ITERATIONS);
  return {
    ...records,
    accounts: Array.from(records.accounts, (account) => ({ ...account, passwordHash })),
    conversations,
    messages: [],
  };
}

/** @param script starts the server, perhaps of another commit */
export async function openFileStore(script: string, today: string): Promise<Player> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-bench-'));
  const path = join(folder, 'data.json');
  await writeManyRecords(path, await createRecords(today), { hasVersion: true });
  const server = await startServerProcess(['--data', path, '--port', '0'], { script });
  const end = async () => {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true });
  };
  const people = await signInAll(server.url);
  return { name: 'file store', urls: [server.url], output: server.output, ...people, end };
}

export async function openDatabase(
  script: string,
  today: string,
  postgresUrl: string,
): Promise<Player & { databaseUrl: string }> {
  const database = await fillPostgres(postgresUrl, await createRecords(today), {
    isChecked: false,
  });
  const flags = ['--port', '0', '--insecure-no-key', '--demo-people'];
  const env = { DATABASE_URL: database.url };
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, () => startServerProcess(flags, { script, env })),
  );
  const urls = servers.map(({ url }) => url);
  const end = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await database.drop();
  };
  const people = await signInAll(urls[0] ?? '');
  const output = () => servers.map((server) => server.output()).join('');
  return { name: 'PostgreSQL', urls, output, ...people, end, databaseUrl: database.url };
}

async function signInAll(url: string): Promise<Pick<Player, 'patients' | 'doctors'>> {
  const patients: Person[] = [];
  const doctors: Person[] = [];
  for (let index = 0; index < DOCTORS; index += 1) {
    const ids = { patient: patientId(index), doctor: `doctor-${index}` };
    const phones = { patient: patientPhone(index), doctor: String(8_000_000_000 + index) };
    const logIn = async (role: 'patient' | 'doctor') =>
      (await signIn(createHttpDevice(url), { phone: phones[role], role })).accessToken;
    patients.push({ id: ids.patient, token: await logIn('patient'), partnerId: ids.doctor });
    doctors.push({ id: ids.doctor, token: await logIn('doctor'), partnerId: ids.patient });
  }
  return { patients, doctors };
}
