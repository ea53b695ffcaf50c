import type { BookingRules } from '../../../../src/contract/booking-rules.ts';
import type { Doctor } from '../../../../src/contract/doctors.ts';
import { defaultRules } from '../../../../src/domain/booking/booking-rules.ts';
import { offeredTimes } from '../../../../src/domain/booking/slots.ts';
import { toMinutes } from '../../../../src/domain/time/india-time.ts';
import { check } from '../../check.ts';
import { Skipped } from '../../difference.ts';
import {
  expectEqual,
  expectError,
  expectResponse,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

/** The doctor gets the former rules back. */
async function withRules(
  kit: Kit,
  rules: Partial<BookingRules>,
  work: (saved: { reply: Awaited<ReturnType<typeof save>>; doctor: Doctor }) => Promise<void>,
): Promise<void> {
  const { user, call } = await kit.as('doctorA');
  const params = { id: user.id };
  const before = expectResponse(await call('getDoctor', { params }));
  try {
    const reply = await save(kit, before, { ...defaultRules, ...rules });
    const doctor = expectResponse(reply);
    if (!doctor.bookingRules) throw new Skipped('the API has no rules for booking');
    await work({ reply, doctor });
  } finally {
    expectResponse(await save(kit, before, before.bookingRules ?? defaultRules));
  }
}

async function save(kit: Kit, { id, availability }: Doctor, bookingRules?: unknown) {
  const { call } = await kit.as('doctorA');
  const body = { availability, ...(bookingRules !== undefined && { bookingRules }) };
  return call('updateAvailability', { params: { id }, body });
}

async function taken(kit: Kit, id: string, date: string) {
  const reply = await kit.guest().call('getTakenSlots', { params: { id }, query: { date } });
  return { reply, times: expectResponse(reply).taken };
}

const chosen = { noticeHours: 3, changeHours: 24, mostMoves: 2, bufferMinutes: 30 } as const;

export const bookingRuleChecks = [
  check(
    'stores the rules for booking, and keeps them if an update omits them',
    'updateAvailability',
    (kit) =>
      withRules(kit, chosen, async ({ reply, doctor }) => {
        const wanted = { ...defaultRules, ...chosen };
        expectEqual(reply, 'bookingRules', doctor.bookingRules, wanted);
        const again = await save(kit, doctor);
        expectEqual(again, 'bookingRules', expectResponse(again).bookingRules, wanted);
      }),
  ),
  check('shows patients the rules, without the break between visits', 'getDoctor', (kit) =>
    withRules(kit, chosen, async ({ doctor }) => {
      const { call } = await kit.as('patientA');
      const reply = await call('getDoctor', { params: { id: doctor.id } });
      const { bufferMinutes: _, ...wanted } = { ...defaultRules, ...chosen };
      expectEqual(reply, 'bookingRules', expectResponse(reply).bookingRules, wanted);
    }),
  ),
  check('rejects rules beyond the limits', 'updateAvailability', (kit) =>
    withRules(kit, {}, async ({ doctor }) => {
      for (const wrong of [{ daysAhead: 15 }, { noticeHours: -1 }, { bufferMinutes: 7 }]) {
        const reply = await save(kit, doctor, { ...defaultRules, ...wrong });
        expectWrongField(reply, 'bookingRules');
      }
    }),
  ),
  check('refuses a day beyond those of the doctor, and names the rule', 'bookAppointment', (kit) =>
    withRules(kit, { daysAhead: 1 }, async () => {
      const reply = await kit.requestVisit('patientA', await kit.spareSlot());
      const { message } = expectError(reply, 'slot-not-offered');
      if (reply.isCoreOnly) return;
      expectThat(reply, 'message', /today|day/i.test(message), 'the days ahead', message);
    }),
  ),
  check('lists a day beyond those of the doctor as taken', 'getTakenSlots', (kit) =>
    withRules(kit, { daysAhead: 1 }, async ({ doctor }) => {
      const { date } = await kit.spareSlot();
      const { reply, times } = await taken(kit, doctor.id, date);
      const missing = offeredTimes(doctor, date).filter((time) => !times.includes(time));
      expectEqual(reply, 'free times', missing, []);
    }),
  ),
  check('lists the break before and after a visit as taken', 'getTakenSlots', async (kit) => {
    const { date, time } = await kit.bookedVisit();
    await withRules(kit, { bufferMinutes: 60 }, async ({ doctor }) => {
      const { reply, times } = await taken(kit, doctor.id, date);
      const near = offeredTimes(doctor, date).filter(
        (one) => Math.abs(toMinutes(one) - toMinutes(time)) < 90,
      );
      const free = near.filter((one) => !times.includes(one));
      expectEqual(reply, 'free times', free, []);
    });
  }),
  check(
    'refuses a move when the doctor allows none, and names the rule',
    'moveAppointment',
    (kit) =>
      withRules(kit, { mostMoves: 0 }, async () => {
        const { id } = await kit.bookedVisit();
        const { call } = await kit.as('patientA');
        const reply = await call('moveAppointment', {
          params: { id },
          body: await kit.otherTime(),
        });
        expectError(reply, 'too-many-changes');
      }),
  ),
  check(
    'moves a scheduled visit at once if the doctor accepts moves at once',
    'moveAppointment',
    (kit) =>
      withRules(kit, { acceptsMoves: true }, async () => {
        const { id } = await kit.bookedVisit();
        const doctor = await kit.as('doctorA');
        expectResponse(await doctor.call('acceptAppointment', { params: { id } }));
        const body = await kit.otherTime();
        const { call } = await kit.as('patientA');
        const reply = await call('moveAppointment', { params: { id }, body });
        const { date, time, status } = expectResponse(reply).appointment;
        expectEqual(reply, 'appointment', { date, time, status }, { ...body, status: 'scheduled' });
      }),
  ),
];
