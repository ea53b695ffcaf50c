import { patients } from '../../../backend/seed/patients.ts';
import { DEMO_PASSWORD } from '../../../backend/seed/demo-accounts.ts';
import type { Reply, TestDevice } from '../../../backend/testing/test-backend.ts';
import { signIn } from '../../../backend/testing/test-seed.ts';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { authEndpoints } from '../../../src/contract/auth.ts';
import type { Slot } from './free-slots.ts';
import { createHttpDevice } from './http-device.ts';

export interface WriteTally {
  acknowledged: number;
  faults: string[];
}

interface Booking {
  id: string;
  slot: Slot;
}

type Call = { kind: 'book'; key: string; slot: Slot } | ({ kind: 'cancel' } & Booking);

export interface Writer {
  personId: string;
  cookie: string;
  token: string;
  /** The call that a kill interrupted. It is repeated, because its outcome is unknown. */
  call: Call | null;
  /** Oldest first. */
  bookings: Booking[];
  statuses: Map<string, string>;
}

export function createWriters(url: string, count: number): Promise<Writer[]> {
  return Promise.all(patients.slice(0, count).map((person) => createWriter(url, person)));
}

export type WriteOutcome = 'answered' | 'unanswered' | 'busy' | 'no slot';

export async function writeOnce(
  url: string,
  writer: Writer,
  slots: Slot[],
  tally: WriteTally,
): Promise<WriteOutcome> {
  writer.call ??= nextCall(writer, slots);
  if (!writer.call) return 'no slot';
  const reply = await send(createHttpDevice(url), writer, writer.call).catch(() => null);
  if (!reply) return 'unanswered';
  if (reply.status === 503) return 'busy';
  settle(writer, writer.call, reply, slots, tally);
  writer.call = null;
  return 'answered';
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
  tally: WriteTally,
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
    tally.faults.push(`${call.kind} answered ${status}: ${JSON.stringify(body)}`);
    return;
  }
  tally.acknowledged += 1;
}

export async function checkVisits(
  url: string,
  writer: Writer,
  slots: Slot[],
  tally: WriteTally,
): Promise<void> {
  const device = createHttpDevice(url);
  device.cookie = writer.cookie;
  const refreshed = await device.call('refreshAtStart');
  if (refreshed.status !== 200) {
    tally.faults.push(`The session of ${writer.personId} is lost`);
    return;
  }
  writer.token = authEndpoints.refreshAtStart.response.parse(refreshed.body).accessToken;
  writer.cookie = device.cookie;
  const { call, statuses } = writer;
  if (call) settle(writer, call, await send(device, writer, call), slots, tally);
  writer.call = null;

  const listed = await listStatuses(device, writer);
  for (const [id, status] of statuses) {
    const found = listed.get(id) ?? 'lost';
    if (found !== status) tally.faults.push(`${id} is ${found}, not ${status}`);
  }
  const others = [...listed.keys()].filter((id) => !statuses.has(id));
  if (others.length > 0) tally.faults.push(`${others.join()} were never answered`);
}

async function createWriter(
  url: string,
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
