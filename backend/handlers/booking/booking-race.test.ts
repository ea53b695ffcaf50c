import { expect, test } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';

const BOOKINGS = 1000;

test(`of ${BOOKINGS} concurrent bookings of a slot, one succeeds and the others fail with slot-taken`, async () => {
  const { createDevice, backend } = createTestBackend({ seed: createTestSeed() });
  const device = createDevice();
  const { patientA, patientB, doctorA } = people;
  const tokens = [
    (await signIn(createDevice(), patientA)).accessToken,
    (await signIn(createDevice(), patientB)).accessToken,
  ];
  const body = {
    doctorId: doctorA.id,
    date: '2026-11-24',
    time: '10:00',
    appointmentType: 'in-person',
    notes: '',
  };
  const replies = await Promise.all(
    Array.from({ length: BOOKINGS }, (_, index) =>
      device.call(
        'bookAppointment',
        { doctorId: doctorA.id },
        { token: tokens[index % 2] ?? '', body },
      ),
    ),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(BOOKINGS - 1);
  const visits = await backend.store.read((reads) => reads.find('appointments'));
  expect(visits).toHaveLength(1);
}, 60_000);
