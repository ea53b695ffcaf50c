import { describe, expect, test } from 'vitest';
import { doctorEndpoints } from '../../../src/contract/doctors.ts';
import { freeTimesEndpoints } from '../../../src/contract/free-times.ts';
import { BOOKING_DAYS, freeTimes } from '../../../src/domain/booking/slots.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, farHospital, people, signIn, visit } from '../../testing/test-seed.ts';
import { decide } from '../../testing/test-verification.ts';

const { doctorA, doctorB } = people;
const A = { id: doctorA.id };

function start() {
  const seed = createTestSeed([
    visit('visit-pending', '10:00', 'pending'),
    visit('visit-cancelled', '10:30', 'cancelled'),
    visit('visit-completed', '11:00', 'completed'),
  ]);
  const backend = createTestBackend({ seed });
  return { ...backend, device: backend.createDevice() };
}

test('all three doctor endpoints return the same doctor, with both the id and the _id field', async () => {
  const { device } = start();
  const { body: plain } = await device.call('getDoctor', A);
  const forBooking = await device.call('getDoctorForBooking', A);
  const profile = await device.call('getDoctorProfile', A);
  expect(plain).toMatchObject({ id: doctorA.id, _id: doctorA.id, name: doctorA.name });
  expect(forBooking.body).toEqual({ success: true, doctor: plain });
  expect(profile.body).toEqual({ success: true, doctor: plain });
});

test('both list endpoints return every listed doctor', async () => {
  const { device } = start();
  const list = doctorEndpoints.listDoctors.response.parse((await device.call('listDoctors')).body);
  const found = doctorEndpoints.findDoctors.response.parse((await device.call('findDoctors')).body);
  expect(list.map(({ id }) => id)).toEqual([doctorA.id, doctorB.id]);
  expect(found.doctors).toEqual(list);
});

test('doctor lists contain the first free time, excluding leave days and past times', async () => {
  const today = { date: '2026-11-23' };
  const seed = createTestSeed([
    { ...visit('visit-pending', '10:00', 'pending'), ...today },
    { ...visit('visit-cancelled', '10:30', 'cancelled'), ...today },
  ]);
  const [first, second] = seed.doctors;
  if (!first || !second) throw new Error('There are two doctors in the seed.');
  seed.doctors = [first, { ...second, leaveDays: ['2026-11-23', '2026-11-24'] }];
  const { createDevice, clock } = createTestBackend({ seed });
  const device = createDevice();
  const nextTimes = async () => {
    const { body } = await device.call('findDoctors');
    const { doctors } = doctorEndpoints.findDoctors.response.parse(body);
    const list = doctorEndpoints.listDoctors.response.parse(
      (await device.call('listDoctors')).body,
    );
    expect(list).toEqual(doctors);
    return doctors.map(({ nextFreeAt }) => nextFreeAt);
  };
  expect(await nextTimes()).toEqual(['2026-11-23T05:00:00.000Z', '2026-11-25T04:30:00.000Z']);
  clock.advance(60 * 60);
  expect(await nextTimes()).toEqual(['2026-11-23T05:30:00.000Z', '2026-11-25T04:30:00.000Z']);
});

test('an unknown doctor returns 404', async () => {
  const { device } = start();
  for (const name of ['getDoctor', 'getDoctorForBooking', 'getDoctorProfile'] as const) {
    expect(await device.call(name, { id: 'nobody' })).toMatchObject({
      status: 404,
      body: { success: false, message: 'Doctor not found', code: 'not-found' },
    });
  }
  const slots = await device.call('getTakenSlots', { id: 'nobody', date: '2026-11-24' });
  expect(slots.status).toBe(404);
  expect((await device.call('listFreeTimes', { id: 'nobody' })).status).toBe(404);
});

test('a visit makes its time unavailable only while its status reserves the slot', async () => {
  const { device } = start();
  const { body } = await device.call('getTakenSlots', { ...A, date: '2026-11-24' });
  expect(body).toEqual({ date: '2026-11-24', taken: ['10:00', '11:00'] });
});

test('the free times of all days are those that a visit can be booked at', async () => {
  const { device, clock } = start();
  const freeDays = async () => {
    const { body } = await device.call('listFreeTimes', A);
    return freeTimesEndpoints.listFreeTimes.response.parse(body).days;
  };
  const days = await freeDays();
  expect(days).toHaveLength(BOOKING_DAYS);
  const { body } = await device.call('getDoctor', A);
  const { availability } = doctorEndpoints.getDoctor.response.parse(body);
  for (const { date, times } of days) {
    const taken = date === '2026-11-24' ? ['10:00', '11:00'] : [];
    expect(times).toEqual(freeTimes({ availability }, date, taken, clock.now()));
  }
  expect(days[1]?.times).not.toContain('10:00');
  expect(days[1]?.times).toContain('10:30');
});

test('a full day has no free times, and a day of leave is not listed', async () => {
  const { device, backend } = start();
  await backend.store.write((unit) =>
    unit.update('doctors', doctorA.id, {
      availability: [{ day: 'Tuesday', startTime: '10:00', endTime: '10:30' }],
      leaveDays: ['2026-12-01'],
    }),
  );
  expect((await device.call('listFreeTimes', A)).body).toEqual({
    days: [{ date: '2026-11-24', times: [] }],
  });
});

test('an invalid date is rejected with an error for that field', async () => {
  const { device } = start();
  const reply = await device.call('getTakenSlots', { ...A, date: '2026-02-30' });
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'invalid-request', fields: { date: 'Date must be a day such as 2026-11-25' } },
  });
});

const newProfile = {
  name: ' Dr. Charu M. ',
  specialty: 'ENT',
  bio: 'New words.',
  experience: 13,
  profilePicture: null,
  education: ['MBBS', 'MS'],
};

test('a profile update replaces the profile and clears omitted fields', async () => {
  const { device, backend } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  await backend.store.write((unit) =>
    unit.update('doctors', doctorA.id, { registration: undefined, verification: undefined }),
  );
  const withMore = { ...newProfile, gender: 'female', languages: ['Hindi'] };
  await device.call('updateDoctor', A, { token, body: withMore });
  const { status, body } = await device.call('updateDoctor', A, { token, body: newProfile });
  expect(status).toBe(200);
  const { name: _name, ...rest } = newProfile;
  expect(body).toMatchObject({ ...rest, name: doctorA.name, rating: 4.8 });
  expect(body).not.toHaveProperty('gender');
  expect((await device.call('getDoctor', A, { token })).body).toEqual(body);
});

test('a profile update of a verified doctor waits with what the back office has verified', async () => {
  const { device, backend, clock } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const { body: before } = await device.call('getDoctor', A);
  const { body } = await device.call('updateDoctor', A, { token, body: newProfile });
  const { specialty, experience, education } = newProfile;
  const wanted = { name: 'Dr. Charu M.', specialty, experience, education };
  expect(body).toMatchObject({ bio: 'New words.', verification: { requested: wanted } });
  expect((await device.call('getDoctor', A)).body).toEqual({
    ...Object(before),
    bio: 'New words.',
  });
  clock.advance(60);
  await decide(backend, doctorA.id, { outcome: 'accepted' });
  expect((await device.call('getDoctor', A)).body).toMatchObject(wanted);
});

test('a profile update ignores fields that a doctor may not change', async () => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const { body: before } = await device.call('getDoctor', A, { token });
  const availability = [{ day: 'Sunday', startTime: '09:00', endTime: '10:00' }];
  const extra = { registration: { number: '1', council: 'None', year: 2000 }, verification: null };
  const body = { availability, id: doctorB.id, rating: 5, role: 'patient', ...extra };
  const reply = await device.call('updateAvailability', A, { token, body });
  expect(reply.body).toEqual({ ...Object(before), availability });
});

const monday = (startTime: string, endTime: string, day = 'Monday') => ({
  day,
  startTime,
  endTime,
});

test.each([
  ['ends before it starts', [monday('12:00', '10:00')], 'Each window must end after it starts'],
  ['ends as it starts', [monday('12:00', '12:00')], 'Each window must end after it starts'],
  [
    'overlaps another one',
    [monday('10:00', '12:00'), monday('11:30', '13:00')],
    'The windows of a day must not overlap',
  ],
  [
    'names no weekday',
    [monday('10:00', '12:00', 'Someday')],
    'Day must be a day of the week, such as Monday',
  ],
  ['has no time', [monday('10am', '12:00')], 'Time must be HH:mm, such as 09:30'],
])(
  'an availability window that %s is rejected and the schedule stays unchanged',
  async (_, availability, message) => {
    const { device } = start();
    const { accessToken: token } = await signIn(device, doctorA);
    const { body: before } = await device.call('getDoctor', A);
    const reply = await device.call('updateAvailability', A, { token, body: { availability } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request', message } });
    expect((await device.call('getDoctor', A)).body).toEqual(before);
  },
);

test('adjacent availability windows are accepted', async () => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const availability = [monday('10:00', '12:00'), monday('12:00', '13:00')];
  const reply = await device.call('updateAvailability', A, { token, body: { availability } });
  expect(reply).toMatchObject({ status: 200, body: { availability } });
});

test('leave days are saved in order without duplicates, and stay until they are replaced', async () => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const availability = [monday('10:00', '12:00')];
  const save = async (body: object) =>
    (await device.call('updateAvailability', A, { token, body: { availability, ...body } })).body;
  const leaveDays = ['2026-12-25', '2026-11-30', '2026-12-25'];
  const sorted = { leaveDays: ['2026-11-30', '2026-12-25'] };
  expect(await save({ leaveDays })).toMatchObject(sorted);
  expect(await save({})).toMatchObject(sorted);
  expect((await device.call('getDoctor', A)).body).toMatchObject(sorted);
  expect(await save({ leaveDays: [] })).toMatchObject({ leaveDays: [] });
});

test.each([
  [{ bio: 'x'.repeat(1001) }, 'bio', 'The bio must be at most 1,000 characters'],
  [{ specialty: 'x'.repeat(121) }, 'specialty', 'The specialty must be at most 120 characters'],
  [{ experience: 81 }, 'experience', 'Experience must be a whole number of years, 0 to 80'],
  [{ name: ' ' }, 'name', 'Full Name is required'],
])('an invalid profile is rejected: %#', async (change, field, message) => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const { body: before } = await device.call('getDoctor', A);
  const body = { ...Object(before), ...change };
  expect(await device.call('updateDoctor', A, { token, body })).toMatchObject({
    status: 400,
    body: { message, fields: { [field]: message } },
  });
  expect((await device.call('getDoctor', A)).body).toEqual(before);
});

describe('a practice', () => {
  test('is a hospital of the list, whose name, number and city the profile shows', async () => {
    const { device } = start();
    const { accessToken: token } = await signIn(device, doctorA);
    const fees = { video: { amountMinor: 45_000, currency: 'INR' } };
    const body = { hospitalId: farHospital.id, fees };
    const { name, phone, location } = farHospital;
    expect((await device.call('updatePractice', A, { token, body })).body).toMatchObject({
      hospital: { id: farHospital.id, name, phone },
      location,
      fees,
    });
    expect((await device.call('getDoctor', A)).body).toMatchObject({ location, fees });
  });

  test('is replaced as a whole', async () => {
    const { device } = start();
    const { accessToken: token } = await signIn(device, doctorA);
    const fees = { video: { amountMinor: 45_000, currency: 'INR' } };
    const whole = { hospitalId: farHospital.id, deskPhone: '08040001111', fees };
    await device.call('updatePractice', A, { token, body: whole });
    expect((await device.call('getDoctor', A)).body).toMatchObject({ deskPhone: '08040001111' });
    await device.call('updatePractice', A, { token, body: { fees: {} } });
    const { body } = await device.call('getDoctor', A);
    expect(body).toMatchObject({ fees: {} });
    for (const field of ['hospital', 'deskPhone']) expect(body).not.toHaveProperty(field);
    expect(body).not.toHaveProperty('location');
  });

  test.each([
    ['a hospital that is not listed', { hospitalId: 'nowhere' }, 'hospitalId'],
    ['an address without a city', { address: '1 Road' }, ''],
    [
      'two places',
      {
        hospitalId: 'hospital-a',
        address: '1 Road',
        location: { area: 'A', city: 'B', state: 'C' },
      },
      '',
    ],
    ['no fee at all', { fees: { video: { amountMinor: 0, currency: 'INR' } } }, 'fees'],
    ['half a paisa', { fees: { phone: { amountMinor: 100.5, currency: 'INR' } } }, 'fees'],
    ['a fee in dollars', { fees: { phone: { amountMinor: 500, currency: 'USD' } } }, 'fees'],
  ])('of %s is refused, and nothing changes', async (_, body, field) => {
    const { device } = start();
    const { accessToken: token } = await signIn(device, doctorA);
    const { body: before } = await device.call('getDoctor', A);
    const reply = await device.call('updatePractice', A, { token, body: { fees: {}, ...body } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    if (field) expect(Object.keys(Object(Object(reply.body).fields))[0]).toMatch(field);
    expect((await device.call('getDoctor', A)).body).toEqual(before);
  });
});
