import { expect, test } from 'vitest';
import { doctorEndpoints } from '../../src/contract/doctors.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import { createTestSeed, people, signIn, visit } from '../testing/test-seed.ts';

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

test('one doctor is the same in all three ways of reading it, with both ids', async () => {
  const { device } = start();
  const { body: plain } = await device.call('getDoctor', A);
  const forBooking = await device.call('getDoctorForBooking', A);
  const profile = await device.call('getDoctorProfile', A);
  expect(plain).toMatchObject({ id: doctorA.id, _id: doctorA.id, name: doctorA.name });
  expect(forBooking.body).toEqual({ success: true, doctor: plain });
  expect(profile.body).toEqual({ success: true, doctor: plain });
});

test('both lists hold every listed doctor', async () => {
  const { device } = start();
  const list = doctorEndpoints.listDoctors.answer.parse((await device.call('listDoctors')).body);
  const found = doctorEndpoints.findDoctors.answer.parse((await device.call('findDoctors')).body);
  expect(list.map(({ id }) => id)).toEqual([doctorA.id, doctorB.id]);
  expect(found.doctors).toEqual(list);
});

test('a doctor nobody knows answers 404', async () => {
  const { device } = start();
  for (const name of ['getDoctor', 'getDoctorForBooking', 'getDoctorProfile'] as const) {
    expect(await device.call(name, { id: 'nobody' })).toMatchObject({
      status: 404,
      body: { success: false, message: 'Doctor not found', code: 'not-found' },
    });
  }
  const slots = await device.call('getTakenSlots', { id: 'nobody', date: '2026-11-24' });
  expect(slots.status).toBe(404);
});

test('taken times are those of visits that still hold their slot', async () => {
  const { device } = start();
  const { body } = await device.call('getTakenSlots', { ...A, date: '2026-11-24' });
  expect(body).toEqual({ date: '2026-11-24', taken: ['10:00', '11:00'] });
});

test('a date that is none is refused by name', async () => {
  const { device } = start();
  const reply = await device.call('getTakenSlots', { ...A, date: '2026-02-30' });
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'invalid-request', fields: { date: 'Date must be a day such as 2026-11-25' } },
  });
});

test('a doctor replaces the own profile, and leaves out what is gone', async () => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const profile = {
    name: ' Dr. Charu M. ',
    specialty: 'ENT',
    bio: 'New words.',
    experience: 13,
    profilePicture: null,
    education: ['MBBS', 'MS'],
  };
  const withMore = { ...profile, gender: 'female', languages: ['Hindi'] };
  await device.call('updateDoctor', A, { token, body: withMore });
  const { status, body } = await device.call('updateDoctor', A, { token, body: profile });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...profile, name: 'Dr. Charu M.', rating: 4.8 });
  expect(body).not.toHaveProperty('gender');
  expect((await device.call('getDoctor', A)).body).toEqual(body);
});

test('what a doctor may not set is ignored', async () => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const { body: before } = await device.call('getDoctor', A);
  const availability = [{ day: 'Sunday', startTime: '09:00', endTime: '10:00' }];
  const body = { availability, id: doctorB.id, rating: 5, role: 'patient' };
  const reply = await device.call('updateAvailability', A, { token, body });
  expect(reply.body).toEqual({ ...Object(before), availability });
});

test('a window that ends before it starts is refused', async () => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, doctorA);
  const body = { availability: [{ day: 'Sunday', startTime: '12:00', endTime: '10:00' }] };
  expect(await device.call('updateAvailability', A, { token, body })).toMatchObject({
    status: 400,
    body: { fields: { availability: 'Each window must end after it starts' } },
  });
});
