import { expect, test } from 'vitest';
import type { DeliveryRecord } from '../../store/records.ts';
import { people, visit } from '../../testing/test-seed.ts';
import { toRequestSent } from './find-subject.ts';

const request = (revision: number, channel: 'sms' | 'email'): DeliveryRecord => ({
  id: `visit:${revision}:requested:${channel}`,
  accountId: people.doctorA.id,
  subject: 'visit',
  kind: 'requested',
  channel,
  state: 'sent',
  attempts: 1,
  expiresAt: '2027-01-01T00:00:00.000Z',
});

test('the latest request that a doctor got by a channel counts, in any order of the rows', () => {
  const rows = [request(2, 'sms'), request(10, 'sms'), request(1, 'email')];
  const booked = visit('visit', '11:00', 'pending');
  for (const known of [rows, rows.toReversed()]) {
    expect(toRequestSent(booked, known)).toEqual({ sms: 10, email: 1 });
  }
});
