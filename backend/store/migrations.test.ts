import { expect, test } from 'vitest';
import { migrate } from './migrations.ts';

test('doctors who signed up earlier get their number of patients, and those of the demo get none', () => {
  const visit = (doctorId: string, patientId: string, status = 'completed') => ({
    doctorId,
    patientId,
    status,
  });
  const { doctors } = migrate(9, {
    doctors: [{ id: 'busy' }, { id: 'new' }, { id: 'doctor-ananya-krishnan' }],
    appointments: [
      visit('busy', 'meera'),
      visit('busy', 'meera'),
      visit('busy', 'arjun'),
      visit('busy', 'joseph', 'scheduled'),
      visit('doctor-ananya-krishnan', 'meera'),
    ],
  });
  expect(doctors).toEqual([
    { id: 'busy', patientCount: 2 },
    { id: 'new', patientCount: 0 },
    { id: 'doctor-ananya-krishnan' },
  ]);
});
