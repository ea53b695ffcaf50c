import { expect, test } from 'vitest';
import { visit } from '../testing/test-seed.ts';
import { migrate } from './migrations.ts';

test('data of version 6 gets no calendar feeds, since no address has been made', () => {
  expect(migrate(6, { accounts: [] })).toEqual({ accounts: [], calendarFeeds: [] });
});

test('data of version 5 gets a hold for each visit that is not cancelled', () => {
  const appointments = [
    visit('one', '10:00', 'completed'),
    visit('two', '10:00', 'cancelled'),
    { ...visit('three', '10:00', 'pending'), date: '2026-11-25' },
    { ...visit('four', '10:00', 'scheduled'), date: '2026-11-25' },
    'damaged',
  ];
  const { slotHolds } = migrate(5, { appointments });
  const doctorId = 'doctor-a';
  expect(slotHolds).toEqual([
    { id: 'one', doctorId, date: '2026-11-24', time: '10:00', appointmentId: 'one' },
    { id: 'three', doctorId, date: '2026-11-25', time: '10:00', appointmentId: 'three' },
  ]);
});
