import { expect, test } from 'vitest';
import { people, visit } from '../testing/test-seed.ts';
import { migrate } from './migrations.ts';

test('data of version 6 gets no calendar feeds, since no address has been made', () => {
  expect(migrate(6, { accounts: [] })).toMatchObject({ calendarFeeds: [] });
});

test('data of version 8 gets no e-mail addresses, since none has been verified', () => {
  const empty = { emails: [], emailChanges: [], mails: [] };
  expect(migrate(8, { accounts: [] })).toMatchObject(empty);
});

test('data of version 7 gets the reminders of the visits that are ahead', () => {
  const appointments = [visit('one', '10:00', 'scheduled'), visit('two', '11:00', 'cancelled')];
  const { deliveries } = migrate(7, { accounts: [people.patientA], appointments });
  expect(deliveries).toContainEqual(
    expect.objectContaining({
      subject: 'one',
      kind: 'soon',
      expiresAt: '2026-11-24T02:30:00.000Z',
    }),
  );
  expect(deliveries).not.toContainEqual(expect.objectContaining({ subject: 'two' }));
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

test('data of version 8 gets an empty waitlist', () => {
  expect(migrate(8, { accounts: [] })).toMatchObject({ waitlist: [] });
});
