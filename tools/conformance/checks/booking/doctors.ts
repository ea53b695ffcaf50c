import type { Doctor } from '../../../../src/contract/doctors.ts';
import { indiaInstant } from '../../../../src/domain/time/india-time.ts';
import { bookableDates, nextFreeSlot } from '../../../../src/domain/booking/slots.ts';
import { check } from '../../check.ts';
import { Skipped } from '../../difference.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

/** Allowed clock difference, in milliseconds. */
const CLOCK_MS = 10 * 60_000;
const UNKNOWN_ID = 'nobody-has-this-id';

const readDoctor = (kit: Kit, id: string) => kit.guest().call('getDoctor', { params: { id } });

async function doctorA(kit: Kit): Promise<Doctor> {
  const { user } = await kit.as('doctorA');
  return expectResponse(await readDoctor(kit, user.id));
}

function profileOf(doctor: Doctor) {
  const { name, specialty, bio, experience, profilePicture, education, languages, gender } = doctor;
  return { name, specialty, bio, experience, profilePicture, education, languages, gender };
}

async function dayToBook(kit: Kit): Promise<string> {
  return (await kit.spareSlot()).date;
}

export const doctorChecks = [
  check('lists both test doctors', 'listDoctors', async (kit) => {
    const reply = await kit.guest().call('listDoctors');
    const ids = expectResponse(reply).map(({ id }) => id);
    for (const name of ['doctorA', 'doctorB'] as const) {
      const { user } = await kit.as(name);
      expectThat(reply, `[${name}]`, ids.includes(user.id), 'listed', 'missing');
    }
  }),
  check('returns the same doctors as the full doctor list', 'findDoctors', async (kit) => {
    const listed = expectResponse(await kit.guest().call('listDoctors'));
    const reply = await kit.guest().call('findDoctors');
    const { doctors } = expectResponse(reply);
    const idsOf = (list: Doctor[]) => list.map(({ id }) => id).toSorted();
    expectEqual(reply, 'doctors', idsOf(doctors), idsOf(listed));
  }),
  check("returns a doctor's next free slot", 'findDoctors', async (kit) => {
    const { id } = await doctorA(kit);
    const reply = await kit.guest().call('findDoctors');
    const doctor = expectResponse(reply).doctors.find((one) => one.id === id);
    if (doctor?.nextFreeAt === undefined) throw new Skipped('the API names no next free time');
    const now = kit.target.now();
    const taken = new Set<string>();
    for (const date of bookableDates(doctor, now)) {
      const input = { params: { id }, query: { date } };
      const slots = expectResponse(await kit.guest().call('getTakenSlots', input));
      for (const time of slots.taken) taken.add(`${date} ${time}`);
    }
    const times = [-CLOCK_MS, 0, CLOCK_MS].map((shift) => {
      const slot = nextFreeSlot(doctor, taken, new Date(now.getTime() + shift));
      return slot && indiaInstant(slot.date, slot.time).getTime();
    });
    const named = doctor.nextFreeAt === null ? null : Date.parse(doctor.nextFreeAt);
    const field = 'doctors[].nextFreeAt';
    expectThat(reply, field, times.includes(named), 'the first free slot', doctor.nextFreeAt);
  }),
  check('returns the requested doctor', 'getDoctor', async (kit) => {
    const { user } = await kit.as('doctorA');
    const reply = await readDoctor(kit, user.id);
    const { id, name } = expectResponse(reply);
    expectEqual(reply, 'id', id, user.id);
    expectEqual(reply, 'name', name, user.name);
  }),
  check('rejects an unknown id', 'getDoctor', async (kit) => {
    expectError(await readDoctor(kit, UNKNOWN_ID), 'not-found');
  }),
  check('returns the same doctor to the booking page', 'getDoctorForBooking', async (kit) => {
    const wanted = await doctorA(kit);
    const reply = await kit.guest().call('getDoctorForBooking', { params: { id: wanted.id } });
    expectEqual(reply, 'doctor', expectResponse(reply).doctor, wanted);
  }),
  check('rejects an unknown id', 'getDoctorForBooking', async (kit) => {
    const params = { id: UNKNOWN_ID };
    expectError(await kit.guest().call('getDoctorForBooking', { params }), 'not-found');
  }),
  check('returns the same doctor to the profile page', 'getDoctorProfile', async (kit) => {
    const wanted = await doctorA(kit);
    const reply = await kit.guest().call('getDoctorProfile', { query: { id: wanted.id } });
    expectEqual(reply, 'doctor', expectResponse(reply).doctor, wanted);
  }),
  check('rejects an unknown id', 'getDoctorProfile', async (kit) => {
    const query = { id: UNKNOWN_ID };
    expectError(await kit.guest().call('getDoctorProfile', { query }), 'not-found');
  }),
  check('rejects a request without an id', 'getDoctorProfile', async (kit) => {
    expectWrongField(await kit.guest().call('getDoctorProfile'), 'id');
  }),
  check('returns the taken slots on the requested day', 'getTakenSlots', async (kit) => {
    const { user } = await kit.as('doctorA');
    const date = await dayToBook(kit);
    const input = { params: { id: user.id }, query: { date } };
    const reply = await kit.guest().call('getTakenSlots', input);
    expectEqual(reply, 'date', expectResponse(reply).date, date);
  }),
  check('rejects an unknown id', 'getTakenSlots', async (kit) => {
    const input = { params: { id: UNKNOWN_ID }, query: { date: await dayToBook(kit) } };
    expectError(await kit.guest().call('getTakenSlots', input), 'not-found');
  }),
  check('rejects a day that does not exist', 'getTakenSlots', async (kit) => {
    const { user } = await kit.as('doctorA');
    const input = { params: { id: user.id }, query: { date: '2026-02-30' } };
    expectWrongField(await kit.guest().call('getTakenSlots', input), 'date');
  }),

  check('changes the profile and ignores all other fields', 'updateDoctor', async (kit) => {
    const doctor = await kit.as('doctorA');
    const before = await doctorA(kit);
    const params = { id: before.id };
    const profile = profileOf(before);
    kit.onCleanup(async () => {
      expectResponse(await doctor.call('updateDoctor', { params, body: profile }));
    });
    const bio = `${before.bio.slice(0, 900)} (Conformance check)`;
    const body = {
      ...profile,
      bio,
      id: UNKNOWN_ID,
      role: 'patient',
      rating: 0.5,
      reviewCount: 9999,
    };
    const reply = await doctor.call('updateDoctor', { params, body });
    expectEqual(reply, 'bio', expectResponse(reply).bio, bio);
    const after = await readDoctor(kit, before.id);
    const changed: Record<string, unknown> = expectResponse(after);
    for (const [field, value] of Object.entries({ ...before, bio })) {
      expectEqual({ ...after, name: 'updateDoctor' }, field, changed[field], value);
    }
  }),
  check('rejects an unknown id', 'updateDoctor', async (kit) => {
    const doctor = await kit.as('doctorA');
    const body = profileOf(await doctorA(kit));
    const reply = await doctor.call('updateDoctor', { params: { id: UNKNOWN_ID }, body });
    expectError(reply, 'not-found', 'forbidden');
  }),
  check('changes the schedule', 'updateAvailability', async (kit) => {
    const doctor = await kit.as('doctorA');
    const { id, availability } = await doctorA(kit);
    const params = { id };
    kit.onCleanup(async () => {
      expectResponse(await doctor.call('updateAvailability', { params, body: { availability } }));
    });
    const extra = { day: 'Sunday' as const, startTime: '04:00', endTime: '04:30' };
    const changed = [...availability, extra];
    const reply = await doctor.call('updateAvailability', {
      params,
      body: { availability: changed, specialty: 'Changed' },
    });
    expectEqual(reply, 'availability', expectResponse(reply).availability, changed);
    const after = await readDoctor(kit, id);
    const own = { ...after, name: 'updateAvailability' as const };
    expectEqual(own, 'availability', expectResponse(after).availability, changed);
  }),
  check('rejects working hours that end before they start', 'updateAvailability', async (kit) => {
    const doctor = await kit.as('doctorA');
    const availability = [{ day: 'Monday', startTime: '12:00', endTime: '10:00' }];
    const params = { id: doctor.user.id };
    const reply = await doctor.call('updateAvailability', { params, body: { availability } });
    expectWrongField(reply, 'availability');
  }),
];
