import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { timeAtMinutes } from '../../../src/domain/time/india-time.ts';
import { deliveryRecords } from '../../../backend/seed/delivery-seed.ts';
import type {
  AppointmentRecord,
  DeliveryRecord,
  SeedData,
} from '../../../backend/store/records.ts';
import { createTestSeed, people, visit } from '../../../backend/testing/test-seed.ts';

const body = z.object({ phone: z.string() });

/** 18:00 in India, on the day before the visits. */
export const EVE = '2026-11-23T12:30:00.000Z';
/** The claims of killed processes have ended. */
export const LEASE_LATER = '2026-11-23T12:33:00.000Z';

/** Of as many patients, by SMS and in the app, all due on the evening before. */
export function createReminders(
  count: number,
  now: Date,
): SeedData & { deliveries: DeliveryRecord[] } {
  const seed = createTestSeed();
  const patients = Array.from({ length: count }, (_, index) => ({
    ...people.patientA,
    id: `patient-${index}`,
    phone: String(9_100_000_000 + index),
  }));
  const visits = patients.map(({ id: patientId }, index): AppointmentRecord => {
    const time = timeAtMinutes(60 + index);
    const booked = visit(`visit-${index}`, time, 'scheduled');
    return { ...booked, patientId, appointmentType: 'in-person' };
  });
  return {
    ...seed,
    accounts: [...seed.accounts, ...patients],
    appointments: visits,
    deliveries: deliveryRecords(visits, now).filter(({ kind }) => kind === 'tomorrow'),
  };
}

/** The same reminders by e-mail. */
export function toEmails(deliveries: readonly DeliveryRecord[]): DeliveryRecord[] {
  return deliveries
    .filter(({ channel }) => channel === 'sms')
    .map((sms) => ({ ...sms, id: sms.id.replace(/sms$/, 'email'), channel: 'email' as const }));
}

export const getAddress = (accountId: string) => `${accountId}@example.com`;

type OnText = (count: number, authorization: string | undefined) => 'answer' | 'wait';

/** An SMS gateway. A text that waits is never answered. */
export async function startGateway() {
  const sent: string[] = [];
  let onText: OnText = () => 'answer';
  const server = createServer(async (request, response) => {
    sent.push(body.parse(JSON.parse(await text(request))).phone);
    if (onText(sent.length, request.headers.authorization) === 'answer') response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    phones: () => sent,
    onText: (handler: OnText) => void (onText = handler),
  };
}
