import { addDays, dateInIndia } from '../../../../src/domain/time/india-time.ts';
import { BOOKING_DAYS } from '../../../../src/domain/booking/slots.ts';
import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import type { Reply } from '../../targets/device.ts';
import { Skipped } from '../../difference.ts';
import type { Kit } from '../../kit.ts';
import { freeSlots } from '../../slots.ts';

const AT_ONCE = 10;
const OPEN_VISITS = 10;
/** Allowed clock difference, in minutes. */
const CLOCK_MINUTES = 10;

const newKey = () => `conformance-${crypto.randomUUID()}`;

async function heldSlot(kit: Kit) {
  const { doctorId, date, time, appointmentType, notes } = await kit.bookedVisit();
  return { doctorId, date, time, appointmentType, notes };
}

async function visitsOf(kit: Kit, person: 'patientA' | 'patientB' | 'doctorA') {
  const { user, call } = await kit.as(person);
  const reply = await call('listAppointments', { params: { id: user.id } });
  return { reply, visits: expectResponse(reply) };
}

export const bookingChecks = [
  check('books the requested slot as a pending visit', 'bookAppointment', async (kit) => {
    const patient = await kit.as('patientA');
    const body = await kit.freeSlot();
    const reply = await kit.requestVisit('patientA', body);
    const { status, appointment } = expectResponse(reply);
    expectEqual(reply, 'status of the visit', status, 'pending');
    const wanted = { ...body, status: 'pending', patientId: patient.user.id };
    const made: Record<string, unknown> = appointment;
    for (const [field, value] of Object.entries(wanted)) {
      expectEqual(reply, `appointment.${field}`, made[field], value);
    }
    expectEqual(reply, 'appointment.patient.name', appointment.patient.name, patient.user.name);
    expectEqual(reply, 'appointment.doctor.id', appointment.doctor.id, body.doctorId);
  }),
  check(
    'sets patient, status, price and creation time on the server',
    'bookAppointment',
    async (kit) => {
      const patient = await kit.as('patientA');
      const other = await kit.as('patientB');
      const { price } = await kit.bookedVisit();
      const slot = await kit.freeSlot();
      const forged = {
        ...slot,
        userId: other.user.id,
        patientId: other.user.id,
        status: 'completed',
        createdAt: '2000-01-01T00:00:00.000Z',
        price: { amountMinor: 0, currency: 'INR' },
        role: 'doctor',
      };
      const reply = await kit.requestVisit('patientA', slot, { body: forged });
      const { appointment } = expectResponse(reply);
      const expect = (field: string, actual: unknown, expected: unknown) =>
        expectEqual(reply, `appointment.${field}`, actual, expected);
      expect('patientId', appointment.patientId, patient.user.id);
      expect('status', appointment.status, 'pending');
      expect('price', appointment.price, price);
      const age = Math.abs(kit.target.now().getTime() - Date.parse(appointment.createdAt));
      const isNow = age < CLOCK_MINUTES * 60_000;
      const { createdAt } = appointment;
      expectThat(reply, 'appointment.createdAt', isNow, "the server's time", createdAt);
    },
  ),
  check('rejects a taken slot', 'bookAppointment', async (kit) => {
    const slot = await heldSlot(kit);
    expectError(await kit.requestVisit('patientB', slot), 'slot-taken');
  }),
  check(
    `books a slot for only one of ${AT_ONCE} concurrent requests`,
    'bookAppointment',
    async (kit) => {
      const slot = await kit.freeSlot();
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          kit.requestVisit(index % 2 ? 'patientA' : 'patientB', slot),
        ),
      );
      const [won = [], lost = []] = [true, false].map((isMade) =>
        replies.filter(({ status }) => (status === 201) === isMade),
      );
      lost.forEach((reply) => expectError(reply, 'slot-taken'));
      won.forEach((reply) => expectResponse(reply));
      const [reply] = replies;
      if (reply) expectEqual(reply, 'bookings of one slot', won.length, 1);
    },
  ),
  check(
    'rejects times outside the slot grid, past days and days too far ahead',
    'bookAppointment',
    async (kit) => {
      const slot = await kit.spareSlot();
      const today = dateInIndia(kit.target.now());
      const wrong = [
        { time: `${slot.time.slice(0, 3)}07` },
        { date: addDays(today, -7) },
        { date: addDays(today, BOOKING_DAYS + 7) },
      ];
      for (const change of wrong) {
        expectError(await kit.requestVisit('patientA', { ...slot, ...change }), 'slot-not-offered');
      }
    },
  ),
  check(
    'rejects a body whose doctor differs from the doctor in the path',
    'bookAppointment',
    async (kit) => {
      const other = await kit.as('doctorB');
      const slot = await kit.spareSlot();
      const body = { ...slot, doctorId: other.user.id };
      expectWrongField(await kit.requestVisit('patientA', slot, { body }), 'doctorId');
    },
  ),
  check(
    "rejects a visit at the same time as another of the patient's visits",
    'bookAppointment',
    async (kit) => {
      const others = await freeSlots(await kit.as('doctorB'), kit.target.now());
      const visit = await kit.bookedVisit();
      const shared = others.find(({ date, time }) => date === visit.date && time === visit.time);
      if (!shared) throw new Skipped('doctor B is not free at the time of a visit to doctor A');
      const { user } = await kit.as('doctorB');
      const { appointmentType, notes } = visit;
      const slot = { ...shared, doctorId: user.id, appointmentType, notes };
      expectError(await kit.requestVisit('patientA', slot), 'visit-in-the-way');
    },
    ['extensions'],
  ),
  check(
    `rejects more than ${OPEN_VISITS} open visits per patient until one is cancelled`,
    'bookAppointment',
    async (kit) => {
      const patient = await kit.as('patientB');
      const booked: Reply<'bookAppointment'>[] = [];
      const request = async () => kit.requestVisit('patientB', await kit.freeSlot());
      let reply = await request();
      while (reply.status < 300 && booked.length < OPEN_VISITS) {
        booked.push(reply);
        reply = await request();
      }
      expectError(reply, 'too-many-visits');
      const [first] = booked;
      if (!first) throw new Skipped('patient B has no room for another visit');
      const { id } = expectResponse(first).appointment;
      expectResponse(await patient.call('cancelAppointment', { params: { id }, body: {} }));
      expectResponse(await request());
    },
    ['extensions'],
  ),
  check('rejects an unknown doctor', 'bookAppointment', async (kit) => {
    const body = { ...(await kit.spareSlot()), doctorId: 'nobody-has-this-id' };
    expectError(await kit.requestVisit('patientA', body), 'not-found');
  }),
  check('rejects notes longer than 1,000 characters', 'bookAppointment', async (kit) => {
    const body = { ...(await kit.spareSlot()), notes: 'x'.repeat(1001) };
    expectWrongField(await kit.requestVisit('patientA', body), 'notes');
  }),

  check(
    'books one visit per Idempotency-Key',
    'bookAppointment',
    async (kit) => {
      const patient = await kit.as('patientA');
      const slot = await kit.freeSlot();
      const headers = { 'idempotency-key': newKey() };
      const first = await kit.requestVisit('patientA', slot, { headers });
      const again = await patient.call('bookAppointment', {
        params: { doctorId: slot.doctorId },
        body: slot,
        headers,
      });
      expectResponse(first);
      expectResponse(again);
      expectEqual(again, 'body', again.body, first.body);
    },
    ['extensions'],
  ),
  check(
    `returns ${AT_ONCE} equal responses to concurrent requests with one key`,
    'bookAppointment',
    async (kit) => {
      const slot = await kit.freeSlot();
      const headers = { 'idempotency-key': newKey() };
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, () => kit.requestVisit('patientA', slot, { headers })),
      );
      for (const reply of replies) {
        expectResponse(reply);
        expectEqual(reply, 'body', reply.body, replies[0]?.body);
      }
    },
    ['extensions'],
  ),
  check(
    'rejects another booking under the same key',
    'bookAppointment',
    async (kit) => {
      const headers = { 'idempotency-key': newKey() };
      expectResponse(await kit.requestVisit('patientA', await kit.freeSlot(), { headers }));
      const other = await kit.requestVisit('patientA', await kit.freeSlot(), { headers });
      expectError(other, 'idempotency-key-reused');
    },
    ['extensions'],
  ),
  check('accepts the same key from two patients', 'bookAppointment', async (kit) => {
    const headers = { 'idempotency-key': newKey() };
    for (const person of ['patientA', 'patientB'] as const) {
      const patient = await kit.as(person);
      const reply = await kit.requestVisit(person, await kit.freeSlot(), { headers });
      const { patientId } = expectResponse(reply).appointment;
      expectEqual(reply, 'appointment.patientId', patientId, patient.user.id);
    }
  }),

  check('shows a visit only to its patient and its doctor', 'listAppointments', async (kit) => {
    const visit = await kit.bookedVisit();
    for (const person of ['patientA', 'doctorA'] as const) {
      const { reply, visits } = await visitsOf(kit, person);
      expectEqual(
        reply,
        `[${visit.id}]`,
        visits.find(({ id }) => id === visit.id),
        visit,
      );
    }
    const { reply, visits } = await visitsOf(kit, 'patientB');
    const foreign = visits.some(({ patientId }) => patientId === visit.patientId);
    expectThat(reply, '[]', !foreign, "the caller's own visits", "another person's, too");
  }),
];
