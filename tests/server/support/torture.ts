import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patients } from '../../../mocks/seed/patients.ts';
import { DEMO_PASSWORD } from '../../../mocks/seed/demo-accounts.ts';
import type { Reply, TestDevice } from '../../../mocks/testing/test-backend.ts';
import { signIn } from '../../../mocks/testing/test-seed.ts';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { authEndpoints } from '../../../src/contract/auth.ts';
import { freeSlots, type Slot } from './free-slots.ts';
import { createHttpDevice } from './http-device.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const WRITERS = 8;
/** The server is killed at random, after at most this many responses. */
const MAX_ANSWERS = 80;
const ROUND_LIMIT_MS = 10_000;

export interface TortureResult {
  rounds: number;
  acknowledged: number;
  faults: string[];
  /** Milliseconds until the first response, per restart. */
  startMs: number[];
}

interface Booking {
  id: string;
  slot: Slot;
}

type Call = { kind: 'book'; key: string; slot: Slot } | ({ kind: 'cancel' } & Booking);

interface Writer {
  personId: string;
  cookie: string;
  token: string;
  /** The call that the last kill interrupted. Its outcome is unknown, so it is repeated. */
  call: Call | null;
  /** Active bookings, the oldest first. */
  bookings: Booking[];
  statuses: Map<string, string>;
}

/**
 * Kills the server with SIGKILL while clients book and cancel. After each restart, checks that no
 * confirmed write is lost or duplicated.
 */
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
    const writers = await Promise.all(
      patients.slice(0, WRITERS).map((person) => createWriter(server, person)),
    );
    for (let round = 1; round <= rounds; round += 1) {
      const url = server.url;
      const work = writers.map((writer) => keepWriting(url, writer, slots, result));
      await untilAnswered(result, result.acknowledged + Math.random() * MAX_ANSWERS);
      await server.end('SIGKILL');
      await Promise.all(work);
      await checkFile(dataPath, result);
      server = await start();
      result.startMs.push(server.startMs);
      await Promise.all(writers.map((writer) => checkVisits(server, writer, slots, result)));
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
  const device = createHttpDevice(url);
  for (;;) {
    writer.call ??= nextCall(writer, slots);
    if (!writer.call) return;
    const reply = await send(device, writer, writer.call).catch(() => null);
    if (!reply) return;
    settle(writer, writer.call, reply, slots, result);
    writer.call = null;
  }
}

function nextCall({ bookings }: Writer, slots: Slot[]): Call | null {
  const [oldest] = bookings;
  if (oldest && bookings.length > 2) return { kind: 'cancel', ...oldest };
  const slot = slots.shift();
  return slot ? { kind: 'book', key: crypto.randomUUID(), slot } : null;
}

function send(device: TestDevice, { token }: Writer, call: Call): Promise<Reply> {
  if (call.kind === 'cancel') {
    return device.call('cancelAppointment', { id: call.id }, { token, body: {} });
  }
  const { doctorId } = call.slot;
  const headers = { 'idempotency-key': call.key };
  const body = { ...call.slot, appointmentType: 'video', notes: 'Torture' };
  return device.call('bookAppointment', { doctorId }, { token, headers, body });
}

function settle(
  { bookings, statuses }: Writer,
  call: Call,
  { status, body }: Reply,
  slots: Slot[],
  result: TortureResult,
): void {
  if (call.kind === 'book' && status === 201) {
    const { appointment } = appointmentEndpoints.bookAppointment.response.parse(body);
    statuses.set(appointment.id, appointment.status);
    bookings.push({ id: appointment.id, slot: call.slot });
  } else if (call.kind === 'cancel' && (status === 200 || status === 409)) {
    // 409 means that the interrupted call had already cancelled the visit.
    statuses.set(call.id, 'cancelled');
    bookings.shift();
    slots.push(call.slot);
  } else if (call.kind === 'book' && Object(body).code === 'visit-in-the-way') {
    // The slot is still free: the patient has a visit with another doctor at that time.
    slots.push(call.slot);
    return;
  } else {
    result.faults.push(`${call.kind} answered ${status}: ${JSON.stringify(body)}`);
    return;
  }
  result.acknowledged += 1;
}

async function checkFile(dataPath: string, { faults }: TortureResult): Promise<void> {
  const text = await readFile(dataPath, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    faults.push(`The data file is broken: ${String(error)}`);
  }
}

async function checkVisits(
  { url }: ServerProcess,
  writer: Writer,
  slots: Slot[],
  result: TortureResult,
): Promise<void> {
  const device = createHttpDevice(url);
  device.cookie = writer.cookie;
  const refreshed = await device.call('refreshAtStart');
  if (refreshed.status !== 200) {
    result.faults.push(`The session of ${writer.personId} is lost`);
    return;
  }
  writer.token = authEndpoints.refreshAtStart.response.parse(refreshed.body).accessToken;
  writer.cookie = device.cookie;
  const { call, statuses } = writer;
  if (call) settle(writer, call, await send(device, writer, call), slots, result);
  writer.call = null;

  const listed = await listStatuses(device, writer);
  for (const [id, status] of statuses) {
    const found = listed.get(id) ?? 'lost';
    if (found !== status) result.faults.push(`${id} is ${found}, not ${status}`);
  }
  const others = [...listed.keys()].filter((id) => !statuses.has(id));
  if (others.length > 0) result.faults.push(`${others.join()} were never answered`);
}

async function createWriter(
  { url }: ServerProcess,
  { id: personId, phone }: (typeof patients)[number],
): Promise<Writer> {
  const device = createHttpDevice(url);
  const person = { phone, role: 'patient' as const };
  const { accessToken: token } = await signIn(device, person, { password: DEMO_PASSWORD });
  const statuses = await listStatuses(device, { personId, token });
  return { personId, cookie: device.cookie, token, call: null, bookings: [], statuses };
}

async function listStatuses(
  device: TestDevice,
  { personId, token }: Pick<Writer, 'personId' | 'token'>,
): Promise<Map<string, string>> {
  const { body } = await device.call('listAppointments', { id: personId }, { token });
  const visits = appointmentEndpoints.listAppointments.response.parse(body);
  return new Map(visits.map(({ id, status }) => [id, status]));
}
