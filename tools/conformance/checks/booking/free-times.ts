import type { Doctor } from '../../../../src/contract/doctors.ts';
import type { FreeDay } from '../../../../src/contract/free-times.ts';
import { bookableDates, freeTimes } from '../../../../src/domain/booking/slots.ts';
import { check } from '../../check.ts';
import { expectEqual, expectError, expectResponse, expectThat } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

const listFreeTimes = (kit: Kit, id: string) =>
  kit.guest().call('listFreeTimes', { params: { id } });

async function timesOn(kit: Kit, { doctorId, date }: { doctorId: string; date: string }) {
  const reply = await listFreeTimes(kit, doctorId);
  const { days } = expectResponse(reply);
  return { reply, times: days.find((day) => day.date === date)?.times ?? [] };
}

/** Not today and the last day, because the API's clock may differ a little. */
async function expectedDays(kit: Kit, doctor: Doctor, now: Date): Promise<FreeDay[]> {
  const days: FreeDay[] = [];
  for (const date of bookableDates(doctor, now).slice(1, -1)) {
    const input = { params: { id: doctor.id }, query: { date } };
    const { taken } = expectResponse(await kit.guest().call('getTakenSlots', input));
    days.push({ date, times: freeTimes(doctor, date, taken, now) });
  }
  return days;
}

export const freeTimesChecks = [
  check('returns the free times of each working day', 'listFreeTimes', async (kit) => {
    const params = { id: (await kit.as('doctorA')).user.id };
    const doctor = expectResponse(await kit.guest().call('getDoctor', { params }));
    const wanted = await expectedDays(kit, doctor, kit.target.now());
    const reply = await listFreeTimes(kit, params.id);
    const { days } = expectResponse(reply);
    for (const day of wanted) {
      const named = days.find(({ date }) => date === day.date);
      expectEqual(reply, 'days[]', named, day);
    }
    const dates = days.map(({ date }) => date);
    expectEqual(reply, 'days', dates, dates.toSorted());
  }),
  check("leaves out a visit's time until the visit is cancelled", 'listFreeTimes', async (kit) => {
    const visit = await kit.bookedVisit();
    const before = await timesOn(kit, visit);
    const field = 'days[].times';
    expectEqual(before.reply, field, before.times.includes(visit.time), false);
    const patient = await kit.as('patientA');
    const input = { params: { id: visit.id }, body: {} };
    expectResponse(await patient.call('cancelAppointment', input));
    const after = await timesOn(kit, visit);
    expectEqual(after.reply, field, after.times.includes(visit.time), true);
  }),
  check('does not say who has booked', 'listFreeTimes', async (kit) => {
    const { id, doctorId, patientId } = await kit.bookedVisit();
    const reply = await listFreeTimes(kit, doctorId);
    expectResponse(reply);
    const text = JSON.stringify(reply.body);
    const named = [id, patientId].filter((secret) => text.includes(secret));
    expectThat(reply, 'body', named.length === 0, 'only dates and times', named);
  }),
  check('rejects an unknown id', 'listFreeTimes', async (kit) => {
    expectError(await listFreeTimes(kit, 'nobody-has-this-id'), 'not-found');
  }),
];
