import type { BlockHoursBody } from '../../../../src/contract/blocked-hours.ts';
import { SLOT_MINUTES } from '../../../../src/domain/booking/slots.ts';
import { addDays, timeAtMinutes, toMinutes } from '../../../../src/domain/time/india-time.ts';
import { check } from '../../check.ts';
import { expectEqual, expectError, expectResponse, expectWrongField } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

/** Changes nothing: these hours are not blocked. */
export async function freeHour(kit: Kit): Promise<BlockHoursBody> {
  const { date, time } = await kit.spareSlot();
  const endTime = timeAtMinutes(toMinutes(time) + SLOT_MINUTES);
  return { date, startTime: time, endTime, isBlocked: false };
}

type Change = Partial<BlockHoursBody>;

async function change(kit: Kit, changes: Change) {
  const { user, call } = await kit.as('doctorA');
  const body = { ...(await freeHour(kit)), ...changes };
  return call('blockHours', { params: { id: user.id }, body });
}

/** The spare slot's own hours. */
async function whileBlocked(
  kit: Kit,
  work: (blocked: Awaited<ReturnType<typeof change>>) => Promise<void>,
): Promise<void> {
  const reply = await change(kit, { isBlocked: true });
  try {
    expectResponse(reply);
    await work(reply);
  } finally {
    expectResponse(await change(kit, {}));
  }
}

async function taken(kit: Kit, as: 'doctorA' | 'patientA') {
  const { doctorId, date, time } = await kit.spareSlot();
  const { call } = await kit.as(as);
  const reply = await call('getTakenSlots', { params: { id: doctorId }, query: { date } });
  return { reply, isTaken: expectResponse(reply).taken.includes(time) };
}

export const blockedHoursChecks = [
  check('lists blocked hours as taken, for the doctor too', 'getTakenSlots', (kit) =>
    whileBlocked(kit, async () => {
      for (const as of ['patientA', 'doctorA'] as const) {
        const { reply, isTaken } = await taken(kit, as);
        expectEqual(reply, 'taken', isTaken, true);
      }
    }),
  ),
  check('refuses a blocked time like a taken one', 'bookAppointment', (kit) =>
    whileBlocked(kit, async () => {
      expectError(await kit.requestVisit('patientA', await kit.spareSlot()), 'slot-taken');
    }),
  ),
  check('leaves blocked hours out of the free times', 'listFreeTimes', (kit) =>
    whileBlocked(kit, async () => {
      const { doctorId, date, time } = await kit.spareSlot();
      const reply = await kit.guest().call('listFreeTimes', { params: { id: doctorId } });
      const day = expectResponse(reply).days.find((one) => one.date === date);
      expectEqual(reply, 'days', day?.times.includes(time) ?? false, false);
    }),
  ),
  check('refuses a proposal in blocked hours', 'moveAppointment', async (kit) => {
    const { id } = await kit.bookedVisit();
    const doctor = await kit.as('doctorA');
    expectResponse(await doctor.call('acceptAppointment', { params: { id } }));
    await whileBlocked(kit, async () => {
      const { date, time } = await kit.spareSlot();
      const reply = await doctor.call('moveAppointment', { params: { id }, body: { date, time } });
      expectError(reply, 'slot-taken');
    });
  }),
  check('does not say which hours are blocked', 'getDoctor', (kit) =>
    whileBlocked(kit, async () => {
      const { doctorId } = await kit.spareSlot();
      const { call } = await kit.as('patientA');
      const reply = await call('getDoctor', { params: { id: doctorId } });
      expectEqual(reply, 'blockedHours', expectResponse(reply).blockedHours, undefined);
    }),
  ),
  check('stores blocked hours once, and frees them again', 'blockHours', async (kit) => {
    const { isBlocked: _, ...hours } = await freeHour(kit);
    const stored = async (reply: Awaited<ReturnType<typeof change>>) =>
      (expectResponse(reply).blockedHours ?? []).filter(({ date }) => date === hours.date);
    await whileBlocked(kit, async (reply) => {
      expectEqual(reply, 'blockedHours', await stored(reply), [hours]);
      const again = await change(kit, { isBlocked: true });
      expectEqual(again, 'blockedHours', await stored(again), [hours]);
    });
    const { reply, isTaken } = await taken(kit, 'patientA');
    expectEqual(reply, 'taken', isTaken, false);
    const back = await change(kit, {});
    expectEqual(back, 'blockedHours', await stored(back), []);
  }),
  check('rejects hours that end before they start', 'blockHours', async (kit) => {
    const { startTime } = await freeHour(kit);
    expectWrongField(await change(kit, { endTime: startTime, isBlocked: true }), 'endTime');
  }),
  check('rejects hours of a past day', 'blockHours', async (kit) => {
    const { date } = await freeHour(kit);
    expectWrongField(await change(kit, { date: addDays(date, -30), isBlocked: true }), 'date');
  }),
];
